import { mix } from "../press/color.ts";
import { cut, d } from "../press/path.ts";
import type { Press } from "../press/press.ts";
import { headroom } from "./headroom.ts";
import type { Sun } from "./sun.ts";

/** Long evening clouds: stacked gouge cuts, each lit from below. At night they do not cover the moon. */
export function streaks(press: Press, horizon: number, count: number, sun: Sun | null): void {
  const { W, skyChance: chance, inks, isNight } = press;
  let lit = "";
  let shaded = "";
  for (let i = 0; i < count; i++) {
    const length = chance.between(0.1, 0.34) * W;
    const x = chance.between(-0.1, 0.95) * W;
    const y = chance.between(0.1, 0.86) * horizon;
    const bar = cut(x, y, length, chance.between(-3, 3), chance.between(2, 5));
    const shade = chance.maybe(0.5) ? cut(x + length * 0.2, y + 6, length * 0.7, 0, 3) : "";
    if (sun && isNight && crosses(sun, x, y, length)) continue;
    lit += bar;
    shaded += shade;
  }
  press.path(lit, isNight ? inks.sky[4] : inks.sun, isNight ? 0.45 : 0.6);
  press.path(shaded, inks.sky[0], 0.4);
}

function crosses(sun: Sun, x: number, y: number, length: number): boolean {
  const nearest = Math.max(x, Math.min(x + length, sun.x));
  return Math.hypot(nearest - sun.x, y - sun.y) < sun.r * 1.25;
}

/** Fair-weather clouds: a flat base under a row of domes, away from the sun. */
export function cumulus(press: Press, horizon: number, sunX: number): void {
  const { skyChance: chance } = press;
  const count = 2 + Math.round(chance.next() * 1.4);
  const apart = press.H * 0.06;
  let last = { left: 0, right: 0, foot: 0 };
  for (let i = 0; i < count; i++) {
    const width = chance.between(0.16, 0.3) * press.W * (i > 0 ? 0.75 : 1);
    const y = horizon * (0.26 + i * 0.2) + chance.between(-8, 8);
    const middle = (sunX / press.W + 0.36 + i * 0.24 + chance.between(0, 0.08)) % 1;
    const left = middle * press.W - width / 2;
    const domes = domesOf(press, width);
    const free = Math.max(y, headroom(press) + heightOf(domes));
    // clouds forced to the same height in a page's head would merge
    const beside = left < last.right + apart && left + width > last.left - apart;
    const lower = last.foot + apart;
    const foot = beside && lower < horizon * 0.8 ? Math.max(free, lower) : free;
    cloud(press, left, foot, domes);
    last = { left, right: left + width, foot };
  }
}

interface Dome {
  readonly width: number;
  /** How far its right corner lies below its left one. */
  readonly rise: number;
  /** The height of the shading cut at its foot, above the cloud's foot; none at either end. */
  readonly shade: number | undefined;
}

function domesOf({ skyChance: chance }: Press, width: number): Dome[] {
  const count = 4 + Math.round(chance.next() * 2);
  const sizes = Array.from(
    { length: count },
    (_, j) => 0.6 + Math.sin(((j + 0.7) / (count + 0.4)) * 3.1) + chance.next() * 0.5,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let height = 0; // of the last corner above the foot, negative upwards
  return sizes.map((size, j) => {
    const last = j === count - 1;
    const step = last ? -height : Math.round((j < count / 2 - 0.5 ? -1 : 1) * chance.between(3, 9));
    const rise = Math.min(step, -height); // no corner falls below the foot
    height += rise;
    const shade = j > 0 && !last ? 3 + chance.next() * 6 : undefined;
    return { width: (width * size) / total, rise, shade };
  });
}

/** The height of a dome's arc above its corners, as a share of its width. */
const DOME_HEIGHT = 0.32;

function heightOf(domes: readonly Dome[]): number {
  let corner = 0;
  let highest = 0;
  for (const { width, rise } of domes) {
    highest = Math.min(highest, Math.min(corner, corner + rise) - width * DOME_HEIGHT);
    corner += rise;
  }
  return -highest;
}

function cloud(press: Press, left: number, y: number, domes: readonly Dome[]): void {
  const { inks } = press;
  let outline = d`M${left} ${y}`;
  let shading = "";
  let x = left;
  for (const { width: step, rise, shade } of domes) {
    outline += d`a${step * 0.54} ${step * 0.5} 0 0 1 ${step} ${rise}`;
    if (shade !== undefined) shading += cut(x + step * 0.2, y - shade, step * 0.9, 1, 4);
    x += step;
  }
  press.path(`${outline}z`, mix("#fff8e6", inks.sky[3], 0.12));
  press.path(shading, inks.sky[2]);
}
