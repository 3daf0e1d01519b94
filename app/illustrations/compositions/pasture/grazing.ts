import { polywire } from "../../furniture/fence.ts";
import { farHerd, herd, redCoat } from "../../glyphs/animals/herd.ts";
import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
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
  const group = press.cast.maybe(0.36) ? undefined : standOf(press, flip);
  // all of them are in the middle paddock, and the first one beside it is empty
  const paddocks = pasture(press, top, H * 0.95, {
    strips: 5,
    first: fx > 0.5 ? 1 : 3,
    ...(press.later && { first: 2, herdBeside: fx > 0.5 ? -1 : 1 }),
    vanishing: group ? group.cx / W : fx,
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

const GROUND = 0.84;

function wholeHerd(press: Press, flip: boolean): void {
  const { W, H, chance } = press;
  const size = Math.min(H / 167, W * 0.0036);
  const { count, middle, apart } = herdRoom(press, size);
  const spots = Array.from({ length: count }, (_, i) => {
    const back = i % 2 === 1;
    const x = middle + (i - (count - 1) / 2) * apart + chance.between(-8, 8);
    return [x, H * (GROUND - (back ? 0.1 : 0.02)), size * (back ? 0.44 : 0.54)] as const;
  });
  herd(press, spots, { flip, poses: ["cowGraze", "cowGraze", "cowWalk"] });
}

/** The number of cows that fit, the x of their center, and their spacing. */
function herdRoom(press: Press, size: number): { count: number; middle: number; apart: number } {
  const { W, fx } = press;
  // a band's plate would leave backs without heads and legs: fewer cows, all of them beside it
  if (press.isBand) return { count: 6, middle: W * (fx > 0.5 ? 0.775 : 0.225), apart: W * 0.054 };
  return { count: 8, middle: press.inside(W * fx, W * 0.28 + 40 * size), apart: W * 0.066 };
}

/** The scale of the small group, and the x of its center. */
interface Stand extends GroupSize {
  readonly withCalf: boolean;
  readonly cx: number;
}

function standOf(press: Press, flip: boolean): Stand {
  const { W, fx, cast } = press;
  const withCalf = cast.maybe(0.6);
  const size = groupSize(press, withCalf);
  const { s, apart, calfAt, plate } = size;
  const [behind, ahead] = [(apart + 6) * s, (withCalf ? calfAt + 6 : 66) * s];
  const [left, right] = flip ? [ahead, behind] : [behind, ahead];
  const cx = press.inside(W * fx, left + (flip ? plate : 0), right + (flip ? 0 : plate));
  return { ...size, withCalf, cx };
}

/** A black cow, a red one behind her, and often a calf in front. */
function smallGroup(press: Press, flip: boolean, stand: Stand): void {
  const { H, cast, inks } = press;
  const { s, apart, calfAt, withCalf, cx } = stand;
  const dir = flip ? -1 : 1;
  const y = H * GROUND;
  const red = redCoat(press);
  place(press, "cowStand", cx - dir * apart * s, y - H * 0.1, s * 0.66, { ...red, flip });
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
  /** How far ahead of her the calf stands. */
  readonly calfAt: number;
  /** Room left for a page's title plate, in picture units. */
  readonly plate: number;
}

function groupSize({ W, H, isBand }: Press, withCalf: boolean): GroupSize {
  const s = Math.min((H * 0.36) / 60, W * 0.0037);
  // in a band, the group with the calf is too wide beside the plate
  return isBand && withCalf
    ? { s: s * 0.825, apart: 84, calfAt: 116, plate: W * 0.575 }
    : { s, apart: 108, calfAt: 122, plate: 0 };
}
