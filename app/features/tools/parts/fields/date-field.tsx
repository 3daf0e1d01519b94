import { type CalendarDate, isCalendarDate } from "../../../../domain/dates/calendar-date.ts";
import { useSource } from "../../store/use-ranch.ts";
import { Origin } from "../origin.tsx";
import { FindingMessage } from "../finding-message.tsx";
import type { Finding } from "../../../../domain/tools/numbers/refusal.ts";

/** A field for a calendar date. */
export function DateField({
  path,
  label,
  value,
  onValue,
  finding = null,
  marked = true,
}: {
  readonly path: string;
  readonly label: string;
  readonly value: CalendarDate | null;
  readonly onValue: (value: CalendarDate | null, path: string) => void;
  readonly finding?: Finding | null;
  /** Whether to show where the value comes from. */
  readonly marked?: boolean;
}) {
  const mark = useSource(path);
  return (
    <div className={finding?.ok === 0 ? "tool-field bad" : "tool-field"}>
      <label htmlFor={path}>
        {label} {marked ? <Origin mark={mark} empty={value === null} /> : null}
      </label>
      <input
        id={path}
        type="date"
        value={value ?? ""}
        onChange={({ target }) => onValue(isCalendarDate(target.value) ? target.value : null, path)}
        aria-describedby={finding ? `${path}-finding` : undefined}
      />
      <FindingMessage finding={finding} id={`${path}-finding`} />
    </div>
  );
}
