/**
 * The site's rules of safety, as plain data, each with its source; all were checked on November 22, 2026. Where sources
 * differ, the stricter figure applies. Planners, printed sheets and the editor's field sheets read them here.
 */

/** The sign that a rested paddock is ready. Leaf counts show it only at spring's first turnout (NDSU R1061; ATTRA). */
export const READY = {
  rested: "the lowest leaf has browned on seven plants out of ten",
  asked: "lowest leaf browned?",
} as const;

/** What annual grass can do after frost or drought (Ag Proud, Fall frost and forages). */
export const PRUSSIC_ACID =
  "Sorghum, sudangrass and johnsongrass can kill after frost or drought. Be off before a frost night and until two weeks after the killing frost. Stay off stunted grass and its regrowth after rain. Test for nitrate too. That test doesn’t find prussic acid.";

/**
 * Days of water to store: NRCS asks for three in Kansas (Design of Watering Facilities), in South Dakota if the source
 * can fail.
 */
export const STORAGE_DAYS = 3;

/** Gallons a day of a 1,300-lb cow in milk at 90 °F (19.7, rounded up), and percent added for loss (K-State, 2018). */
export const WATER_NEED = {
  galPairDay: 20,
  lossPct: 10,
} as const;

/** A tank for a herd that comes at once, and the hour in which it refills (Ohio State ANR-12). */
export const TANK_RULE = {
  shareOfDay: 0.25,
  refillHours: 1,
  leastGalHead: 2,
} as const;

/**
 * Stock water, in ppm: the dissolved solids from which a lab should look at it (Montana State, Cow Sense, 2017), and
 * the most for most grazing stock (NDSU Extension, Morton County, 2021).
 */
export const WATER_QUALITY = {
  saltsLabPpm: 3000,
  saltsPpm: 5000,
  sulfateCalvesPpm: 500,
  sulfateCowsPpm: 1000,
} as const;

/**
 * Percent of their weight that cattle eat in a day, in dry feed: 26 lb for an animal unit of 1,000 lb (Manitoba
 * Agriculture; NDMC, Inventory Herd).
 */
export const INTAKE_PCT = 2.6;

/** Horn flies on the whole animal at which Nebraska acts (D. Boxler). */
export const FLIES_TO_ACT = 200;

/** The number of animals whose mean counts for that rule. Our own rule. */
export const FLIES_ANIMALS = 10;

/** Sheep and goats leave a paddock within this many days, before the larvae of their own worms are ready (ATTRA). */
export const SHEEP_STAY_DAYS = 4;

/** Ground rod for a charger: three 8-ft rods for 5 joules (Cloverland Electric), stricter than Gerrish's 3 ft. */
export const GROUND_ROD = {
  ftPerJoule: 4.8,
  rodFt: 8,
} as const;

/** Minutes that a move takes on the site's own example, without the drive. */
export const MOVE_MINUTES = 20;

// Each price has its year and what it includes, so that nobody compares prices of two decades by mistake.

/** Ohio State University (Loerch and Barker), a three-year study. */
export const HAY_PER_COW_DAY = {
  dollars: 1.61,
  year: "about 2000",
  holds: "40 lb at $80 a ton, no waste and no labor",
};
/** Ohio State University, release of July 16, 2002. */
export const HAY_PER_TON = { dollars: 80, year: "about 2000", holds: "hay alone" };
/** University of Missouri figures in Drovers, undated; what they include is not stated. */
export const RAISED_HAY_PER_COW_DAY = { dollars: 1.08 };
/** Our own example. */
export const NITROGEN_PER_LB = { dollars: 0.6, year: "2024", holds: "spread" };
/** Our own example. */
export const LABOR_PER_HOUR = {
  dollars: 18,
  year: "2024",
  holds: "the owner’s or a hired hand’s hour",
};

/** NRCS prints air-dry pounds, of which 26 in 30 are dry (NDMC, Inventory Herd). Clipped and oven-dried counts whole. */
export const AIR_DRY = { dry: 26, of: 30 } as const;
export const dryPounds = (lb: number, basis: "air" | "oven"): number =>
  basis === "oven" ? lb : (lb * AIR_DRY.dry) / AIR_DRY.of;
/** How a shown calculation applies that factor, after the pounds. */
export const dryFactor = (basis: "air" | "oven"): string =>
  basis === "oven" ? "" : ` × ${AIR_DRY.dry}/${AIR_DRY.of}`;

/**
 * A calf counts as 0.3 animal units once it is four months old (extension.org, Beef Cattle), until it is ten: by then
 * most are weaned and gone, or are animals of their own. Our own rule.
 */
export const CALF = {
  units: 0.3,
  fromDays: 122,
  goneDays: 304,
} as const;

/** Percent of a year's growth that cattle eat on range. Growth still due in a dry year counts at most at this share. */
export const RANGE_SHARE_PCT = 25;

/** Shares of a year's growth that cattle eat: of range (UNL), of planted grass (Texas A&M AgriLife, 2010). */
export const SEASON_SHARES = [
  { pct: RANGE_SHARE_PCT, label: "Range, season-long" },
  { pct: 35, label: "Planted grass, one pasture" },
  { pct: 50, label: "Planted grass, 3 or 4 paddocks" },
  { pct: 30, label: "Range with paddocks and better water, once measured" },
  { pct: 60, label: "Planted grass, 6 to 8 paddocks" },
  { pct: 70, label: "Planted grass, strip grazed" },
] as const;

/**
 * A drop of this much in body condition score, or any cow below this score: feed or move the same day. Our own rule.
 */
export const CONDITION_ALARM: { readonly drop: number; readonly below: number } = {
  drop: 0.5,
  below: 4,
};

/** For tall cool-season grass, the default of a new ranch. */
export const STUBBLE_IN = 4;

/**
 * Inches left when cattle come off, by grass or place. Where sources give a range, the taller. The sheet When to
 * Stop Grazing prints them with their sources.
 */
export const STOP_HEIGHT_IN = {
  "tall cool-season": STUBBLE_IN,
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
