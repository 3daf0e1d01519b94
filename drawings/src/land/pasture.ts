import { mix } from "../press/color.ts";
import { cut, d, type Ridge } from "../press/path.ts";
import { type Press, part } from "../press/press.ts";
import { around, Paddocks, type Recovery, recoveryOf, type Stand } from "./paddocks.ts";
import { ground } from "./ridge.ts";

interface PastureOptions {
  /** Number of paddocks side by side; 6 by default. */
  readonly strips?: number;
  /** The index of the first paddock, from the left. */
  readonly first?: number;
  /**
   * Where the herd is, relative to the first paddock: -1, its left neighbor, unless the subject is on the
   * left; 0 only in a picture of the turn-in, since a resting paddock is empty.
   */
  readonly herdBeside?: number;
  /** Where the fences seem to meet, as a share of the width. */
  readonly vanishing?: number;
  /** Where the animals near the viewer stand; none do by default. */
  readonly stand?: Stand;
  /** Whether to draw fences between the paddocks; true by default. */
  readonly wires?: boolean;
}

/**
 * The pasture below `top`, in strips. One of them is always the first paddock, fresh and bright; the others
 * are in various steps of recovery.
 */
export function pasture(
  press: Press,
  top: Ridge,
  bottom: number,
  options: PastureOptions = {},
): Paddocks {
  const { W, inks, fx } = press;
  const { strips = 6, wires = true, first = fx > 0.5 ? 3 : 2 } = options;
  const vanishingX = (options.vanishing ?? press.chance.between(0.35, 0.65)) * W;
  const grazed = first + (options.herdBeside ?? (fx > 0.5 ? -1 : 1));
  const unfitted = { top, bottom, strips, first, grazed, width: W, vanishingX };
  const plan = options.stand ? around(unfitted, options.stand) : unfitted;
  const paddocks = new Paddocks(plan);
  press.paddocks = paddocks;
  const outlines: [string, string, string, string] = ["", "", "", ""];
  for (let i = 0; i < strips; i++) outlines[recoveryOf(i, plan)] += paddocks.outline(i);
  ground(press, top, mix(inks.field, inks.first, 0.12));
  outlines.forEach((outline, step) => {
    press.path(outline, recoveryInk(press, step as Recovery));
  });
  grazedCuts(press, paddocks);
  restedTufts(press, paddocks, first);
  if (wires) fences(press, paddocks);
  return paddocks;
}

/** How green each step of recovery is: the share of the first paddock's ink mixed into the cropped field's. */
const GREENNESS = [0, 0.3, 0.56, 1] as const;

/** The flat ink of a paddock at a step of its recovery. */
export function recoveryInk({ inks }: Press, step: Recovery): string {
  return mix(inks.field, inks.first, GREENNESS[step]);
}

/** Long flat cuts where the herd is and was last. */
function grazedCuts(press: Press, paddocks: Paddocks): void {
  const { chance, inks, isNight } = press;
  const { strips } = paddocks.plan;
  let path = "";
  for (let i = 0; i < 18; i++) {
    const strip = chance.next() * strips;
    const t = chance.next() ** 0.8;
    const { x, y } = paddocks.at(strip, t);
    const mark = cut(x, y, 8 + 40 * t, chance.between(-2, 2), 1 + 3 * t);
    if (recoveryOf(Math.floor(strip), paddocks.plan) === 0) path += mark;
  }
  press.path(path, mix(inks.field, inks.cream, isNight ? 0.12 : 0.45));
}

/** Short upright cuts in the rested strip: grass that stands. */
function restedTufts(press: Press, paddocks: Paddocks, first: number): void {
  const { chance, inks } = press;
  const tuft = press.group("g", () => {
    let dark = "";
    let light = "";
    for (let i = 0; i < 8; i++) {
      const [x, y] = [chance.between(-20, 20), chance.between(-9, 9)];
      dark += cut(x, y, chance.between(-3, 3), -chance.between(9, 16), 2.4);
      if (i % 2 === 1) light += cut(x + 3, y + 2, chance.between(-2, 3), -10, 2);
    }
    return (
      part(dark, mix(inks.first, inks.fore, 0.5)) + part(light, mix(inks.first, inks.cream, 0.5))
    );
  });
  for (let i = 0; i < 13; i++) {
    const t = (i + chance.next()) / 13;
    const across = (i % 2 === 1 ? 0.3 : 0.7) + chance.between(-0.12, 0.12);
    const { x, y } = paddocks.at(first + across, t);
    const size = 0.3 + t * 1.1;
    press.stamp(tuft, x, y, i % 3 > 0 ? size : -size, size);
  }
}

const POSTS = 5;

function fences(press: Press, paddocks: Paddocks): void {
  const { W, inks } = press;
  let wires = "";
  let posts = "";
  for (let i = 1; i < paddocks.plan.strips; i++) {
    let inside = false;
    for (let j = 0; j <= POSTS; j++) {
      const t = (j / POSTS) ** 1.25;
      const { x, y } = paddocks.at(i, t);
      const height = 3 + 20 * t;
      const visible = x >= -60 && x <= W + 60;
      if (visible) {
        posts += d`M${x} ${y}v${-height}`;
        wires += (inside ? "L" : "M") + d`${x} ${y - height * 0.8}`;
      }
      inside = visible;
    }
  }
  press.line(wires, mix(inks.cream, inks.field, 0.12), 1);
  press.line(posts, mix(inks.ink, inks.field, 0.18), 1.4);
}
