import { cut, d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/**
 * A leaf of grass from its foot (x, y) to its tip, `dx` to the right and `up` above: it leaves the stem
 * upright and bends over by `arch` (0 is straight).
 */
export function leaf(
  x: number,
  y: number,
  dx: number,
  up: number,
  width: number,
  arch = 0.35,
): string {
  const bend = { x: dx * (0.5 - arch * 0.6), y: -up * 0.5 - Math.hypot(dx, up) * arch * 0.5 };
  const length = Math.hypot(dx, up) || 1;
  const across = { x: (up / length) * width * 0.75, y: (dx / length) * width * 0.75 };
  const half = width * 0.3;
  return (
    d`M${x - half} ${y}q${bend.x - across.x + half} ${bend.y - across.y} ${dx + half} ${-up}` +
    d`q${bend.x + across.x - dx} ${bend.y + across.y + up} ${half - dx} ${up}z`
  );
}

interface TuftOptions {
  readonly blades?: number;
  /** The spread of the tips, as a share of the height. */
  readonly spread?: number;
  readonly width?: number;
  /** The shortest blade as a share of the tallest. */
  readonly low?: number;
}

/** A tuft of grass with its foot at (x, y), as one outline. */
export function tuft(
  { chance }: Press,
  x: number,
  y: number,
  height: number,
  { blades = 7, spread = 0.9, width = 7, low = 0.55 }: TuftOptions = {},
): string {
  let path = "";
  for (let i = 0; i < blades; i++) {
    const side = blades === 1 ? 0 : (i / (blades - 1) - 0.5) * 2;
    const up = height * chance.between(low, 1) * (1 - 0.25 * Math.abs(side));
    const lean = side * height * spread * 0.5 + chance.between(-0.05, 0.05) * height;
    path += leaf(x + side * blades * width * 0.22, y, lean, up, width, 0.3);
  }
  return path;
}

/** Grass grazed to `height`: the blades end flat, as if cut. */
export function stubble(
  { chance }: Press,
  x: number,
  y: number,
  height: number,
  { blades = 7, width = 7, spread = 0.5 }: TuftOptions = {},
): string {
  let path = "";
  for (let i = 0; i < blades; i++) {
    const side = (i / Math.max(1, blades - 1) - 0.5) * 2;
    const foot = x + side * blades * width * 0.3;
    const lean = side * height * spread + chance.between(-2, 2);
    const up = height * chance.between(0.92, 1);
    path += d`M${foot - width / 2} ${y}L${foot + lean - width * 0.4} ${y - up}l${width * 0.9} ${chance.between(-3, 3)}L${foot + width / 2} ${y}z`;
  }
  return path;
}

/** Fibrous roots below (x, y). */
export function roots(
  { chance }: Press,
  x: number,
  y: number,
  depth: number,
  count = 7,
  reach = 0.5,
): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const side = (i / (count - 1) - 0.5) * 2;
    const down = depth * (1 - 0.35 * Math.abs(side)) * chance.between(0.8, 1);
    path += cut(x + side * 6, y, side * depth * reach, down, 3.8);
  }
  return path;
}
