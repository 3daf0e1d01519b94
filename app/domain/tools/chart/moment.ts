import {
  addDays,
  type CalendarDate,
  dayNumber,
  isCalendarDate,
} from "../../dates/calendar-date.ts";
import { dayAndMonth } from "../../dates/format-date.ts";

/**
 * When a herd moves: a day alone is its morning, `2027-05-15 PM` is half a day later. Compared as text, moments are in
 * order of time.
 */
export type Moment = CalendarDate | (string & { readonly __afternoon: true });

const PM = " PM";

export const isAfternoon = (moment: Moment): boolean => moment.endsWith(PM);
export const dayOf = (moment: Moment): CalendarDate => moment.replace(PM, "") as CalendarDate;
export const momentOf = (day: CalendarDate, afternoon: boolean): Moment =>
  afternoon ? (`${day}${PM}` as Moment) : day;
export const isMoment = (text: string): text is Moment => isCalendarDate(text.replace(PM, ""));

const dayNumberOf = (moment: Moment) => dayNumber(dayOf(moment)) + (isAfternoon(moment) ? 0.5 : 0);

/** Days, in halves, from one moment to another. */
export const daysFrom = (from: Moment, to: Moment): number => dayNumberOf(to) - dayNumberOf(from);

/** The moment that many days later, in halves. */
export function daysAfter(moment: Moment, days: number): Moment {
  const after = days + (isAfternoon(moment) ? 0.5 : 0);
  return momentOf(addDays(dayOf(moment), Math.floor(after)), after % 1 !== 0);
}

/** "May 15", or "May 15 PM". */
export const momentText = (moment: Moment, text = dayAndMonth): string =>
  `${text(dayOf(moment))}${isAfternoon(moment) ? PM : ""}`;
