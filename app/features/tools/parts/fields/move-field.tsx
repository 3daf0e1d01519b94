import {
  dayOf,
  isAfternoon,
  isMoment,
  type Moment,
  momentOf,
} from "#app/domain/tools/chart/moment.ts";
import { fieldAt } from "#app/domain/tools/fields/file.ts";
import { useAt } from "#app/features/tools/store/use-ranch.ts";
import { DateField, type DateFieldProps } from "./date-field.tsx";
import { asText, type FieldOfProps, useControl, useFinding } from "./field-of.tsx";

/** The control of one of the two moments of a stay. */
export function MoveOf(props: FieldOfProps) {
  const { value, write, ...control } = useControl(props);
  const mayBeEmpty = fieldAt(props.path).kind === "date";
  const text = asText(value);
  return (
    <MoveField
      {...control}
      value={isMoment(text) ? text : null}
      halves={useAt(({ season }) => season.moves === "half")}
      finding={useFinding(props.path)}
      marked={mayBeEmpty}
      onValue={(next) => {
        if (next !== null || mayBeEmpty) write(next);
      }}
    />
  );
}

/** The day of a move and, if herds are also moved in the afternoon, the half of the day. */
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
