import { bale } from "../../furniture/barn.ts";
import { woodPost } from "../../furniture/fence.ts";
import { stockTank, windmill } from "../../furniture/water.ts";
import { birds, herd } from "../../glyphs/animals/herd.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { cottonwood } from "../../land/trees.ts";
import { mix } from "../../press/color.ts";
import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** Quiet country for pages of plain text: one cottonwood, cattle in its shade. */
export function openRange(press: Press): void {
  const { W, H, u, fx, chance, inks } = press;
  const horizon = H * chance.between(0.53, 0.6);
  const cx = W * fx;
  const dir = fx > 0.5 ? -1 : 1;
  const sunX = cx + dir * W * chance.between(0.34, 0.42);
  const sunY = horizon * chance.between(0.5, 0.74);
  backdrop(press, horizon, { x: sunX, y: sunY, r: H * 0.09 });
  const y = H * 0.79;
  // the herd lies in the shade, away from the sun
  const side = -dir;
  const ends = [cx + side * 8 * u, cx + side * 102 * u];
  pasture(press, wave(press, horizon + H * 0.08, H * 0.02), H * 0.97, {
    strips: 5,
    wires: false,
    stand: { left: Math.min(...ends), right: Math.max(...ends), y: y - 2 * u },
  });
  // The shadow points away from the sun, and is longer the lower the sun stands.
  const reach = (30 + (38 * sunY) / horizon) * u;
  press.ellipse(cx - dir * reach, y + 2, 66 * u + reach, 8 * u, mix(inks.field, inks.ink, 0.5));
  cottonwood(press, cx, y, (H * 0.44) / 152);
  // Few and apart, because cattle in a bunch under a tree read as one dark lump.
  const flip = side < 0;
  herd(press, [[cx + side * 78 * u, y - 2 * u, 0.5 * u]], { poses: ["cowStand"], flip });
  const lying = [
    [cx + side * 32 * u, y + 3 * u, 0.5 * u],
    [cx + side * 62 * u, y + 20 * u, 0.52 * u],
  ] as const;
  herd(press, lying, { poses: ["cowLie"], flip });
  press.cast.pick([fenceGoingAway, windmillFarOff, balesInRow])(press, dir);
  bank(press, H * 0.93, H * 0.014, { grass: 0.1, flowers: 6 });
  birds(press, "hawk", 1, cx + dir * W * 0.2, horizon * 0.3, 20, 0.6 * u);
}

/**
 * A wooden fence from the near corner, opposite the tree, towards the horizon. In a band it stays on
 * the tree's side, because the title plate would cover all but the tips of its posts.
 */
function fenceGoingAway(press: Press, dir: number): void {
  const { W, H, u, fx, inks } = press;
  const across = (size: number) => (press.isBand ? -0.1 - 0.19 * size : 0.16 + 0.5 * size);
  const posts = [1, 0.74, 0.56, 0.43, 0.34, 0.27].map((size) => ({
    x: W * fx + dir * W * across(size),
    y: H * (0.64 + 0.3 * size),
    height: H * 0.24 * size,
    width: 15 * u * size,
  }));
  const wire = mix(inks.ink, inks.field, 0.2);
  for (const share of [0.4, 0.8]) {
    const points = posts.map(({ x, y, height }) => d`${x} ${y - height * share}`);
    press.line(`M${points.join("L")}`, wire, 1.6);
  }
  for (const { x, y, width, height } of posts.toReversed()) woodPost(press, x, y, width, height);
}

/** Windmill and stock tank. In a band they are far enough away to appear above the plate. */
function windmillFarOff(press: Press, dir: number): void {
  const { W, H, u, fx } = press;
  const x = W * fx + dir * W * 0.4;
  const [foot, height, size] = press.isBand ? [0.655, 0.31, 0.6] : [0.8, 0.38, 1];
  windmill(press, x, H * foot, H * height, { vane: -dir });
  stockTank(press, x - dir * 52 * size * u, H * (foot + 0.02 * size), 84 * size * u, 17 * size * u);
}

/** Offset from the tree across and down, as shares, and the radius. */
const BALES = [
  [0.33, 0.735, 15],
  [0.42, 0.775, 20],
  [0.54, 0.83, 27],
] as const;

/** On the tree's other side. */
const BALES_BESIDE_PLATE = [
  [-0.13, 0.72, 13],
  [-0.18, 0.765, 19],
  [-0.238, 0.83, 26],
] as const;

function balesInRow(press: Press, dir: number): void {
  const { W, H, u, fx } = press;
  for (const [across, down, size] of press.isBand ? BALES_BESIDE_PLATE : BALES) {
    bale(press, W * fx + dir * W * across, H * down, size * u);
  }
}
