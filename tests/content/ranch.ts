import { readFileSync } from "node:fs";
import { parseExampleRanch } from "../../app/content-model/example-ranch.ts";

/** The one example ranch, from which all printed results are computed. */
export const ranch = parseExampleRanch(readFileSync("content/example-ranch.yaml", "utf8"));

const { cows, animalUnitsPerCow, dryFeedLbPerAnimalUnitDay } = ranch.herd;

/** The herd in animal units, and its daily feed. */
export const herd = {
  cows,
  au: cows * animalUnitsPerCow,
  lbPerDay: cows * animalUnitsPerCow * dryFeedLbPerAnimalUnitDay,
};

/** Cost of a day of hay for the whole herd, in dollars. */
export const HERD_HAY_DAY = herd.cows * ranch.prices.hayPerCowDay.dollars;

/** Price of the whole kit, or of one half, in dollars. */
export function kitDollars(half?: "wire" | "water"): number {
  return ranch.kit.reduce(
    (sum, each) => sum + (half === undefined || each.half === half ? each.dollars : 0),
    0,
  );
}

/** Pounds the herd may eat from `acres` in a year, by the season's budget. */
export function yearBudgetLb(acres: number, sharePercent = ranch.grass.shareOfYearEatenPercent) {
  return (acres * ranch.grass.yearGrowthLbPerAcre * sharePercent) / 100;
}

/** Days the herd can stay on `acres` with the standing grass at turn-in. */
export function stayDays(acres: number): number {
  const { turnInHeightInches, stopHeightInches, lbPerAcreInch, shareAboveStopHeightPercent } =
    ranch.grass;
  const lb = (turnInHeightInches - stopHeightInches) * lbPerAcreInch * acres;
  return (lb * shareAboveStopHeightPercent) / 100 / herd.lbPerDay;
}
