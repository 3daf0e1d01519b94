import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import type { LbOn } from "../grass/animal-units.ts";

/** Less than a pound a herd a day is floating-point error. */
export const SLACK_LB = 1e-6;

/** Whole days of a stay: as many as rest asks for, and as the grass feeds, if it is known. */
export function wholeDays(
  allowed: number | null,
  lbOn: LbOn,
  from: CalendarDate,
  most: number,
): number {
  if (allowed === null) return most;
  let [left, day] = [allowed + SLACK_LB, from];
  for (let days = 0; days < most; days += 1) {
    left -= lbOn(day);
    if (left < 0) return days;
    day = addDays(day, 1);
  }
  return most;
}
