/** A field for a short text. */
export function TextField({
  path,
  label,
  value,
  max = 40,
  onValue,
}: {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly max?: number;
  readonly onValue: (value: string, path: string) => void;
}) {
  return (
    <div className="tool-field">
      <label htmlFor={path}>{label}</label>
      <input
        type="text"
        id={path}
        maxLength={max}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onValue(target.value, path)}
      />
    </div>
  );
}
