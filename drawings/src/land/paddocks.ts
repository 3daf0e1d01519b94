import { d, type Ridge } from "../press/path.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The layout of the paddocks, and where the herd is. */
interface PaddockPlan {
  readonly top: Ridge;
  /** Where the fences reach the viewer, as a height in the picture. */
  readonly bottom: number;
  readonly strips: number;
  /** The greenest paddock, from the left. */
  readonly first: number;
  /** The paddock the herd is in. */
  readonly grazed: number;
  /** The picture's width, and the x where the fences seem to meet. */
  readonly width: number;
  readonly vanishingX: number;
  /** How far the fences fan out towards the viewer, as a share of the width; `SPREAD` by default. */
  readonly spread?: number;
}

/** The ground under the feet of the animals near the viewer, who share one paddock. */
export interface Stand {
  readonly left: number;
  readonly right: number;
  /** The height of the farthest animal's feet. */
  readonly y: number;
  /** Their paddock, from the left; the grazed one by default. */
  readonly paddock?: number;
}

const SPREAD = 1.875;

/** Strips of pasture side by side in perspective: `at(i, t)` runs from far (t = 0) to near (t = 1). */
export class Paddocks {
  readonly plan: PaddockPlan;

  constructor(plan: PaddockPlan) {
    this.plan = plan;
  }

  far(i: number): Point {
    const { vanishingX, strips, width, top } = this.plan;
    const x = vanishingX + (i / strips - 0.5) * 0.69 * width;
    return { x, y: top(x) };
  }

  near(i: number): Point {
    const { vanishingX, strips, width, bottom, spread = SPREAD } = this.plan;
    return { x: vanishingX + (i / strips - 0.5) * spread * width, y: bottom };
  }

  /** The control point of the fence's curve. */
  bend(i: number): Point {
    const [far, near] = [this.far(i), this.near(i)];
    return { x: far.x + (near.x - far.x) * 0.34, y: (far.y + near.y) / 2 };
  }

  at(i: number, t: number): Point {
    const [far, bend, near] = [this.far(i), this.bend(i), this.near(i)];
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return { x: a * far.x + b * bend.x + c * near.x, y: a * far.y + b * bend.y + c * near.y };
  }

  /** The x of fence `i` at the height `y`. */
  fenceX(i: number, y: number): number {
    let [low, high] = [0, 1];
    for (let step = 0; step < 12; step++) {
      const t = (low + high) / 2;
      if (this.at(i, t).y < y) low = t;
      else high = t;
    }
    return this.at(i, low).x;
  }

  outline(i: number): string {
    const { top } = this.plan;
    const [far, bend, near] = [this.far(i), this.bend(i), this.near(i)];
    const [farNext, bendNext, nearNext] = [this.far(i + 1), this.bend(i + 1), this.near(i + 1)];
    const middle = (far.x + farNext.x) / 2;
    const crest = 2 * top(middle) - (far.y + farNext.y) / 2;
    return (
      d`M${far.x} ${far.y}Q${bend.x} ${bend.y} ${near.x} ${near.y}H${nearNext.x}` +
      d`Q${bendNext.x} ${bendNext.y} ${farNext.x} ${farNext.y}Q${middle} ${crest} ${far.x} ${far.y}z`
    );
  }
}

/** The plan with its fences moved as little as needed for nobody on the stand to straddle one. */
export function around(plan: PaddockPlan, stand: Stand): PaddockPlan {
  const { left, right, y, paddock = plan.grazed } = stand;
  let fitted = plan;
  // on a wavy ridge, moving the fences also changes their width a little, so it takes a few steps
  for (let step = 0; step < 4; step++) {
    const { spread = SPREAD, vanishingX } = fitted;
    const fences = (fan: number) => {
      const paddocks = new Paddocks({ ...fitted, spread: fan });
      return [paddocks.fenceX(paddock, y), paddocks.fenceX(paddock + 1, y)] as const;
    };
    const width = (fan: number) => fences(fan)[1] - fences(fan)[0];
    const missing = right - left - width(spread);
    // a paddock's width at any height grows in proportion to the fan
    const wider = spread * (1 + Math.max(0, missing / (width(2 * spread) - width(spread))));
    const [from, to] = fences(wider);
    const shift = from > left ? left - from : Math.max(0, right - to);
    fitted = { ...fitted, spread: wider, vanishingX: vanishingX + shift };
  }
  return fitted;
}

/** Steps of recovery: 0 just grazed, 1 coming back, 2 nearly rested, 3 the first paddock. */
export type Recovery = 0 | 1 | 2 | 3;

/**
 * How far a paddock has recovered. The herd moves from `grazed` towards `first` and around all paddocks: the
 * one it just left is cropped, and the longer ago the herd was there, the greener a paddock is.
 */
export function recoveryOf(
  paddock: number,
  { strips, first, grazed }: Pick<PaddockPlan, "strips" | "first" | "grazed">,
): Recovery {
  if (paddock === first) return 3;
  if (paddock === grazed) return 0;
  const direction = Math.sign(first - grazed) || 1;
  const movesAway = ((((paddock - grazed) * direction) % strips) + strips) % strips;
  const rested = (strips - 1 - movesAway) / (strips - 2);
  return rested < 1 / 3 ? 0 : rested < 2 / 3 ? 1 : 2;
}
