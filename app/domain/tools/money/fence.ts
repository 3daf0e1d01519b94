import { figure } from "../numbers/figures.ts";
import { type Finding, refuse } from "../numbers/refusal.ts";
import { rounded, wholeUp } from "../numbers/round.ts";
import { SQ_FT_PER_ACRE } from "../grass/forage.ts";
import { GROUND_ROD } from "../rules.ts";

const FT_PER_MILE = 5280;
/** Per mile of fence; manufacturers may count miles of wire. */
const JOULES_PER_MILE = 1;

/** A ground rod's length and the feet of rod per joule. */
type RodRule = Readonly<Record<keyof typeof GROUND_ROD, number>>;

export interface FenceInput {
  readonly widthFt: number;
  readonly heightFt: number;
  readonly rows: number;
  readonly cols: number;
  readonly postSpacingFt: number;
  readonly reelFt: number;
  /** Whether the perimeter fence is also electrified. */
  readonly perimeterHot: boolean;
  /** Joules of the charger to buy; null for the smallest whole number. */
  readonly joulesBought: number | null;
  /** Published examples go by another rule than ours, the stricter one (decision 37). */
  readonly rodRule?: RodRule;
}

export interface FenceList {
  readonly acres: number;
  readonly perimeterFt: number;
  readonly interiorFt: number;
  readonly posts: number;
  readonly reels: number;
  readonly wireFt: number;
  readonly milesHot: number;
  readonly joulesLeast: number;
  readonly groundRodFt: number;
  readonly rods: number;
  readonly cornerFromCenterFt: number;
}

export function joulesFor(miles: number): number {
  return miles * JOULES_PER_MILE;
}

/** Feet and number of ground rods for a charger. */
export function groundRods(
  joules: number,
  { ftPerJoule, rodFt }: RodRule = GROUND_ROD,
): { readonly feet: number; readonly rods: number } {
  const feet = joules * ftPerJoule;
  return { feet, rods: wholeUp(feet / rodFt) };
}

/** Wire, posts, reels, charger and ground rods for a rectangle split into a grid. Wires end at the perimeter fence. */
export function fenceList(input: FenceInput): FenceList {
  const { widthFt, heightFt, rows, cols, postSpacingFt, reelFt } = input;
  const lines = [
    ...Array.from({ length: cols - 1 }, () => heightFt),
    ...Array.from({ length: rows - 1 }, () => widthFt),
  ];
  const interiorFt = lines.reduce((sum, line) => sum + line, 0);
  const perimeterFt = 2 * (widthFt + heightFt);
  const milesHot = (interiorFt + (input.perimeterHot ? perimeterFt : 0)) / FT_PER_MILE;
  const joulesLeast = joulesFor(milesHot);
  const ground = groundRods(input.joulesBought ?? wholeUp(joulesLeast), input.rodRule);
  return {
    acres: (widthFt * heightFt) / SQ_FT_PER_ACRE,
    perimeterFt,
    interiorFt,
    posts: lines.reduce((sum, line) => sum + wholeUp(line / postSpacingFt), 0),
    reels: lines.reduce((sum, line) => sum + wholeUp(line / reelFt), 0),
    wireFt: interiorFt,
    milesHot,
    joulesLeast,
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
