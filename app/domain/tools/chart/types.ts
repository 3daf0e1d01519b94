import type { CalendarDate } from "../../dates/calendar-date.ts";
import type { RanchFile } from "../fields/fields.ts";

/** Where the herd waits if no paddock is ready: on hay at home, or on the home pasture. */
export const HOME = "home";

/** A paddock's name, or where the herd waits. */
export function paddockName(file: RanchFile, paddockId: string): string {
  if (paddockId === HOME) return "home or other grass";
  return file.paddocks.find(({ id }) => id === paddockId)?.name || "a paddock taken out";
}

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
