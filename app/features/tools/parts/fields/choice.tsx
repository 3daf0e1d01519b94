/** More options than this are shown as a menu: buttons would fill the screen. */
const MAX_BUTTONS = 5;

interface ChoiceProps {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onValue: (value: string) => void;
}

/** A choice between a few answers, as large buttons; between many, as a menu. */
export function Choice({ hint, ...choice }: ChoiceProps & { readonly hint?: string | undefined }) {
  const { id, label, value, options, onValue } = choice;
  if (options.length > MAX_BUTTONS) return <Menu {...choice} />;
  return (
    <fieldset className="tool-choice" id={id}>
      <legend className="tool-label">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            id={`${id}-${option.value}`}
            name={id}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {hint ? <p className="hint">{hint}</p> : null}
    </fieldset>
  );
}

export function Menu({ id, label, value, options, onValue }: ChoiceProps) {
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        // On a reload, Firefox would restore a choice with which the planner does not compute.
        autoComplete="off"
        value={value}
        onChange={({ target }) => onValue(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
