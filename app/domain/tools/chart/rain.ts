import { addDays, type CalendarDate, dateParts } from "../../dates/calendar-date.ts";
import type { RanchFile } from "../fields/fields.ts";
import { figure, sumOf } from "../numbers/figures.ts";
import { DAYS_PER_WEEK } from "./grid.ts";

/** October 1 starts a water year, named after the year it ends in. */
const WATER_YEAR_MONTH = 10;

export function waterYearOf(on: CalendarDate): number {
  const { year, month } = dateParts(on);
  return month >= WATER_YEAR_MONTH ? year + 1 : year;
}

const inchesOf = (rain: RanchFile["rain"]) => sumOf(rain, ({ inches }) => inches);

/** The inches of rain in a week of the chart, as text; empty if none fell. */
export function weekOfRain({ rain }: RanchFile, week: CalendarDate, decimals: number): string {
  const end = addDays(week, DAYS_PER_WEEK);
  const inches = inchesOf(rain.filter(({ on }) => on >= week && on < end));
  return inches > 0 ? figure(inches, decimals) : "";
}

/** Inches of rain by water year, the newest first. */
export function rainByWaterYear(
  rain: RanchFile["rain"],
): { readonly waterYear: number; readonly inches: number }[] {
  const days = Map.groupBy(rain, ({ on }) => waterYearOf(on));
  return [...days]
    .map(([waterYear, each]) => ({ waterYear, inches: inchesOf(each) }))
    .toSorted((a, b) => b.waterYear - a.waterYear);
}
