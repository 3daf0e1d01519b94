import type { CalendarDate } from "../../dates/calendar-date.ts";
import { type Finding, refuse } from "../numbers/refusal.ts";

/** Where the herd waits if no paddock is ready: on hay at home, or on the home pasture. */
export const HOME = "home";

/** The rest due after leaving a paddock between two dates, inclusive. */
export interface RestWindow {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly days: number;
}

/** Dates, inclusive, on which a paddock must stay empty. */
export interface BlockOut {
  readonly paddockId: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export interface PlanRow {
  readonly paddockId: string;
  readonly in: CalendarDate;
  /** The day the herd leaves, which does not count as grazed. */
  readonly out: CalendarDate;
}

export type { LogEntry } from "../fields/fields.ts";

/** Refuses a last day before the first. */
export function checkSpan(first: CalendarDate, last: CalendarDate): Finding | null {
  return last < first ? refuse("date.span", "The last day is before the first. Swap them?") : null;
}
