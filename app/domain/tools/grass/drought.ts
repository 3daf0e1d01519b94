import { addDays, type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import { type Finding, refuse } from "../numbers/refusal.ts";
import { wholeDown } from "../numbers/round.ts";
import { LB_PER_UNIT_DAY } from "./animal-units.ts";
import { seasonGrassLb, standingGrassLb } from "./stocking.ts";

export interface DroughtInput {
  readonly date: CalendarDate;
  /** The last day for which grass is needed. */
  readonly until: CalendarDate;
  readonly acres: number;
  readonly standingLbAc: number;
  readonly leaveLbAc: number;
  readonly sharePctLayer: number;
  /** Pounds per acre grown so far; null to expect no more growth. */
  readonly grownSoFarLbAc: number | null;
  /** Percent of a year's growth usually grown by this date (Kansas: 75% by mid-July). */
  readonly shareGrownPct: number;
  readonly sharePctSeason: number;
  readonly units: number;
  readonly head: number;
  readonly demandLbDay: number;
}

export interface Drought {
  readonly nowLb: number;
  readonly stillDueLbAc: number;
  readonly laterLb: number;
  readonly allLb: number;
  readonly daysLeft: number;
  readonly outDate: CalendarDate;
  readonly daysWanted: number;
  readonly shortDays: number;
  readonly keepUnits: number;
  readonly leaveUnits: number;
  readonly keepHead: number;
  readonly leaveHead: number;
}

/** Growth still to come this year, if growth so far is the usual share of the year's. */
function stillDueLbPerAcre(grownSoFarLbAc: number, shareGrownPct: number): number {
  return Math.max(0, grownSoFarLbAc / (shareGrownPct / 100) - grownSoFarLbAc);
}

/** Days of grass from the check date, the day it runs out, and how many animals must leave to make it last. */
export function drought(input: DroughtInput): Drought {
  const { date, until, acres, units, head, demandLbDay } = input;
  const nowLb = standingGrassLb(acres, input.standingLbAc - input.leaveLbAc, input.sharePctLayer);
  const stillDueLbAc =
    input.grownSoFarLbAc === null
      ? 0
      : stillDueLbPerAcre(input.grownSoFarLbAc, input.shareGrownPct);
  const laterLb = seasonGrassLb(acres, stillDueLbAc, input.sharePctSeason);
  const allLb = nowLb + laterLb;
  const daysLeft = allLb / demandLbDay;
  const daysWanted = Math.max(0, daysBetween(date, until));
  const share = daysWanted === 0 ? 1 : Math.min(1, daysLeft / daysWanted);
  const keepUnits = daysWanted === 0 ? units : allLb / daysWanted / LB_PER_UNIT_DAY;
  const keepHead = wholeDown(head * share);
  return {
    nowLb,
    stillDueLbAc,
    laterLb,
    allLb,
    daysLeft,
    outDate: addDays(date, wholeDown(daysLeft)),
    daysWanted,
    shortDays: Math.max(0, daysWanted - wholeDown(daysLeft)),
    keepUnits: Math.min(units, keepUnits),
    leaveUnits: Math.max(0, units - keepUnits),
    keepHead,
    leaveHead: head - keepHead,
  };
}

/** Refuses standing grass below the amount to leave. */
export function checkResidual(
  standingLbAc: number | null,
  leaveLbAc: number | null,
): Finding | null {
  return standingLbAc !== null && leaveLbAc !== null && standingLbAc < leaveLbAc
    ? refuse("residual.low", "There is less grass than you want to leave. Days left: 0. Act now.")
    : null;
}
