/**
 * The site's rules of safety, as plain data; `SOURCES` has where each comes from. Where
 * sources differ, the stricter figure stands. Planners, printed sheets and the editor's field sheets read them here.
 */

/** The sign that a rested paddock is ready. Leaf counts tell it only at the first turnout in spring. */
export const READY = {
  rested: "the lowest leaf has browned on seven plants out of ten",
  asked: "lowest leaf browned?",
} as const;

/** Days of water to store: NRCS asks for three in Kansas in every design, in South Dakota if the source can fail. */
export const STORAGE_DAYS = 3;

/** Gallons a day of a 1,300-lb cow in milk at 90 °F (19.7, rounded up), and what is added for loss. */
export const WATER_NEED = {
  galPairDay: 20,
  lossPct: 10,
} as const;

/** A tank for a herd that comes at once, and the hour in which it refills. */
export const TANK_RULE = {
  shareOfDay: 0.25,
  refillHours: 1,
  leastGalHead: 2,
} as const;

/** Stock water, in ppm: dissolved solids from which a lab looks at it, and the most for most grazing stock. */
export const WATER_QUALITY = {
  saltsLabPpm: 3000,
  saltsPpm: 5000,
  sulfateCalvesPpm: 500,
  sulfateCowsPpm: 1000,
} as const;

/** Percent of their weight that cattle eat in a day, in dry feed: 26 lb for an animal unit of 1,000 lb. */
export const INTAKE_PCT = 2.6;

/** Horn flies on the whole animal at which Nebraska acts. */
export const FLIES_TO_ACT = 200;

/** Animals whose mean the rule of the flies is for. */
export const FLIES_ANIMALS = 10;

/** Sheep and goats leave a paddock within so many days, before the larvae of their own worms are ready. */
export const SHEEP_STAY_DAYS = 4;

/** Ground rod for a charger: three 8-ft rods for 5 joules, stricter than Gerrish's 3 ft. */
export const GROUND_ROD = {
  ftPerJoule: 4.8,
  rodFt: 8,
} as const;

/** Minutes that a move takes on the site's own example, the drive not counted. */
export const MOVE_MINUTES = 20;

/** A price with its year and what it holds, so that nobody compares prices of two decades by mistake. */
export interface Price {
  readonly dollars: number;
  readonly year: string;
  readonly holds: string;
}

export const HAY_PER_COW_DAY = {
  dollars: 1.61,
  year: "about 2000",
  holds: "40 lb at $80 a ton, no waste and no labor",
} as const satisfies Price;
export const HAY_PER_TON = {
  dollars: 80,
  year: "about 2000",
  holds: "hay alone",
} as const satisfies Price;
export const RAISED_HAY_PER_COW_DAY = {
  dollars: 1.08,
  year: "undated",
  holds: "not itemized in what we could read",
} as const satisfies Price;
export const NITROGEN_PER_LB = {
  dollars: 0.6,
  year: "2024",
  holds: "spread",
} as const satisfies Price;
export const LABOR_PER_HOUR = {
  dollars: 18,
  year: "2024",
  holds: "the owner’s or a hired hand’s hour",
} as const satisfies Price;

/** NRCS prints air-dry pounds, of which 26 in 30 are dry (NDMC, Inventory Herd). Clipped and oven-dried counts whole. */
export const AIR_DRY = { dry: 26, of: 30 } as const;
export const dryPounds = (lb: number, basis: "air" | "oven"): number =>
  basis === "oven" ? lb : (lb * AIR_DRY.dry) / AIR_DRY.of;

/** A calf counts as 0.3 animal units once it is four months old. */
export const CALF = {
  units: 0.3,
  fromDays: 122,
} as const;

/** Percent of a year's growth that cattle eat on range. Growth still due in a dry year counts at most at this share. */
export const RANGE_SHARE_PCT = 25;

/** Shares of a year's growth that cattle eat, by kind of grass. */
export const SEASON_SHARES = [
  { pct: RANGE_SHARE_PCT, label: "Range, season-long" },
  { pct: 35, label: "Planted grass, one pasture" },
  { pct: 50, label: "Planted grass, 3 or 4 paddocks" },
  { pct: 30, label: "Range with paddocks and better water, once measured" },
  { pct: 60, label: "Planted grass, 6 to 8 paddocks" },
  { pct: 70, label: "Planted grass, strip grazed" },
] as const;

/** So far down in body condition score, or any cow under it: feed or move the same day. Our own rule. */
export const CONDITION_ALARM: { readonly drop: number; readonly below: number } = {
  drop: 0.5,
  below: 4,
};

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

const OWN = "the site’s own rule or example";

/** Where each rule comes from. All were checked on November 22, 2026. */
export const SOURCES = {
  READY: "NDSU R1061 (spring); ATTRA (lowest leaf)",
  NITRATE: "Clemson Feed and Forage Laboratory; Oklahoma State (700 ppm)",
  WORMS: "ATTRA, How long should a pasture be rested (barber pole worm)",
  STORAGE_DAYS: "NRCS Kansas (K. Klausmeyer), Design of Watering Facilities",
  WATER_NEED: "K-State Beef Tips, 2018",
  TANK_RULE: "Ohio State University, ANR-12",
  WATER_QUALITY: "NDSU Extension, Morton County, 2021; Montana State, Cow Sense, 2017 (lab)",
  INTAKE_PCT: "Manitoba Agriculture; NDMC, Inventory Herd",
  FLIES_TO_ACT: "University of Nebraska (D. Boxler)",
  FLIES_ANIMALS: OWN,
  SHEEP_STAY_DAYS: "ATTRA, Grazing to Control Parasites",
  GROUND_ROD: "Cloverland Electric Cooperative",
  AIR_DRY: "NDMC, Inventory Herd",
  CALF: "extension.org, Beef Cattle",
  SEASON_SHARES: "University of Nebraska–Lincoln (range); Texas A&M AgriLife, 2010 (planted)",
  HAY_PER_COW_DAY: "Ohio State University (Loerch and Barker), three-year study",
  HAY_PER_TON: "Ohio State University, release of July 16, 2002",
  RAISED_HAY_PER_COW_DAY: "University of Missouri figures in Drovers",
  STOP_HEIGHT_IN: "the sheet When to Stop Grazing names one for each grass",
  NITROGEN_PER_LB: OWN,
  LABOR_PER_HOUR: OWN,
  MOVE_MINUTES: OWN,
  CONDITION_ALARM: OWN,
} as const;
