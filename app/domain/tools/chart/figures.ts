import { type CalendarDate, addDays } from "../../dates/calendar-date.ts";
import { LB_PER_UNIT_DAY } from "../grass/animal-units.ts";

/** Animal-unit days per acre, not counting the out day. */
export function unitDaysPerAcre(units: number, days: number, acres: number): number {
  return (units * days) / acres;
}

/** Dry pounds eaten per acre over that many animal-unit days. */
export function eatenLbPerAcre(unitDaysAcre: number): number {
  return unitDaysAcre * LB_PER_UNIT_DAY;
}

/** The average herd: the animal-unit days of all stays over their days. */
export function averageHerd(stays: readonly { units: number; days: number }[]): number {
  const days = stays.reduce((sum, stay) => sum + stay.days, 0);
  return stays.reduce((sum, stay) => sum + stay.units * stay.days, 0) / days;
}

/** The day to shut a paddock, so that it rests before the first frost and stockpiles for winter. */
export function shutBy(firstFrost: CalendarDate, restDays: number): CalendarDate {
  return addDays(firstFrost, -restDays);
}
