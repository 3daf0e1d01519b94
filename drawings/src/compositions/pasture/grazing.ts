import { polywire } from "../../furniture/fence.ts";
import { farHerd, herd, redCoat } from "../../glyphs/animals/herd.ts";
import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import type { Stand } from "../../land/paddocks.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import type { Ridge } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** Cattle grazing behind one strand of temporary fence: a small group, or the whole herd. */
export function grazing(press: Press): void {
  const { W, H, fx, chance } = press;
  const horizon = H * chance.between(0.4, 0.46);
  const sunX = W * (fx > 0.5 ? chance.between(0.16, 0.34) : chance.between(0.66, 0.84));
  backdrop(press, horizon, { x: sunX, y: horizon * chance.between(0.42, 0.8), r: H * 0.085 });
  const top = wave(press, horizon + H * 0.1, H * 0.035);
  const flip = fx > 0.55 || (fx >= 0.45 && chance.maybe(0.5));
  const group = press.cast.maybe(0.36) ? undefined : groupOf(press, flip);
  // all of them are in the middle paddock, and the first one beside it is empty
  const side = fx > 0.5 ? 1 : -1;
  const paddocks = pasture(press, top, H * 0.95, {
    strips: 5,
    vanishing: group ? group.cx / W : fx,
    ...(press.later
      ? { first: 2, herdBeside: -side }
      : { first: 2 - side, herdBeside: side, stand: group?.stand ?? herdStand(press) }),
  });
  if (press.later) farHerd(press, paddocks, { nearness: 0.1, scale: 0.3 * press.u });
  else if (!group) {
    // black posts in front of black cows would look like their legs and humps
    strand(press, () => H * 0.9);
    wholeHerd(press, flip);
  } else smallGroup(press, flip, group);
  const ridge = bank(press, H * 0.9, H * 0.012, {
    grass: press.later ? 0.18 : 0.12,
    flowers: press.later ? 12 : 7,
  });
  if (group || press.later) strand(press, ridge);
}

/** One strand of temporary fence, its posts nearer on one side. */
function strand(press: Press, ridge: Ridge): void {
  const { W, H, chance } = press;
  const nearOnLeft = chance.maybe(0.5);
  const posts = Array.from({ length: 6 }, (_, i) => {
    const t = i / 5;
    const x = (nearOnLeft ? t : 1 - t) * W * 1.08 - W * 0.04;
    return [x, ridge(x) + 10 - t * H * 0.03, H * (0.34 - 0.13 * t)] as const;
  });
  polywire(press, posts);
}

/** The height of the nearest animals' feet, and how far behind them the others stand. */
const GROUND = 0.84;
const BEHIND = 0.1;

function wholeHerd(press: Press, flip: boolean): void {
  const { H, chance } = press;
  const { size, count, middle, apart } = herdRoom(press);
  // apart, because legs and heads among other legs read as a knot
  const spots = Array.from({ length: count }, (_, i) => {
    const back = i % 2 === 1;
    const x = middle + (i - (count - 1) / 2) * apart + chance.between(-6, 6);
    return [x, H * (GROUND - (back ? BEHIND : 0.02)), size * (back ? 0.44 : 0.54)] as const;
  });
  // a raised head in front would lie on the cattle behind; theirs show against the paddock
  const behind = spots.filter((_, i) => i % 2 === 1);
  const front = spots.filter((_, i) => i % 2 === 0);
  herd(press, behind, { flip, poses: ["cowStand", "cowWalk"] });
  herd(press, front, { flip, poses: ["cowGraze"] });
}

/** The number of cows that fit, the x of their center, and their spacing. */
function herdRoom(press: Press): { size: number; count: number; middle: number; apart: number } {
  const { W, H, fx } = press;
  const size = Math.min(H / 167, W * 0.0036);
  // a band's plate would leave backs without heads and legs: fewer cows, all of them beside it
  if (press.isBand)
    return { size, count: 5, middle: W * (fx > 0.5 ? 0.785 : 0.215), apart: W * 0.061 };
  return { size, count: 5, middle: press.inside(W * fx, W * 0.28 + 40 * size), apart: W * 0.094 };
}

function herdStand(press: Press): Stand {
  const { size, count, middle, apart } = herdRoom(press);
  const half = ((count - 1) / 2) * apart + 8 + 22 * size;
  return { left: middle - half, right: middle + half, y: press.H * (GROUND - BEHIND) };
}

/** The small group's scale, the x of its center, and the ground it takes. */
interface Group extends GroupSize {
  readonly withCalf: boolean;
  readonly cx: number;
  readonly stand: Stand;
}

function groupOf(press: Press, flip: boolean): Group {
  const { W, H, fx, cast } = press;
  const dir = flip ? -1 : 1;
  const withCalf = cast.maybe(0.6);
  const size = groupSize(press, withCalf);
  const { s, apart, calfAt, plate } = size;
  const [behind, ahead] = [(apart + 6) * s, (withCalf ? calfAt + 6 : 66) * s];
  const [left, right] = flip ? [ahead, behind] : [behind, ahead];
  const cx = press.inside(W * fx, left + (flip ? plate : 0), right + (flip ? 0 : plate));
  const ends = [cx - dir * apart * s, cx + dir * (withCalf ? calfAt : 34) * s];
  const stand = { left: Math.min(...ends), right: Math.max(...ends), y: H * (GROUND - BEHIND) };
  return { ...size, withCalf, cx, stand };
}

/** A black cow, a red one behind her, and often a calf in front. */
function smallGroup(press: Press, flip: boolean, group: Group): void {
  const { H, cast, inks } = press;
  const { s, apart, farScale, calfAt, withCalf, cx } = group;
  const dir = flip ? -1 : 1;
  const y = H * GROUND;
  const red = redCoat(press);
  place(press, "cowStand", cx - dir * apart * s, y - H * BEHIND, s * farScale, { ...red, flip });
  place(press, cast.pick(["cowGraze", "cowGraze", "cowStand"]), cx - dir * 30 * s, y, s, {
    flip,
    face: cast.maybe(0.4) ? inks.cream : null,
  });
  if (withCalf) {
    const calf = { ...red, flip: !flip };
    place(press, "calf", cx + dir * calfAt * s, y - H * 0.02, s * 0.7, calf);
  }
}

/** Sizes of the small group: lengths in author units, but for the plate's. */
interface GroupSize {
  /** The scale of the cow. */
  readonly s: number;
  /** How far behind her the red one stands. */
  readonly apart: number;
  /** The red one's size, as a share of hers. */
  readonly farScale: number;
  /** How far ahead of her the calf stands. */
  readonly calfAt: number;
  /** Room left for a page's title plate, in picture units. */
  readonly plate: number;
}

function groupSize({ W, H, isBand }: Press, withCalf: boolean): GroupSize {
  const s = Math.min((H * 0.36) / 60, W * 0.0037);
  // in a band, the group with the calf is too wide beside the plate
  return isBand && withCalf
    ? { s: s * 0.8, apart: 92, farScale: 0.54, calfAt: 116, plate: W * 0.575 }
    : { s, apart: 112, farScale: 0.66, calfAt: 122, plate: 0 };
}
