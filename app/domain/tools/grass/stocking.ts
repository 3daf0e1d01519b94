import { daysShown, wholeDown } from "../numbers/round.ts";
import { animalUnitMonths, LB_PER_AUM, LB_PER_UNIT_DAY } from "./animal-units.ts";

/**
 * Pounds that end up in the cow. Two sums that must never meet: a share of the whole year's growth
 * (about a quarter on range), or a share of what stands today above the stubble.
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
  /** Animals kept back for a year that is not average. */
  readonly marginPct: number;
}

export interface Stocking {
  readonly days: number;
  readonly daysShown: number;
  /** Days of the season without grass; 0 when it lasts. */
  readonly shortDays: number;
  readonly unitsForSeason: number;
  readonly headForSeason: number;
  readonly headWithMargin: number;
  readonly supplyAum: number;
  readonly demandAum: number;
  /** Demand over supply, in percent; negative when grass is left. */
  readonly overPct: number;
}

/** How long the grass lasts and how many it carries for the season. Never raises a herd by itself. */
export function stocking(input: StockingInput): Stocking {
  const { usableLb, demandLbDay, head, units, seasonDays } = input;
  const days = usableLb / demandLbDay;
  const unitsForSeason = usableLb / (seasonDays * LB_PER_UNIT_DAY);
  // Head by the herd's own demand, so that another intake than 2.6% counts here as well.
  const fits = (usableLb / seasonDays / demandLbDay) * head;
  const supplyAum = usableLb / LB_PER_AUM;
  const demandAum = animalUnitMonths(units, seasonDays);
  return {
    days,
    daysShown: daysShown(days),
    shortDays: Math.max(0, seasonDays - daysShown(days)),
    unitsForSeason,
    headForSeason: wholeDown(fits),
    headWithMargin: wholeDown(fits * (1 - input.marginPct / 100)),
    supplyAum,
    demandAum,
    overPct: (demandAum / supplyAum - 1) * 100,
  };
}
