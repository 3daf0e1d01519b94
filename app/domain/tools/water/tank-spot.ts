import type { RanchFile } from "../fields/fields.ts";

export type TankPlace = RanchFile["water"]["place"];

/** Where a tank stands in a field of these sides in feet, from its top left corner. */
export function tankSpot(widthFt: number, heightFt: number, place: TankPlace) {
  return {
    center: { x: widthFt / 2, y: heightFt / 2 },
    edge: { x: widthFt / 2, y: 0 },
    corner: { x: 0, y: 0 },
  }[place];
}
