import type { CalendarDate } from "../../dates/calendar-date.ts";

/** Where the herd is when no paddock is ready: fed hay at home, or on the home pasture. */
export const HOME = "home";

/** Rest wanted after a paddock is left on a day of the window (both days counted). */
export interface RestWindow {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly days: number;
}

/** Days on which a paddock must stay empty (both days counted). */
export interface BlockOut {
  readonly paddockId: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export interface ChartPaddock {
  readonly id: string;
  readonly acres: number;
  readonly rating: number;
  /** The day the herd last left it; null when it has not been grazed this season. */
  readonly lastOut: CalendarDate | null;
  /** Days its grass feeds the herd from turn-in height to stubble; cuts a stay. Null where not known. */
  readonly feedDays: number | null;
}

export interface PlanRow {
  readonly paddockId: string;
  readonly in: CalendarDate;
  /** The day the herd leaves; not counted as grazed. */
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
