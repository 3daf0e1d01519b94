import type { CalendarDate } from "../../dates/calendar-date.ts";
import { addDays } from "../../dates/calendar-date.ts";
import { daysShown, wholeDown } from "../numbers/round.ts";
import { animalUnitMonths, daysOfGrass, LB_PER_AUM, lbBetween, type LbOn } from "./animal-units.ts";

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

export interface StockingInput {
  readonly usableLb: number;
  readonly lbOn: LbOn;
  readonly start: CalendarDate;
  readonly head: number;
  readonly units: number;
  readonly seasonDays: number;
  /** Percent fewer animals, for a year below average. */
  readonly marginPct: number;
}

export interface Stocking {
  readonly days: number;
  readonly daysShown: number;
  /** Days of the season without grass; 0 if it lasts. */
  readonly shortDays: number;
  readonly unitsForSeason: number;
  readonly headForSeason: number;
  readonly headWithMargin: number;
  readonly supplyAum: number;
  readonly demandAum: number;
  /** Percent by which the herd needs more than its share of the growth; negative if grass is left. */
  readonly overPct: number;
}

/** How long the grass lasts, and how many animals it carries for the season, by what this herd eats. */
export function stocking(input: StockingInput): Stocking {
  const { usableLb, lbOn, start, head, units, seasonDays } = input;
  const days = daysOfGrass(usableLb, lbOn, start);
  const fits = usableLb / lbBetween(lbOn, start, addDays(start, seasonDays));
  return {
    days,
    daysShown: daysShown(days),
    shortDays: Math.max(0, seasonDays - daysShown(days)),
    unitsForSeason: units * fits,
    headForSeason: wholeDown(head * fits),
    headWithMargin: wholeDown(head * fits * (1 - input.marginPct / 100)),
    supplyAum: usableLb / LB_PER_AUM,
    demandAum: animalUnitMonths(units, seasonDays),
    overPct: (1 / fits - 1) * 100,
  };
}
