import { dayOf, isAfternoon, type Moment, momentOf } from "#app/domain/tools/chart/moment.ts";
import { DateField, type DateFieldProps } from "#app/features/tools/parts/fields/date-field.tsx";

/** The day of a move; where herds are moved in afternoons too, in which half of it. */
export function MoveField({
  value,
  onValue,
  halves,
  ...field
}: DateFieldProps<Moment> & { readonly halves: boolean }) {
  const isLate = value !== null && isAfternoon(value);
  return (
    <>
      <DateField
        {...field}
        value={value && dayOf(value)}
        onValue={(day) => onValue(day && momentOf(day, isLate))}
      />
      {value && (halves || isLate) ? (
        <label className="tool-check">
          <input
            type="checkbox"
            id={`${field.path}.pm`}
            checked={isLate}
            onChange={({ target }) => onValue(momentOf(dayOf(value), target.checked))}
          />
          <span>{field.label}: in the afternoon</span>
        </label>
      ) : null}
    </>
  );
}
