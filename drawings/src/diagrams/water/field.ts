/** The 40-acre square: a quarter mile on each side, in feet. */
export const FIELD_FT = 1320;
const SQ_FT_PER_ACRE = 43_560;

/** The square's area in acres. */
export const FIELD_ACRES = FIELD_FT ** 2 / SQ_FT_PER_ACRE;

/**
 * Acres of the square that lie outside a circle around its center. A circle that passes the sides
 * loses four segments beyond them. `reach` is the circle's radius in feet.
 */
export function dryAcres(reach: number): number {
  const half = FIELD_FT / 2;
  const circle = Math.PI * reach ** 2;
  const beyond =
    reach <= half
      ? 0
      : 4 * (reach ** 2 * Math.acos(half / reach) - half * Math.sqrt(reach ** 2 - half ** 2));
  return (FIELD_FT ** 2 - circle + beyond) / SQ_FT_PER_ACRE;
}
