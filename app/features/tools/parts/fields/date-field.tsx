import { type CalendarDate, isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { useSource } from "#app/features/tools/store/use-ranch.ts";
import { Origin } from "../origin.tsx";
import { FindingMessage } from "../controls.tsx";
import type { Finding } from "#app/domain/tools/numbers/limits.ts";

export interface DateFieldProps<Value> {
  readonly path: string;
  /** The element's id; given if an earlier screen has the same field. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly value: Value | null;
  readonly onValue: (value: Value | null) => void;
  readonly finding?: Finding | null;
  /** Whether to show where the value comes from. */
  readonly marked?: boolean;
}

export function DateField({
  path,
  id = path,
  label,
  value,
  onValue,
  finding = null,
  marked = true,
}: DateFieldProps<CalendarDate>) {
  const mark = useSource(path);
  return (
    <div className={finding?.ok === 0 ? "tool-field bad" : "tool-field"}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        autoComplete="off"
        className={mark || value === null || !marked ? undefined : "example"}
        value={value ?? ""}
        onChange={({ target }) => onValue(isCalendarDate(target.value) ? target.value : null)}
        aria-describedby={`${id}-mark${finding ? ` ${id}-finding` : ""}`}
      />
      <Origin id={`${id}-mark`} mark={mark} empty={value === null || !marked} />
      <FindingMessage finding={finding} id={`${id}-finding`} />
    </div>
  );
}
