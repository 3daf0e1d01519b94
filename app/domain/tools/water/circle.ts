import { SQ_FT_PER_ACRE } from "../grass/stocking.ts";
import { type TankPlace, tankSpot } from "./tank-spot.ts";

export type Reach = ReturnType<typeof reach>;

/** Strips for the numerical integration of the circle's area inside the field. */
const STRIPS = 2000;

/** How much of a rectangular field is within a radius of its tank. */
export function reach(widthFt: number, heightFt: number, radiusFt: number, place: TankPlace) {
  const tankFt = tankSpot(widthFt, heightFt, place);
  const acres = (widthFt * heightFt) / SQ_FT_PER_ACRE;
  const step = widthFt / STRIPS;
  let squareFt = 0;
  for (let strip = 0; strip < STRIPS; strip += 1) {
    const away = (strip + 0.5) * step - tankFt.x;
    const half = Math.sqrt(Math.max(0, radiusFt ** 2 - away ** 2));
    const top = Math.max(0, tankFt.y - half);
    squareFt += Math.max(0, Math.min(heightFt, tankFt.y + half) - top) * step;
  }
  const reachedAcres = Math.min(acres, squareFt / SQ_FT_PER_ACRE);
  const farthestFt = Math.hypot(
    Math.max(tankFt.x, widthFt - tankFt.x),
    Math.max(tankFt.y, heightFt - tankFt.y),
  );
  return { acres, reachedAcres, dryAcres: acres - reachedAcres, farthestFt };
}
