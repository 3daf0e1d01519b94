/** The longest name. */
const LONGEST = 40;

/** A short name. */
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
        maxLength={LONGEST}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onValue(target.value, path)}
      />
    </div>
  );
}
