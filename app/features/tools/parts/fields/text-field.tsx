const MAX_NAME_LENGTH = 40;

/** A field for a short name. */
export function TextField({
  path,
  label,
  value,
  onValue,
}: {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string, path: string) => void;
}) {
  return (
    <div className="tool-field">
      <label htmlFor={path}>{label}</label>
      <input
        type="text"
        id={path}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onValue(target.value, path)}
      />
    </div>
  );
}
