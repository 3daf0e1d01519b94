import { useId } from "react";
import type { WallTime } from "#app/domain/dates/site-time.ts";
import { isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { AlertIcon } from "#app/ui/icons/icons.tsx";
import { explainTime } from "./when.ts";
import { useNow } from "#app/desk/use-now.ts";

/** A date and time in the site's zone, with this device's time beside it (decision 36). */
export function WhenFields({
  value,
  onChange,
  timeZone,
  error,
}: {
  readonly value: WallTime;
  readonly onChange: (value: WallTime) => void;
  readonly timeZone: string;
  readonly error: string;
}) {
  const now = useNow();
  const id = useId();
  const { zone, which, device } = explainTime(value, timeZone, now);
  const control = error === "" ? {} : { "aria-invalid": true, "aria-describedby": `${id}error` };
  return (
    <div className={error === "" ? "when-fields" : "when-fields bad"}>
      <label>
        Day
        <input
          {...control}
          type="date"
          value={value.date}
          onChange={({ target }) => {
            if (isCalendarDate(target.value)) onChange({ ...value, date: target.value });
          }}
        />
      </label>
      <label>
        Time
        <input
          {...control}
          type="time"
          value={value.time}
          onChange={({ target }) => {
            if (target.value !== "") onChange({ ...value, time: target.value });
          }}
        />
      </label>
      <p className="hint">
        {zone} (the site’s).
        <br />
        <span aria-live="polite">
          {which}
          {device}
        </span>
      </p>
      {error === "" ? null : (
        <p className="err" id={`${id}error`} role="alert">
          <AlertIcon />
          {error}
        </p>
      )}
    </div>
  );
}
