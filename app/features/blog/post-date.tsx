import { useSyncExternalStore } from "react";
import { type CalendarDate, localDate } from "../../domain/calendar-date.ts";
import { longDate, relativeDate } from "../../domain/format-date.ts";

const never = () => () => {};

/**
 * How long ago a post appeared. The page as delivered carries the date itself, which cannot go
 * stale; the browser, which knows today, puts it in relation (decision 10).
 */
export function PostDate({ date }: { readonly date: CalendarDate }) {
  const text = useSyncExternalStore(
    never,
    () => relativeDate(date, localDate(new Date())),
    () => longDate(date),
  );
  return (
    <time dateTime={date} title={longDate(date)}>
      {text}
    </time>
  );
}
