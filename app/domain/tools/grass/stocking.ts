import { daysShown, wholeDown } from "../numbers/round.ts";
import { animalUnitMonths, LB_PER_AUM, LB_PER_UNIT_DAY } from "./animal-units.ts";

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
  readonly demandLbDay: number;
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
  /** Percent by which demand exceeds supply; negative if grass is left. */
  readonly overPct: number;
}

/** How long the grass lasts, and how many animals it carries for the season. */
export function stocking(input: StockingInput): Stocking {
  const { usableLb, demandLbDay, head, units, seasonDays } = input;
  const days = usableLb / demandLbDay;
  const unitsForSeason = usableLb / (seasonDays * LB_PER_UNIT_DAY);
  // From the herd's own demand, so that an intake other than 2.6% counts here, too.
  const headThatFit = (usableLb / seasonDays / demandLbDay) * head;
  const supplyAum = usableLb / LB_PER_AUM;
  const demandAum = animalUnitMonths(units, seasonDays);
  return {
    days,
    daysShown: daysShown(days),
    shortDays: Math.max(0, seasonDays - daysShown(days)),
    unitsForSeason,
    headForSeason: wholeDown(headThatFit),
    headWithMargin: wholeDown(headThatFit * (1 - input.marginPct / 100)),
    supplyAum,
    demandAum,
    overPct: (demandAum / supplyAum - 1) * 100,
  };
}
