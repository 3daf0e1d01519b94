/**
 * The site's rules of safety, as plain data: each with its source and the day it was checked. Where sources
 * differ, the stricter figure stands. Planners, printed sheets, pages and the editor's field sheets read them here.
 */
export interface Source {
  readonly name: string;
  readonly checked: string;
}

const CHECKED = "2026-11-22";
const source = (name: string): Source => ({ name, checked: CHECKED });

/** The sign that a rested paddock is ready. Leaf counts tell it only at the first turnout in spring. */
export const READY = {
  rested: "the lowest leaf has browned on seven plants out of ten",
  spring: "most plants have three leaves, three and a half on native grass",
  source: source("NDSU R1061 (spring); ATTRA (lowest leaf)"),
} as const;

export type NitrateShare = "low" | "caution" | "half" | "quarter" | "none";

/**
 * How hay may be fed in a ration by its nitrate-N (ppm, dry basis). A number on a border takes the stricter band.
 * A pasture cannot be rationed, so nothing is grazed from `NITRATE_GRAZE_BELOW_PPM` on.
 */
export const NITRATE: readonly {
  readonly below: number;
  readonly share: NitrateShare;
  readonly word: string;
  /** For cattle that are bred or may be, and for the others. */
  readonly bred: string;
  readonly open: string;
}[] = [
  {
    below: 700,
    share: "low",
    word: "Low",
    bred: "Low. Feed it in a mixed ration as usual.",
    open: "Low. Feed it in a mixed ration as usual.",
  },
  {
    below: 1000,
    share: "caution",
    word: "Caution",
    bred: "Caution: mix it with other feed, never to hungry cattle, and test the water.",
    open: "Caution: mix it with other feed, never to hungry cattle, and test the water.",
  },
  {
    below: 2000,
    share: "half",
    word: "Half",
    bred: "At most half of the ration’s dry feed.",
    open: "At most half of the ration’s dry feed.",
  },
  {
    below: 4000,
    share: "quarter",
    word: "A quarter",
    bred: "None for bred cows.",
    open: "At most a quarter of the ration’s dry feed.",
  },
  {
    below: Number.POSITIVE_INFINITY,
    share: "none",
    word: "None",
    bred: "Don’t feed it. It can kill cattle.",
    open: "Don’t feed it. It can kill cattle.",
  },
];
export const NITRATE_SOURCE = source(
  "Clemson Feed and Forage Laboratory; Oklahoma State (700 ppm)",
);
export const NITRATE_GRAZE_BELOW_PPM = 1000;
export const NITRATE_LIMIT =
  "Shares are for hay in a ration. Don’t graze a field at 1,000 ppm or more until your veterinarian or extension agent has a plan. Baling doesn’t take nitrate out, and nitrate in the water adds to it.";

/** Rest kills larvae of the barber pole worm of sheep and goats. For cattle no figure holds. */
export const WORMS = {
  species: "Sheep and goats",
  title: "Rest and barber pole worm (sheep and goats)",
  limit:
    "Sheep and goats only. Not for cattle: a return after about 28 days can be their worst. Count eggs before you change a treatment.",
  source: source("ATTRA, How long should a pasture be rested (barber pole worm)"),
} as const;

/** Days of water to store: NRCS asks for three in Kansas in every design, in South Dakota if the source can fail. */
export const STORAGE_DAYS = 3;

export type GrowthBasis = "air" | "oven";

/** NRCS prints air-dry pounds, of which 26 in 30 are dry (NDMC, Inventory Herd). Clipped and oven-dried counts whole. */
export const AIR_DRY = { dry: 26, of: 30, source: source("NDMC, Inventory Herd") } as const;
export const dryPounds = (lb: number, basis: GrowthBasis): number =>
  basis === "oven" ? lb : (lb * AIR_DRY.dry) / AIR_DRY.of;

/** A calf counts as 0.3 animal units once it is four months old. */
export const CALF = {
  units: 0.3,
  fromDays: 122,
  source: source("extension.org, Beef Cattle"),
} as const;

/** Growth still due in a dry year is counted at most at the share that cattle eat of range. */
export const RANGE_SHARE_PCT = 25;

/** Half a body condition score down, or any cow under 4: feed or move the same day. */
export const CONDITION_ALARM = { drop: 0.5, below: 4 } as const;

/**
 * Inches left when cattle come off, by grass or place. Where sources give a range, the taller; the sheet When to
 * Stop Grazing prints them with their sources.
 */
export const STOP_HEIGHT_IN = {
  "tall cool-season": 4,
  bluegrass: 2,
  bermuda: 4,
  bahia: 2,
  stargrass: 8,
  "big bluestem": 14,
  switchgrass: 16,
  sorghum: 10,
  "toxic fescue": 4,
  nesting: 8,
  creek: 5,
} as const;
