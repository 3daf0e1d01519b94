/** Ways to know the pounds on an acre. All weights are dry feed. */
export const SQ_FT_PER_ACRE = 43_560;
export const GRAMS_PER_LB = 453.592;

/** Pounds an acre from a clipped and dried plot. */
export function clippedLbPerAcre(dryLb: number, areaSqFt: number): number {
  return (dryLb * SQ_FT_PER_ACRE) / areaSqFt;
}

/** A hoop has an area, and it is not its length: circumference squared over 4 pi. */
export function hoopAreaSqFt(circumferenceFt: number): number {
  return circumferenceFt ** 2 / (4 * Math.PI);
}

/** Share of a sample that is dry feed, in percent; the plate's weight taken off both. */
export function dryMatterPct(wet: number, dry: number, plate: number): number {
  return ((dry - plate) / (wet - plate)) * 100;
}

/** Everything that stands, by the grazing stick. */
export function standingLbPerAcre(heightIn: number, lbPerIn: number): number {
  return heightIn * lbPerIn;
}

/** What stands above the stubble that is to be left. */
export function aboveStubbleLbPerAcre(
  heightIn: number,
  stubbleIn: number,
  lbPerIn: number,
): number {
  return Math.max(0, heightIn - stubbleIn) * lbPerIn;
}

/** Cow-days an acre by the inches rule: inches above the stubble x cow-days an inch. */
export function cowDaysPerAcre(heightIn: number, stubbleIn: number, perInch: number): number {
  return Math.max(0, heightIn - stubbleIn) * perInch;
}
