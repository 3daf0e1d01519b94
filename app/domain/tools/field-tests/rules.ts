/** The rules of the field tests, apart from the others (../rules.ts): one planner loads them. */

type NitrateShare = "low" | "caution" | "half" | "quarter" | "none";

/**
 * How hay may be fed in a ration by its nitrate-N, in ppm of dry hay (Clemson Feed and Forage Laboratory; Oklahoma State:
 * 700 ppm). A number on a border takes the stricter band.
 * A pasture cannot be rationed, so nothing is grazed from `NITRATE_GRAZE_BELOW_PPM` on.
 */
export const NITRATE: readonly {
  readonly below: number;
  readonly share: NitrateShare;
  readonly word: string;
  readonly advice: string;
  /** For cattle that are bred or may be, where it differs. */
  readonly bred?: string;
}[] = [
  { below: 700, share: "low", word: "Low", advice: "Low. Feed it in a mixed ration as usual." },
  {
    below: 1000,
    share: "caution",
    word: "Caution",
    advice: "Caution: mix it with other feed, never to hungry cattle, and test the water.",
  },
  {
    below: 2000,
    share: "half",
    word: "Half",
    advice: "At most half of the ration’s dry feed.",
  },
  {
    below: 4000,
    share: "quarter",
    word: "A quarter",
    advice: "At most a quarter of the ration’s dry feed.",
    bred: "None for bred cows.",
  },
  {
    below: Number.POSITIVE_INFINITY,
    share: "none",
    word: "None",
    advice: "Don’t feed it. It can kill cattle.",
  },
];
export const NITRATE_GRAZE_BELOW_PPM = 1000;

/** Rest kills larvae of the barber pole worm of sheep and goats (ATTRA). For cattle no figure holds. */
export const WORMS = {
  hot: { highF: 90, days: 45, deadPct: 90 },
  irrigated: { highF: 80, days: 30, deadPct: 75, avoidedDays: 35 },
  cold: { highF: 40, months: 6 },
  title: "Rest and barber pole worm (sheep and goats)",
  limit:
    "Sheep and goats only. Not for cattle: a return after about 28 days can be their worst. Count eggs before you change a treatment.",
} as const;
