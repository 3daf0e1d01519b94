import { type CalendarDate, dateParts } from "../../dates/calendar-date.ts";
import type { RanchFile } from "../fields/fields.ts";

/** October 1 starts a water year, named after the year it ends in. */
const WATER_YEAR_MONTH = 10;

export function waterYearOf(on: CalendarDate): number {
  const { year, month } = dateParts(on);
  return month >= WATER_YEAR_MONTH ? year + 1 : year;
}

/** Inches of rain by water year, the newest first. */
export function rainByWaterYear(
  rain: RanchFile["rain"],
): { readonly waterYear: number; readonly inches: number }[] {
  const days = Map.groupBy(rain, ({ on }) => waterYearOf(on));
  return [...days]
    .map(([waterYear, each]) => ({
      waterYear,
      inches: each.reduce((sum, { inches }) => sum + (inches ?? 0), 0),
    }))
    .toSorted((a, b) => b.waterYear - a.waterYear);
}
