import { NITRATE } from "../rules.ts";

/** Converts ppm of nitrate to ppm of nitrate-N. */
export const NITRATE_TO_N = 0.226;

/** How forage with that much nitrate-N may be fed: one scale, stricter for bred cows. */
export function nitrateBand(nitrateNPpm: number): (typeof NITRATE)[number] {
  const band = NITRATE.find(({ below }) => nitrateNPpm < below) ?? NITRATE.at(-1);
  if (!band) throw new RangeError("the table of nitrate has no rows");
  return band;
}
