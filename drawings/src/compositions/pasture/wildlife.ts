import { woodPost } from "../../furniture/fence.ts";
import { birds, farHerd } from "../../glyphs/animals/herd.ts";
import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { type Course, creek } from "../../land/creek.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { willow } from "../../land/trees.ts";
import { mix } from "../../press/color.ts";
import { isPhoneHead } from "../../press/head.ts";
import { d, type Ridge } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

type Range = readonly [from: number, to: number];

/** Willows along the creek: position along it, side, and scale. */
const WILLOWS = [
  [0.1, 0.9, 0.5],
  [0.2, -1, 0.62],
  [0.42, -1.1, 1],
] as const;

/** A meadowlark on a post, or a pronghorn, above flowers and a willow creek. */
export function wildlife(press: Press): void {
  const { W, H, u, fx, chance, inks } = press;
  const isPhone = isPhoneHead(press);
  const horizon = H * chance.between(0.42, 0.48);
  const cx = W * fx;
  const dir = fx > 0.5 ? -1 : 1;
  const sunX = W * (fx > 0.5 ? 0.24 : 0.76);
  backdrop(press, horizon, { x: sunX, y: horizon * chance.between(0.4, 0.7), r: H * 0.09 });
  // not in the paddock with the creek and its willows
  const paddocks = pasture(press, wave(press, horizon + H * 0.1, H * 0.03), H * 0.97, {
    ...(!press.isBand && { herdBeside: fx > 0.5 || !isPhone ? -2 : 2 }),
  });
  if (!isPhone) willowCreek(press, horizon, dir); // there the subject fills the picture

  const pronghorn = press.cast.maybe(0.34);
  const tan = mix(inks.rust, inks.ochre, 0.33);
  const behind = !pronghorn && press.cast.maybe(0.4);
  if (behind) {
    const [across, down, size] = press.isBand ? [0.145, 0.23, 0.75] : [0.3, 0.3, 0.95];
    place(press, "pronghorn", cx + dir * W * across, horizon + H * down, u * size, {
      flip: dir > 0,
      coat: tan,
      face: inks.cream,
    });
  } else {
    farHerd(press, paddocks, { nearness: 0.16, scale: 0.32 * u });
  }
  const ridge = bank(press, H * 0.9, H * 0.014, {
    grass: 0.21,
    flowers: 15,
    // in a band also low behind the plate, where only the tips would show
    clear: [press.isBand ? 0.05 : fx - 0.07, fx + 0.07],
  });
  if (pronghorn) {
    const s = H * 0.0072;
    place(press, "pronghorn", cx + dir * 34 * s, ridge(cx) - H * 0.005, s, {
      flip: dir > 0,
      coat: tan,
      face: inks.cream,
    });
  } else meadowlarkOnPost(press, ridge, dir);
  if (press.season !== "winter")
    insectsAndSwallows(press, horizon, dir, pronghorn ? [0.26, 0.4] : [0.12, behind ? 0.2 : 0.4]);
}

function willowCreek(press: Press, horizon: number, dir: number): void {
  const { W, H, u, fx, chance, inks } = press;
  const middle = W * (fx > 0.5 ? 0.42 : 0.58);
  const drift = dir * W * chance.between(0.16, 0.26);
  const phase = chance.between(0, 2);
  const x = (t: number) =>
    middle + drift * (t - 0.3) + Math.sin(t * 7 + phase) * W * 0.055 * (0.2 + t);
  const fall = (t: number) => t * t * H * 0.44 + t * H * 0.03;
  const course: Course = (t) => [x(t), horizon + H * 0.115 + fall(t), 3 + t * t * W * 0.075];
  creek(press, course);
  const leaf =
    press.season === "autumn" ? mix(inks.ochre, inks.hill, 0.3) : mix(inks.hill, inks.fore, 0.35);
  for (const [t, side, size] of WILLOWS) {
    const foot = horizon + H * 0.13 + fall(t);
    const light = mix(leaf, inks.first, 0.55);
    willow(press, x(t) + side * 34 * size * u, foot, size * 0.9 * u, leaf, light);
  }
}

function meadowlarkOnPost(press: Press, ridge: Ridge, dir: number): void {
  const { W, H, u, fx, inks, isNight } = press;
  const x = W * fx;
  const y = ridge(x) + 20;
  const height = H * 0.34;
  woodPost(press, x, y, 38 * u, height * 0.92);
  let wires = "";
  for (const share of [0.3, 0.62]) {
    const level = y - height * share;
    wires += d`M0 ${level - height * 0.04}Q${x / 2} ${level + 12} ${x} ${level}T${W} ${level + height * 0.02}`;
  }
  press.line(wires, mix(inks.ink, inks.field, 0.1), 2);
  place(press, "lark", x - dir * 4, y - height * 0.92 - 3, height / 44, {
    flip: dir < 0,
    coat: mix("#3b2415", inks.ink, isNight ? 0.7 : 0.2),
    face: isNight ? mix("#e3b23c", inks.ink, 0.4) : "#ecb83a",
    cuts: mix(inks.cream, inks.rim, 0.4),
  });
}

/** @param apart how far from the subject bees fly, as shares of the width. */
function insectsAndSwallows(press: Press, horizon: number, dir: number, apart: Range): void {
  const { W, H, u, fx, chance, inks } = press;
  const cx = W * fx;
  const [near, far, high, low] = press.isBand ? [0.1, 0.18, 0.5, 0.66] : [...apart, 0.62, 0.78];
  for (let i = 0; i < (press.isNight ? 0 : 3); i++) {
    const x = cx + dir * W * chance.between(near, far);
    const y = H * chance.between(high, low);
    const size = chance.between(0.34, 0.46) * u; // smaller than a far cow's head
    const wings = mix(inks.cream, inks.sky[2], 0.25);
    place(press, "bee", x, y, size, { flip: chance.maybe(0.5), face: wings, cuts: inks.ochre });
  }
  const x = cx - dir * W * chance.between(0.14, 0.24);
  const y = H * chance.between(0.56, 0.68);
  const orange = mix(inks.ochre, inks.red, 0.35);
  place(press, "monarch", x, y, 1.3 * u, { face: orange, cuts: null });
  const aside = isPhoneHead(press) ? 0.34 : 0.2; // clear of the lark's beak
  const birdX = W * (fx > 0.5 ? 0.5 - aside : 0.5 + aside);
  birds(press, "swallow", 2, birdX, horizon * 0.35, W * 0.1, 0.9 * u);
}
