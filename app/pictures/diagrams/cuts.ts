import type { Cut } from "./cut.ts";
import { CATTLE_CUTS } from "./cattle.ts";
import { GRASS_CUTS } from "./grass.ts";
import { RANCH_CUTS } from "./ranch.ts";
import { SOIL_CUTS } from "./soil.ts";
import { WATER_CUTS } from "./water.ts";

/** The texts of every diagram by name, without drawings: the editor's preview only needs the texts. */
const CUTS = {
  ...GRASS_CUTS,
  ...WATER_CUTS,
  ...SOIL_CUTS,
  ...CATTLE_CUTS,
  ...RANCH_CUTS,
} as const;

export type CutName = keyof typeof CUTS;

export const CUT_NAMES = Object.keys(CUTS).filter(isCutName);

export function isCutName(name: string): name is CutName {
  return Object.hasOwn(CUTS, name);
}

export function cutOf(name: CutName): Cut {
  return CUTS[name];
}

/** The drawing's file, relative to the site's root. */
export function cutFile(name: CutName): string {
  return `scenes/cuts/${name}.svg`;
}

/** The address of a diagram's drawing, from the site's root. */
export function cutAddress(name: CutName): string {
  return `/${cutFile(name)}`;
}
