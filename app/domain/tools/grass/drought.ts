import { addDays, type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import { rounded, wholeDown } from "../numbers/figures.ts";
import { daysOfGrass, lbBetween, type LbOn } from "./animal-units.ts";
import { seasonGrassLb, standingGrassLb } from "./stocking.ts";

interface DroughtInput {
  readonly date: CalendarDate;
  /** The last day for which grass is needed. */
  readonly until: CalendarDate;
  /** The day by which the animals that leave are gone. */
  readonly leaveBy: CalendarDate;
  readonly acres: number;
  readonly standingLbAc: number;
  readonly leaveLbAc: number;
  readonly sharePctLayer: number;
  /** Pounds per acre grown so far; null to expect no more growth. */
  readonly grownSoFarLbAc: number | null;
  /** Percent of a year's growth usually grown by this date (Kansas: 75% by mid-July). */
  readonly shareGrownPct: number;
  readonly sharePctSeason: number;
  /** Pounds an acre in an inch of height; null if it is not known. */
  readonly lbPerIn: number | null;
  readonly units: number;
  readonly head: number;
  readonly lbOn: LbOn;
}

export type Drought = ReturnType<typeof drought>;

/** Growth still to come this year, if growth so far is the usual share of the year's. */
function stillDueLbPerAcre(grownSoFarLbAc: number, shareGrownPct: number): number {
  return Math.max(0, grownSoFarLbAc / (shareGrownPct / 100) - grownSoFarLbAc);
}

const QUARTERS = 4;

/** The height of so many standing pounds an acre, rounded up to a quarter inch. */
export function triggerHeightIn(standingLbAc: number, lbPerIn: number | null): number | null {
  return lbPerIn === null
    ? null
    : Math.ceil(rounded((standingLbAc / lbPerIn) * QUARTERS, 6)) / QUARTERS;
}

/**
 * Days of grass from the check date, and the heights at which animals must leave to make it last. Heights in inches
 * are rounded up to a quarter, the safe side, and null if the pounds in an inch are not known.
 */
export function drought(input: DroughtInput) {
  const { date, until, acres, units, head, lbOn, leaveLbAc } = input;
  const leaveBy = input.leaveBy < date ? date : input.leaveBy > until ? until : input.leaveBy;
  const nowLb = standingGrassLb(acres, input.standingLbAc - leaveLbAc, input.sharePctLayer);
  const stillDueLbAc =
    input.grownSoFarLbAc === null
      ? 0
      : stillDueLbPerAcre(input.grownSoFarLbAc, input.shareGrownPct);
  const laterLb = seasonGrassLb(acres, stillDueLbAc, input.sharePctSeason);
  const allLb = nowLb + laterLb;
  const daysLeft = daysOfGrass(allLb, lbOn, date);
  const daysWanted = Math.max(0, daysBetween(date, until));
  const [before, after] = [lbBetween(lbOn, date, leaveBy), lbBetween(lbOn, leaveBy, until)];
  const left = allLb - before;
  const share = left < 0 ? 0 : after === 0 ? 1 : Math.min(1, left / after);
  const keepHead = Math.floor(rounded(head * share, 6));
  const leaveHead = head - keepHead;
  /** What must stand on the day of the check if so many leave by their day. */
  const standingFor = (leave: number) =>
    leaveLbAc +
    Math.max(0, before + ((head - leave) / head) * after - laterLb) /
      ((acres * input.sharePctLayer) / 100);
  const half = Math.ceil(leaveHead / 2);
  const leavers = [...new Set([0, half, leaveHead])];
  const height = (leave: number) => triggerHeightIn(standingFor(leave), input.lbPerIn);
  return {
    nowLb,
    stillDueLbAc,
    laterLb,
    allLb,
    /** The reserve: days that the grass feeds the whole herd. */
    daysLeft,
    outDate: addDays(date, wholeDown(daysLeft)),
    daysWanted,
    shortDays: Math.max(0, daysWanted - wholeDown(daysLeft)),
    /** The whole herd lasts to the day from here on. */
    lastsFromLbAc: standingFor(0),
    lastsFromIn: height(0),
    keepUnits: units * share,
    leaveUnits: units * (1 - share),
    keepHead,
    leaveHead,
    leaveBy,
    /** The grass is gone before the day of leaving, whoever leaves then. */
    tooLate: left < 0,
    /**
     * Under a height on the day of the check, so many head leave: half of those who must, then all. It is enough down
     * to the next height.
     */
    steps: leavers.slice(1).map((leave, index) => ({
      leave,
      belowLbAc: standingFor(leavers[index] ?? 0),
      belowIn: height(leavers[index] ?? 0),
      downToLbAc: standingFor(leave),
      downToIn: height(leave),
    })),
  };
}
