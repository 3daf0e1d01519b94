import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { longDate } from "#app/domain/dates/format-date.ts";
import { hook } from "#app/enhance/page-contract.ts";

/**
 * A post's date. The document carries the date itself, which cannot go stale; in the browser
 * app/enhance/page/dates.ts makes it relative to today (decision 10), and keeps the date as its title.
 */
export function PostDate({
  date,
  withMonth = false,
}: {
  readonly date: CalendarDate;
  /** True in lists, where many rows would read "1 year ago". */
  readonly withMonth?: boolean;
}) {
  return (
    <time dateTime={date} {...hook("relativeDate", withMonth ? "month" : "")}>
      {longDate(date)}
    </time>
  );
}
