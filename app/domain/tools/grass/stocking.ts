/**
 * Pounds of grass that the herd eats, from a share of the whole year's growth (about a quarter on range).
 * Never mix this with `standingGrassLb`, which takes a share of what stands above the stubble today.
 */
export function seasonGrassLb(acres: number, growthLbAc: number, sharePctSeason: number): number {
  return (acres * growthLbAc * sharePctSeason) / 100;
}

export function standingGrassLb(acres: number, layerLbAc: number, sharePctLayer: number): number {
  return (acres * Math.max(0, layerLbAc) * sharePctLayer) / 100;
}

export const SQ_FT_PER_ACRE = 43_560;
