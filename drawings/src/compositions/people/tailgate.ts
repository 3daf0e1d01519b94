import { farHerd } from "../../glyphs/animals/herd.ts";
import { person } from "../../glyphs/people/person.ts";
import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { cottonwood } from "../../land/trees.ts";
import { mix } from "../../press/color.ts";
import { FREE_FROM, isPhoneHead } from "../../press/head.ts";
import type { Press } from "../../press/press.ts";

/** The length of the pickup and the two neighbors, in author units. */
const GROUP = 350;

/** Layout: `x` as shares of the width, scales and `y` in picture units. */
interface Stage {
  /** The side the pickup's nose points to: 1 right, -1 left. */
  readonly dir: 1 | -1;
  /** The middle of the group, and the scale of the people. */
  readonly cx: number;
  readonly s: number;
  readonly y: number;
  readonly pickup: { readonly x: number; readonly y: number; readonly s: number };
  readonly sunX: number;
  readonly treeX: number;
  /** The first paddock, counted from the left. */
  readonly first: number;
}

/** Neighbors talking at the tailgate of an old pickup, the first paddock behind them. */
export function tailgate(press: Press): void {
  const { W, H, u, chance, inks } = press;
  const horizon = H * chance.between(0.44, 0.49);
  const { dir, cx, s, y, pickup, sunX, treeX, first } = press.isBand
    ? besidePlate(press)
    : inFrame(press);
  backdrop(press, horizon, { x: sunX, y: horizon * chance.between(0.46, 0.72), r: H * 0.1 });
  const paddocks = pasture(press, wave(press, horizon + H * 0.1, H * 0.025), H * 0.97, {
    first,
    herdBeside: press.isBand ? -1 : -2 * dir,
  });
  cottonwood(press, treeX, H * 0.74, 1.35 * u);
  farHerd(press, paddocks, {
    flip: dir > 0,
    scale: 0.34 * u,
    across: press.isBand ? 0.2 : 0.5, // beside the tree
    nearness: press.isBand ? 0.13 : 0.02, // above the plate, and the heads of the people in the middle
  });
  place(press, "pickup", pickup.x, pickup.y, pickup.s, {
    flip: dir < 0,
    coat: mix(inks.red, inks.ink, 0.16),
    face: mix(inks.sky[2], inks.cream, 0.3),
    cuts: mix(inks.red, inks.cream, 0.5),
  });
  person(press, "man", [cx - dir * 38 * s, y + 2, s], { flip: dir > 0, shirt: "wheat" });
  person(press, "woman", [cx - dir * 128 * s, y + 4, s], { flip: dir < 0, shirt: "denim" });
  place(press, "dogSit", cx - dir * 152 * s, y + 6, s * 0.9, { flip: dir < 0 });
  bank(press, y + H * 0.025, H * 0.01, {
    grass: 0.09,
    flowers: 8,
    sunflowersOnly: true,
    clear: [cx / W - 0.24, cx / W + 0.24],
  });
}

/** The whole group side by side, filling most of the picture. */
function inFrame(press: Press): Stage {
  const { W, H, fx } = press;
  const dir = fx > 0.5 ? 1 : -1; // the pickup's nose points off the picture's near edge
  const s = Math.min((H * 0.4) / 92, (W * 0.86) / GROUP);
  const cx = press.inside(W * fx, W * 0.04 + (GROUP / 2) * s);
  const y = H * (isPhoneHead(press) ? 0.87 : 0.9);
  return {
    dir,
    cx,
    s,
    y,
    pickup: { x: cx - dir * 18 * s, y, s },
    sunX: cx - dir * W * 0.36,
    treeX: cx + dir * 118 * s,
    first: dir > 0 ? 2 : 3,
  };
}

/** In a band all are right of the plate: the people at the edge, in front of the pickup's bed. */
function besidePlate({ W, H }: Press): Stage {
  const cx = W * (FREE_FROM + 0.182);
  return {
    dir: -1,
    cx,
    s: (H * 0.33) / 92,
    y: H * 0.885,
    pickup: { x: cx + W * 0.047, y: H * 0.87, s: (H * 0.304) / 92 },
    sunX: W * 0.4,
    treeX: W * (FREE_FROM + 0.06),
    first: 4,
  };
}
