import { figure } from "../numbers/figures.ts";
import { NITRATE, NITRATE_GRAZE_BELOW_PPM } from "../rules.ts";

/** What the bands leave out. */
export const NITRATE_LIMIT = `Shares are for hay in a ration. Don’t graze a field at ${figure(NITRATE_GRAZE_BELOW_PPM)} ppm or more until your veterinarian or extension agent has a plan. Baling doesn’t take nitrate out, and nitrate in the water adds to it.`;

/** Converts ppm of nitrate to ppm of nitrate-N. */
export const NITRATE_TO_N = 0.226;

/** How forage with that much nitrate-N may be fed: one scale, stricter for bred cows. */
export function nitrateBand(nitrateNPpm: number): (typeof NITRATE)[number] {
  const band = NITRATE.find(({ below }) => nitrateNPpm < below) ?? NITRATE.at(-1);
  if (!band) throw new RangeError("the table of nitrate has no rows");
  return band;
}
