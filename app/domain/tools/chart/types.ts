import type { CalendarDate } from "../../dates/calendar-date.ts";

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

export interface ChartPaddock {
  readonly id: string;
  readonly acres: number;
  readonly rating: number;
  /** The day the herd last left it; null if not grazed this season. */
  readonly lastOut: CalendarDate | null;
  /** Days its grass feeds the herd from turn-in height to stubble, which limits a stay. Null if unknown. */
  readonly feedDays: number | null;
}

export interface PlanRow {
  readonly paddockId: string;
  readonly in: CalendarDate;
  /** The day the herd leaves, which does not count as grazed. */
  readonly out: CalendarDate;
}

export interface LogEntry {
  readonly id: string;
  readonly herdId: string;
  readonly paddockId: string;
  readonly in: CalendarDate;
  /** Null while the herd is there. */
  readonly out: CalendarDate | null;
  readonly head: number | null;
  readonly heightInIn: number | null;
  readonly heightOutIn: number | null;
  readonly note: string;
}
