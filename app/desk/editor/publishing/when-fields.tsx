import { useId, useState } from "react";
import type { WallTime } from "#app/domain/dates/site-time.ts";
import { isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { AlertIcon } from "#app/ui/icons/icons.tsx";
import { checkTime, explainTime, firstTime } from "./when.ts";
import { useSiteTime } from "#app/desk/site-time.ts";

/**
 * The state of a chosen time, which `WhenFields` shows.
 *
 * @param at the time that is already scheduled.
 */
export function useChosenTime(at?: number) {
  const { timeZone } = useSiteTime();
  const [value, setValue] = useState(() => firstTime(at, timeZone, Date.now()));
  const [error, setError] = useState("");
  return {
    value,
    error,
    setError,
    change: (to: WallTime) => {
      setValue(to);
      setError("");
    },
    /** The chosen moment; undefined if it is refused, with an error that the fields show. */
    moment(): number | undefined {
      const checked = checkTime(value, timeZone, Date.now());
      if ("moment" in checked) return checked.moment;
      setError(checked.error);
      return undefined;
    },
  };
}

/** A date and time in the site's zone, with this device's time beside it (decision 36). */
export function WhenFields({
  time: { value, error, change },
}: {
  readonly time: ReturnType<typeof useChosenTime>;
}) {
  const { timeZone, now } = useSiteTime();
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
            if (isCalendarDate(target.value)) change({ ...value, date: target.value });
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
            if (target.value !== "") change({ ...value, time: target.value });
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
