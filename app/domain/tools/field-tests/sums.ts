import { figure, sumOf } from "../numbers/figures.ts";
import { NITRATE, NITRATE_GRAZE_BELOW_PPM, WORMS } from "./rules.ts";

/** For an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[half - 1], sorted[half]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

export const mean = (values: readonly number[]): number =>
  sumOf(values, (value) => value) / values.length;

/** Slake classes of the NRCS field test, 1 (falls apart) to 6 (holds together). */
export const SLAKE_CLASSES = [
  "Half of the crumb or more was lost within 5 seconds, or it couldn’t be sampled.",
  "Half or more was lost 5 to 30 seconds after it went in.",
  "Half or more was lost 30 seconds to 5 minutes after, or under a tenth stayed after 5 dips.",
  "10 to 25% stayed on the sieve after 5 dips.",
  "25 to 75% stayed on the sieve after 5 dips.",
  "75 to 100% stayed on the sieve after 5 dips.",
] as const;

interface JarLayers {
  readonly sandPct: number;
  readonly siltPct: number;
  readonly clayPct: number;
}

/** A soil's class in the USDA texture triangle. */
export function soilTexture({ sandPct: sand, siltPct: silt, clayPct: clay }: JarLayers): string {
  if (silt + 1.5 * clay < 15) return "sand";
  if (silt + 2 * clay < 30) return "loamy sand";
  if (clay >= 40) return sand > 45 ? "sandy clay" : silt >= 40 ? "silty clay" : "clay";
  if (clay >= 35 && sand > 45) return "sandy clay";
  if (clay >= 27)
    return sand > 45 ? "sandy clay loam" : sand > 20 ? "clay loam" : "silty clay loam";
  if (clay >= 20 && silt < 28 && sand > 45) return "sandy clay loam";
  if (silt >= 80 && clay < 12) return "silt";
  if (silt >= 50) return "silt loam";
  if (clay < 7 ? silt < 50 : sand > 52) return "sandy loam";
  return "loam";
}

/** What the bands leave out. */
export const NITRATE_LIMIT = `Shares are for hay in a ration. Don’t graze a field at ${figure(NITRATE_GRAZE_BELOW_PPM)} ppm or more until your veterinarian or extension agent has a plan. Baling doesn’t take nitrate out, and nitrate in the water adds to it.`;

/** How forage with that much nitrate-N may be fed: one scale, stricter for bred cows. */
export function nitrateBand(nitrateNPpm: number): (typeof NITRATE)[number] {
  const band = NITRATE.find(({ below }) => nitrateNPpm < below) ?? NITRATE.at(-1);
  if (!band) throw new RangeError("the table of nitrate has no rows");
  return band;
}

/**
 * What studies found about larvae of the barber pole worm of sheep and goats on rested pasture (ATTRA). Not for
 * cattle. Never claims that a pasture is free of worms. The percent of dead larvae is null if no study gives a figure.
 */
export function wormRest(
  highF: number,
  restDays: number,
  irrigated = false,
): { readonly deadPct: number | null; readonly sentence: string } {
  const { hot, irrigated: wet, cold } = WORMS;
  if (irrigated && highF >= wet.highF && restDays >= wet.days) {
    const most = restDays >= wet.avoidedDays;
    return {
      deadPct: most ? null : wet.deadPct,
      sentence: `Sheep and goats: on irrigated summer pasture ${most ? `most larvae are avoided after ${wet.avoidedDays} days` : `about ${wet.deadPct}% of the larvae were dead after ${wet.days} days`}. Keep counting eggs.`,
    };
  }
  if (highF >= hot.highF && restDays >= hot.days)
    return {
      deadPct: hot.deadPct,
      sentence: `Sheep and goats: at ${hot.highF} °F about ${hot.deadPct}% of the larvae were dead after ${hot.days} days. Keep counting eggs.`,
    };
  if (highF <= 45)
    return {
      deadPct: null,
      sentence: `Sheep and goats: near ${cold.highF} °F some larvae were alive after ${cold.months} months. Keep counting eggs.`,
    };
  return {
    deadPct: null,
    sentence:
      "Sheep and goats: no study we know gives a figure for this. Count eggs before you rely on rest.",
  };
}
