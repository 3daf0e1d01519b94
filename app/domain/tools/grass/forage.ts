/** Ways to estimate pounds per acre. All weights are dry feed. */
export const SQ_FT_PER_ACRE = 43_560;
export const GRAMS_PER_LB = 453.592;

/** Pounds per acre from a clipped and dried plot. */
export function clippedLbPerAcre(dryLb: number, areaSqFt: number): number {
  return (dryLb * SQ_FT_PER_ACRE) / areaSqFt;
}

/** The area of a hoop from its circumference. */
export function hoopAreaSqFt(circumferenceFt: number): number {
  return circumferenceFt ** 2 / (4 * Math.PI);
}

/** Percent of dry matter in a sample. Both weights include the plate's. */
export function dryMatterPct(wet: number, dry: number, plate: number): number {
  return ((dry - plate) / (wet - plate)) * 100;
}

/** All standing grass, by the grazing stick. */
export function standingLbPerAcre(heightIn: number, lbPerIn: number): number {
  return heightIn * lbPerIn;
}

/** Standing grass above the stubble to leave. */
export function aboveStubbleLbPerAcre(
  heightIn: number,
  stubbleIn: number,
  lbPerIn: number,
): number {
  return Math.max(0, heightIn - stubbleIn) * lbPerIn;
}

/** Cow-days per acre by the inches rule: inches above the stubble x cow-days per inch. */
export function cowDaysPerAcre(heightIn: number, stubbleIn: number, perInch: number): number {
  return Math.max(0, heightIn - stubbleIn) * perInch;
}
