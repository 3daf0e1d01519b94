import type { Cut } from "./cut.ts";
import { GRASS_CUTS } from "./grass.ts";
import { RANCH_CUTS } from "./ranch.ts";
import { SOIL_CUTS } from "./soil.ts";
import { WATER_CUTS } from "./water.ts";

/** Diagrams about cattle. */
const CATTLE_CUTS = {
  "body-condition": {
    size: [720, 366],
    alt: "Five cows from behind, and each one’s side below her. From left to right the hips go from sharp to round, the hollows beside the tailhead fill up, and the thighs widen. On the first side five ribs show, on the second two, on the others none.",
    columns: ["3", "4", "5", "6", "7"],
    words: {
      columns: ["Score", "Ribs", "Backbone and hooks", "Tailhead"],
      rows: [
        ["3, thin", "Several show", "Sharp; single bones show", "Deep hollows"],
        ["4, borderline", "The last two show", "Hooks show, backbone felt", "Hollow"],
        ["5, moderate", "None show, except on an empty cow", "Rounded", "Starting to fill"],
        ["6, high moderate", "None show", "Felt only when pressed", "Full, some fat"],
        ["7, good", "None show", "Felt only when pressed hard", "Pads of fat"],
      ],
    },
  },
  "nine-places": {
    size: [720, 600],
    alt: "A cow from her left side with nine numbered places: eye and ear, muzzle, shoulder and topline, ribs, the hollow before the hip, tailhead, udder, dung behind her, and front foot.",
    keys: [
      "Eyes and ears: bright, both ears moving",
      "Muzzle: wet, no cough, no long string of slobber",
      "Back and shoulder: slick hair; count the flies here",
      "Ribs: feel under winter hair",
      "Left hollow before the hip: full, not sunken, not drum-tight",
      "Hooks, pins and tailhead: the condition score",
      "Udder: even quarters, a calf that has nursed",
      "Dung: a flat pat, not stacked and not runny",
      "Feet: all four carry weight, no heat between the toes",
    ],
    words:
      "Look from a distance first, while she doesn’t mind you, then walk around her. A left side swollen tight above the hollow is bloat: call your veterinarian now. A cow that stands off by herself or lags twice gets looked at that day.",
  },
} as const satisfies Record<string, Cut>;

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
