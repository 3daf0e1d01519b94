/** A choice between a few answers, as large buttons. */
export function Choice<Value extends string>({
  path,
  label,
  value,
  options,
  onValue,
}: {
  readonly path: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onValue: (value: Value) => void;
}) {
  return (
    <fieldset className="tool-choice">
      <legend className="tool-label">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            id={`${path}-${option.value}`}
            name={path}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
