import { figure, rounded, wholeUp } from "../numbers/figures.ts";
import { type Finding, refuse } from "../numbers/limits.ts";
import { SQ_FT_PER_ACRE } from "../grass/stocking.ts";
import { GROUND_ROD } from "../rules.ts";

const FT_PER_MILE = 5280;
/** Per mile of fence; manufacturers may count miles of wire. */
export const JOULES_PER_MILE = 1;

/** A ground rod's length and the feet of rod per joule. */
type RodRule = Readonly<Record<keyof typeof GROUND_ROD, number>>;

/** The field and its grid, as the ranch file has them. */
interface FenceInput {
  readonly widthFt: number;
  readonly heightFt: number;
  readonly rows: number;
  readonly cols: number;
  readonly spacingFt: number;
  readonly reelFt: number;
  readonly perimeterHot: boolean;
  readonly joulesBought: number | null;
}

export type FenceList = ReturnType<typeof fenceList>;

/** Feet and number of ground rods for a charger. */
export function groundRods(
  joules: number,
  { ftPerJoule, rodFt }: RodRule = GROUND_ROD,
): { readonly feet: number; readonly rods: number } {
  const feet = joules * ftPerJoule;
  return { feet, rods: wholeUp(feet / rodFt) };
}

/**
 * Wire, posts, reels, charger and ground rods for a rectangle split into a grid. Wires end at the perimeter fence.
 * Published examples go by another rule for ground rods than ours, the stricter one (decision 37).
 */
export function fenceList(input: FenceInput, rodRule?: RodRule) {
  const { widthFt, heightFt, rows, cols, spacingFt, reelFt, joulesBought } = input;
  const lines = [
    ...Array.from({ length: cols - 1 }, () => heightFt),
    ...Array.from({ length: rows - 1 }, () => widthFt),
  ];
  const interiorFt = lines.reduce((sum, line) => sum + line, 0);
  const perimeterFt = 2 * (widthFt + heightFt);
  const milesHot = (interiorFt + (input.perimeterHot ? perimeterFt : 0)) / FT_PER_MILE;
  const joulesLeast = milesHot * JOULES_PER_MILE;
  // The charger that is needed, if the one at hand is too small.
  const joules =
    joulesBought === null || joulesBought < joulesLeast ? wholeUp(joulesLeast) : joulesBought;
  const ground = groundRods(joules, rodRule);
  return {
    acres: (widthFt * heightFt) / SQ_FT_PER_ACRE,
    perimeterFt,
    interiorFt,
    posts: lines.reduce((sum, line) => sum + wholeUp(line / spacingFt), 0),
    reels: lines.reduce((sum, line) => sum + wholeUp(line / reelFt), 0),
    wireFt: interiorFt,
    milesHot,
    joulesLeast,
    joules,
    groundRodFt: ground.feet,
    rods: ground.rods,
    cornerFromCenterFt: Math.hypot(widthFt, heightFt) / 2,
  };
}

/** Up to half an acre of difference is measuring error, more is a mistake. */
const TOLERANCE_ACRES = 0.5;

export function checkShape(
  widthFt: number | null,
  heightFt: number | null,
  acres: number | null,
): Finding | null {
  if (widthFt === null || heightFt === null || acres === null) return null;
  const sides = (widthFt * heightFt) / SQ_FT_PER_ACRE;
  return Math.abs(sides - acres) > TOLERANCE_ACRES
    ? refuse(
        "shape.mismatch",
        `${figure(widthFt)} x ${figure(heightFt)} ft is ${figure(rounded(sides, 1), 1)} acres, not ${figure(acres, 1)}. Change one of them.`,
      )
    : null;
}
