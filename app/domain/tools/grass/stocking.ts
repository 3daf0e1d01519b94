import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { daysShown, wholeDown } from "../numbers/figures.ts";
import { daysOfGrass, lbBetween, type LbOn } from "./animal-units.ts";

/**
 * Pounds of grass that the herd eats, from a share of the whole year's growth (about a quarter on range).
 * Never mix this with `standingGrassLb`, which takes a share of what stands above the stubble today.
 */
export function seasonGrassLb(acres: number, growthLbAc: number, sharePctSeason: number): number {
  return (acres * growthLbAc * sharePctSeason) / 100;
}

export function standingGrassLb(acres: number, layerLbAc: number, sharePctLayer: number): number {
  return (acres * Math.max(0, layerLbAc) * sharePctLayer) / 100;
}

export type Stocking = ReturnType<typeof stocking>;

/**
 * How long the grass lasts, and how many animals it carries for the season, by what this herd eats. The margin is the
 * percent fewer animals for a year below average.
 */
export function stocking(
  usableLb: number,
  lbOn: LbOn,
  start: CalendarDate,
  { head, seasonDays, marginPct }: Readonly<Record<"head" | "seasonDays" | "marginPct", number>>,
) {
  const days = daysOfGrass(usableLb, lbOn, start);
  const fits = usableLb / lbBetween(lbOn, start, addDays(start, seasonDays));
  return {
    days,
    daysShown: daysShown(days),
    /** Days of the season without grass; 0 if it lasts. */
    shortDays: Math.max(0, seasonDays - daysShown(days)),
    headForSeason: wholeDown(head * fits),
    headWithMargin: wholeDown(head * fits * (1 - marginPct / 100)),
    /** Percent by which the herd needs more than its share of the growth; negative if grass is left. */
    overPct: (1 / fits - 1) * 100,
  };
}

/** Ways to estimate pounds per acre. All weights are dry feed. */
export const SQ_FT_PER_ACRE = 43_560;
export const GRAMS_PER_LB = 453.592;

/** Pounds per acre from a clipped and dried plot. */
export function clippedLbPerAcre(dryLb: number, areaSqFt: number): number {
  return (dryLb * SQ_FT_PER_ACRE) / areaSqFt;
}

/** All standing grass, by the grazing stick. */
export function standingLbPerAcre(heightIn: number, lbPerIn: number): number {
  return heightIn * lbPerIn;
}

/** Standing grass above the stubble to leave. */
export function aboveStubbleLbPerAcre(
  heightIn: number,
  stubbleIn: number,
  lbPerIn: number,
): number {
  return Math.max(0, heightIn - stubbleIn) * lbPerIn;
}
