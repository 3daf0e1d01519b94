/** How to convert weight to animal units: in proportion (the site's default) or by metabolic weight. */
export type UnitMethod = "simple" | "metabolic";

/** Dry feed of one animal unit (1,000 lb) at 2.6% of weight a day. */
export const LB_PER_UNIT_DAY = 26;
/** Dry feed of an animal-unit month: 30 such days. */
export const LB_PER_AUM = 780;
export const DAYS_PER_MONTH = 30;

/** Animal units of one animal: weight / 1,000, or (weight / 1,000)^0.75. */
export function animalUnits(weightLb: number, method: UnitMethod): number {
  return method === "simple" ? weightLb / 1000 : (weightLb / 1000) ** 0.75;
}

export interface HerdRow {
  readonly head: number;
  readonly weightLb: number;
  /** Animal units of one animal from a table; null to calculate them from its weight. */
  readonly unitsEach: number | null;
}

export interface HerdDemand {
  readonly head: number;
  readonly units: number;
  /** Dry feed a day, in pounds. */
  readonly lbPerDay: number;
  /** The whole herd's live weight, in pounds. */
  readonly weightLb: number;
}

/** The herd's total. At an intake of 2.6% of weight, an animal unit eats 26 lb a day. */
export function herdDemand(
  rows: readonly HerdRow[],
  method: UnitMethod,
  intakePct: number,
): HerdDemand {
  let [head, units, weightLb] = [0, 0, 0];
  for (const row of rows) {
    head += row.head;
    weightLb += row.head * row.weightLb;
    units += row.head * (row.unitsEach ?? animalUnits(row.weightLb, method));
  }
  return { head, units, weightLb, lbPerDay: (units * 1000 * intakePct) / 100 };
}

/** Animal-unit months of a herd over a number of days. */
export function animalUnitMonths(units: number, days: number): number {
  return (units * days) / DAYS_PER_MONTH;
}
