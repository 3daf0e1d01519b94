import { useId } from "react";

/** Radio buttons, side by side. */
export function RadioGroup<Value>({
  legend,
  isLegendShown = false,
  className,
  inputClass,
  options,
  chosen,
  onChoose,
}: {
  readonly legend: string;
  readonly isLegendShown?: boolean;
  readonly className?: string;
  readonly inputClass?: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={isLegendShown ? undefined : "visually-hidden"}>{legend}</legend>
      {options.map(([value, label], index) => (
        <label key={index}>
          <input
            type="radio"
            className={inputClass}
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
