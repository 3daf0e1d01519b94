import { isCalendarDate, localDate } from "#app/domain/dates/calendar-date.ts";
import { relativeDate, withMonth } from "#app/domain/dates/relative-date.ts";
import { selector } from "../page-contract.ts";

/**
 * Fills in what depends on today: how long ago a post appeared, and the year in the footer. The document
 * carries the date itself, which cannot go stale (decision 10).
 */
export function dates(within: ParentNode = document): void {
  const today = localDate(new Date());
  for (const time of within.querySelectorAll<HTMLTimeElement>(selector("relativeDate"))) {
    if (!isCalendarDate(time.dateTime)) continue;
    const ago = relativeDate(time.dateTime, today);
    const inList = time.matches(selector("relativeDate", "month"));
    time.title ||= time.textContent;
    time.textContent = inList ? withMonth(ago, time.title) : ago;
  }
  for (const year of within.querySelectorAll(selector("currentYear"))) {
    year.textContent = today.slice(0, 4);
  }
}
