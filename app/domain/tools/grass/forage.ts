/** Ways to estimate pounds per acre. All weights are dry feed. */
export const SQ_FT_PER_ACRE = 43_560;
export const GRAMS_PER_LB = 453.592;

/** Pounds per acre from a clipped and dried plot. */
export function clippedLbPerAcre(dryLb: number, areaSqFt: number): number {
  return (dryLb * SQ_FT_PER_ACRE) / areaSqFt;
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
