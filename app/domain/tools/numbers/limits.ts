import { figure } from "./figures.ts";

/** The limits of a number. Outside `min` to `max` it is refused; outside `soft` it gets a warning. */
export interface Limit {
  readonly min: number;
  readonly max: number;
  readonly unit: string;
  readonly whole?: true;
  /** Messages instead of the general ones. */
  readonly below?: string;
  readonly above?: (value: number) => string;
  readonly soft?: { readonly min?: number; readonly max?: number; readonly why: string };
  /** How to convert a value in another unit. */
  readonly converts?: string;
}

export type LimitName = keyof typeof LIMITS;

const typedThousands = (value: number) =>
  value >= 10_000 ? `Did you mean ${figure(value / 10)} lb?` : "Check the weight.";

const PERCENT_TO_PPM = "If your lab printed a percent, multiply it by 10,000: 0.45% is 4,500 ppm.";

/** The limits of each kind of field. The code of a refusal is `name.min` or `name.max`. */
export const LIMITS = {
  ranchAcres: { min: 1, max: 500_000, unit: "acres" },
  acres: { min: 0.1, max: 500_000, unit: "acres" },
  head: {
    min: 1,
    max: 20_000,
    unit: "head",
    whole: true,
    below: "How many animals? Enter at least 1.",
  },
  weight: {
    min: 50,
    max: 3000,
    unit: "lb",
    above: (value) => `That’s heavier than any cow. ${typedThousands(value)}`,
  },
  intake: {
    min: 1.5,
    max: 5,
    unit: "% of weight",
    soft: { min: 2, max: 4.5, why: "Beef cattle eat 2.5 to 3% of their weight a day." },
  },
  /** Desert range in a dry year grows a few pounds. */
  growth: {
    min: 1,
    max: 25_000,
    unit: "lb an acre",
    above: (value) =>
      `No pasture grows ${figure(value)} lb an acre. Enter pounds per acre for one year, such as 3,000.`,
    soft: { min: 300, max: 10_000, why: "Few pastures grow that much or that little." },
  },
  height: { min: 0, max: 72, unit: "inches" },
  stubble: {
    min: 0,
    max: 72,
    unit: "inches",
    soft: {
      min: 3,
      why: "Below 3 inches, only short, sod-forming grasses such as Kentucky bluegrass and bahia recover well.",
    },
  },
  /** Dry grass standing or to be left. */
  standing: { min: 0, max: 20_000, unit: "lb an acre" },
  /** Less than a fifth grown says too little about the rest of the year, and no hay is that wet. */
  mostPct: { min: 20, max: 100, unit: "%" },
  margin: { min: 0, max: 90, unit: "%" },
  rating: { min: 1, max: 10, unit: "(5 is ordinary)" },
  /** Animals that leave. */
  leaving: { min: 0, max: 20_000, unit: "head", whole: true },
  rain: { min: 0, max: 40, unit: "inches" },
  lbPerIn: { min: 30, max: 800, unit: "lb an inch" },
  share: {
    min: 1,
    max: 80,
    unit: "%",
    above: (value) =>
      `Cattle never eat ${figure(value, 1)}% of a field. On range use 25. The most we take is 80, for strip grazing of planted grass.`,
    soft: {
      max: 50,
      why: "More than half of a year’s growth takes planted grass in six paddocks or more.",
    },
  },
  layer: {
    min: 10,
    max: 90,
    unit: "%",
    soft: {
      max: 75,
      why: "Cattle rarely eat more than three quarters of what’s above the stop height.",
    },
  },
  seasonDays: { min: 1, max: 366, unit: "days", whole: true },
  rest: {
    min: 5,
    max: 400,
    unit: "days",
    soft: { min: 20, why: "Under 20 days is enough only in fast spring growth." },
  },
  stay: {
    min: 0.25,
    max: 180,
    unit: "days",
    soft: {
      max: 7,
      why: "After about a week in the growing season, plants get bitten a second time.",
    },
  },
  paddocks: {
    min: 2,
    max: 60,
    unit: "paddocks",
    whole: true,
    below: "One paddock can’t rest while it’s grazed. Enter at least 2.",
    soft: { max: 16, why: "More than 16 paddocks is a lot of fence for a first year." },
  },
  units: { min: 0.05, max: 3, unit: "animal units" },
  plot: { min: 0.1, max: 50, unit: "sq ft" },
  grams: { min: 0.1, max: 50_000, unit: "grams" },
  sampleDry: { min: 5, max: 100, unit: "%" },
  milk: { min: 0, max: 60, unit: "lb a day" },
  tankFt: { min: 1, max: 60, unit: "feet" },
  tankIn: {
    min: 1,
    max: 144,
    unit: "inches",
    soft: {
      max: 48,
      why: "In more than 4 feet of water, a calf that falls in drowns. Fit a ramp.",
    },
  },
  rods: { min: 0, max: 100, unit: "rods", whole: true },
  bag: { min: 1, max: 5000, unit: "lb" },
  saved: { min: 0, max: 366, unit: "days" },
  temp: { min: 0, max: 115, unit: "°F" },
  fillHours: { min: 0.25, max: 24, unit: "hours" },
  galDay: { min: 0.5, max: 60, unit: "gallons a head" },
  lengthFt: { min: 1, max: 50_000, unit: "feet" },
  reelFt: { min: 50, max: 50_000, unit: "feet" },
  liftFt: { min: 1, max: 2000, unit: "feet" },
  pipeFt: { min: 0, max: 50_000, unit: "feet" },
  flow: {
    min: 0.1,
    max: 500,
    unit: "gallons a minute",
    soft: {
      min: 2,
      max: 100,
      why: "The pipe math is checked for 2 to 100 gallons a minute. Ask the dealer.",
    },
  },
  psi: { min: 0, max: 300, unit: "psi" },
  /** Negative for a rise. 700 feet of water is about the highest pressure accepted, 300 psi. */
  fallFt: { min: -700, max: 700, unit: "feet" },
  joules: { min: 0.1, max: 100, unit: "joules" },
  hours: { min: 0, max: 8760, unit: "hours" },
  pieces: { min: 0, max: 100_000, unit: "pieces" },
  ring: { min: 2, max: 24, unit: "inches" },
  slake: { min: 1, max: 6, unit: "(the class of a crumb)", whole: true },
  flies: { min: 0, max: 20_000, unit: "flies", whole: true },
  /** Forage reports in percent have numbers under 5. */
  ppm: {
    min: 0,
    max: 100_000,
    unit: "ppm",
    soft: { min: 50, why: PERCENT_TO_PPM },
    converts: PERCENT_TO_PPM,
  },
  ounces: { min: 0.1, max: 64, unit: "ounces" },
  grid: { min: 1, max: 12, unit: "paddocks", whole: true },
  spacing: { min: 5, max: 100, unit: "feet" },
  dollars: { min: 0, max: 1_000_000, unit: "dollars" },
  /**
   * Prices of one thing; of a ton or an hour; of a foot, a pound or a cow's day. The maximum refuses the price of a
   * larger quantity.
   */
  price: { min: 0, max: 50_000, unit: "dollars" },
  midPrice: { min: 0, max: 1000, unit: "dollars" },
  smallPrice: { min: 0, max: 20, unit: "dollars" },
  /** These may be negative. */
  smallBalance: { min: -20, max: 20, unit: "dollars" },
  balance: { min: -1_000_000, max: 1_000_000, unit: "dollars" },
  jarMark: { min: 0.1, max: 40, unit: "inches" },
  life: {
    min: 1,
    max: 40,
    unit: "years",
    below: "How many years will the kit last? Enter 1 to 40.",
  },
  waste: {
    min: 0,
    max: 60,
    unit: "%",
    above: (value) =>
      value >= 100 ? "If it’s all wasted there’s no feed. Enter 0 to 60." : "Enter 0 to 60.",
  },
  hayTons: { min: 0.1, max: 12, unit: "tons an acre" },
  nitrogen: { min: 1, max: 500, unit: "lb an acre" },
  minutes: { min: 0.1, max: 1440, unit: "minutes" },
} as const satisfies Record<string, Limit>;

/** Checks a number against its limits; null if it is fine or empty. */
export function checkLimit(name: LimitName, value: number | null): Finding | null {
  if (value === null) return null;
  const limit: Limit = LIMITS[name];
  const general = `Enter ${figure(limit.min, 2)} to ${figure(limit.max)} ${limit.unit}.`;
  if (!(value >= limit.min)) return refuse(`${name}.min`, limit.below ?? general);
  if (value > limit.max) return refuse(`${name}.max`, limit.above?.(value) ?? general);
  if (limit.whole && !Number.isInteger(value))
    return refuse(
      `${name}.whole`,
      `Whole ${name === "head" ? "animals" : "numbers"} only. ${figure(Math.floor(value))} or ${figure(Math.ceil(value))}?`,
    );
  return checkSoftLimit(name, value);
}

/** A warning about a number that is possible, but outside what is usual or checked. */
export function checkSoftLimit(name: LimitName, value: number): Finding | null {
  const { soft }: Limit = LIMITS[name];
  if (soft?.min !== undefined && value < soft.min) return warn(`warn.${name}.low`, soft.why);
  if (soft?.max !== undefined && value > soft.max) return warn(`warn.${name}.high`, soft.why);
  return null;
}

/** A problem with an input: a refusal (no result), or a warning beside the result. */
export interface Finding {
  /** 0 for a refusal, 1 for a warning. */
  readonly ok: 0 | 1;
  readonly code: string;
  /** One or two plain sentences. */
  readonly message: string;
}

export const refuse = (code: string, message: string): Finding => ({ ok: 0, code, message });
/**
 * Refuses what was typed: it is not a number, is in another unit, or could mean several numbers.
 *
 * @param field its unit is the one shown beside it; for money, that says per what.
 * @param means the numbers that the text could mean.
 */
export function unreadable(
  field: { readonly limit: LimitName; readonly unit: string },
  means?: readonly number[],
): Finding {
  if (means) return refuse("unclear", `${means.map((each) => figure(each, 3)).join(" or ")}?`);
  const { unit: general, converts }: Limit = LIMITS[field.limit];
  const unit = field.unit.startsWith("$") ? field.unit.replace("$", "dollars") : general;
  // Head have no other unit, and a class has none at all.
  const only = /^[a-z%°]/i.test(unit) && unit !== "head";
  const named = only ? `, in ${unit.replace(/^lb/, "pounds")} and no other unit` : "";
  const message = `Enter a number, such as 1,300 or 2.5${named}.`;
  return refuse("unreadable", converts ? `${message} ${converts}` : message);
}
export const warn = (code: string, message: string): Finding => ({ ok: 1, code, message });
