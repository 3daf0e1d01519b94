/** How a forage may be fed by its nitrate-N (ppm, dry basis): Clemson's bands, each including its lower bound. */
export type NitrateClass = "safe" | "limit50" | "limit35" | "limit25" | "no" | "doNotFeed";

const BANDS: readonly {
  readonly below: number;
  readonly pregnant: NitrateClass;
  readonly others: NitrateClass;
}[] = [
  { below: 1000, pregnant: "safe", others: "safe" },
  { below: 1500, pregnant: "limit50", others: "safe" },
  { below: 2000, pregnant: "limit50", others: "limit50" },
  { below: 3500, pregnant: "no", others: "limit35" },
  { below: 4000, pregnant: "no", others: "limit25" },
];

/** Converts ppm of nitrate to ppm of nitrate-N. */
export const NITRATE_TO_N = 0.226;

export function nitrateClass(nitrateNPpm: number, pregnant: boolean): NitrateClass {
  const band = BANDS.find(({ below }) => nitrateNPpm < below);
  if (!band) return "doNotFeed";
  return pregnant ? band.pregnant : band.others;
}

export const NITRATE_ADVICE: Record<NitrateClass, string> = {
  safe: "Safe to feed under ordinary conditions.",
  limit50: "Limit it to half of the ration’s dry feed.",
  limit35: "Limit it to about a third (35%) of the ration’s dry feed.",
  limit25: "Limit it to a quarter of the ration’s dry feed.",
  no: "Do not feed it to pregnant animals.",
  doNotFeed: "Do not feed it. It can kill cattle.",
};
