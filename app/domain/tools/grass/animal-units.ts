import { addDays, type CalendarDate, dateParts, daysBetween } from "../../dates/calendar-date.ts";
import { yearsLater } from "../../dates/years-later.ts";
import { dayOf, isAfternoon, type Moment } from "../chart/moment.ts";
import type { Filled } from "../fields/field.ts";
import type { RanchFile } from "../fields/fields.ts";
import { CALF } from "../rules.ts";
import { mayCalve } from "./animal-classes.ts";

type Method = Pick<RanchFile["method"], "aue">;

/** Animal units of one animal: weight / 1,000 (the site's default), or by metabolic weight, (weight / 1,000)^0.75. */
export function animalUnits(weightLb: number, { aue }: Method): number {
  return aue === "simple" ? weightLb / 1000 : (weightLb / 1000) ** 0.75;
}

export type HerdRows = Filled<RanchFile, "herdRows.head" | "herdRows.weightLb">["herdRows"];

/** Whether animals have calves old enough to count with them, on a day. Births repeat every year. */
function calvesCount(row: HerdRows[number], on: CalendarDate): boolean {
  const born = mayCalve(row) ? row.calvesBorn : null;
  if (born === null) return false;
  const years = dateParts(on).year - dateParts(born).year;
  const birthday = yearsLater(born, years);
  const last = birthday > on ? yearsLater(born, years - 1) : birthday;
  const age = daysBetween(last, on);
  return age >= CALF.fromDays && age < CALF.goneDays;
}

/**
 * The herd's total, with its calves if a day is given. At an intake of 2.6% of weight, an animal unit eats 26 lb a
 * day.
 */
export function herdDemand(
  rows: HerdRows,
  method: Method & { readonly intakePct: number },
  on: CalendarDate | null = null,
) {
  let [head, units, weightLb] = [0, 0, 0];
  for (const row of rows) {
    head += row.head;
    weightLb += row.head * row.weightLb;
    const calf = on !== null && calvesCount(row, on) ? CALF.units : 0;
    units += row.head * ((row.aueOverride ?? animalUnits(row.weightLb, method)) + calf);
  }
  return {
    head,
    units,
    /** The whole herd's live weight, in pounds. */
    weightLb,
    /** Dry feed a day, in pounds. */
    lbPerDay: (units * 1000 * method.intakePct) / 100,
  };
}

/** The pounds that a herd eats on a day. */
export type LbOn = (day: CalendarDate) => number;

/** The pounds eaten from one moment until another. */
export function lbBetween(lbOn: LbOn, from: Moment, until: Moment): number {
  if (until <= from) return 0;
  const halfOf = (moment: Moment) => (isAfternoon(moment) ? lbOn(dayOf(moment)) / 2 : 0);
  let lb = halfOf(until) - halfOf(from);
  for (let day = dayOf(from); day < dayOf(until); day = addDays(day, 1)) lb += lbOn(day);
  return lb;
}

/** After this many days, the herd is assumed to stay as on the last one. */
const MAX_DAYS = 800;

/** How many days the grass lasts from a day on, not rounded. */
export function daysOfGrass(lb: number, lbOn: LbOn, from: CalendarDate): number {
  let [left, day] = [lb, from];
  for (let days = 0; days < MAX_DAYS; days += 1) {
    const eaten = lbOn(day);
    if (left < eaten) return days + left / eaten;
    left -= eaten;
    day = addDays(day, 1);
  }
  return MAX_DAYS + left / lbOn(day);
}
