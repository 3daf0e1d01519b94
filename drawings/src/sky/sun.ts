import { mix } from "../press/color.ts";
import { d } from "../press/path.ts";
import type { Press } from "../press/press.ts";

/** The disc of the sun or moon: center and radius. */
export interface Sun {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A fan of light from the sun across the whole sky. */
export function sunRays(press: Press, { x, y, r }: Sun): void {
  const { W, skyChance: chance, inks, time } = press;
  const count = 11 + Math.round(chance.next() * 3);
  const reach = W * 1.1;
  const start = r * 1.3;
  let path = "";
  for (let i = 0; i < count; i++) {
    const step = (i + 0.5 + chance.between(-0.18, 0.18)) / count;
    const a = Math.PI + step * Math.PI * 1.16 - 0.25;
    const half = chance.between(0.035, 0.075);
    const point = (angle: number, radius: number) =>
      d`${x + Math.cos(angle) * radius} ${y + Math.sin(angle) * radius}`;
    path += `M${point(a, start)}L${point(a - half, reach)} ${point(a + half, reach)}z`;
  }
  press.path(path, inks.sun, time === "day" ? 0.3 : 0.34);
}

/** The dark seas of the moon: center and size as shares of its radius. */
const SEAS = [
  [-0.42, -0.3, 0.3],
  [0.2, -0.5, 0.16],
  [0.3, 0.15, 0.26],
  [-0.2, 0.5, 0.15],
  [-0.05, 0.02, 0.1],
  [0.62, -0.14, 0.09],
] as const;

export function moonSeas(press: Press, { x, y, r }: Sun): void {
  const { inks } = press;
  let path = "";
  for (const [across, down, size] of SEAS) {
    const c = size * r;
    path += d`M${x + across * r - c} ${y + down * r}q${c * 0.2} ${-c} ${c} ${-c * 0.8}`;
    path += d`t${c} ${c * 0.7}q${-c * 0.8} ${c * 0.9} ${-2 * c} ${c * 0.1}z`;
  }
  press.path(path, mix(inks.sun, inks.sky[2], 0.16));
}

const STARS = 64;

/** Small square stars and a few four-pointed ones, kept clear of the moon. */
export function stars(press: Press, horizon: number, moon: Sun | null): void {
  const { W, skyChance: chance } = press;
  let small = "";
  let bright = "";
  for (let i = 0; i < STARS; i++) {
    const x = Math.round(chance.next() * W);
    const y = Math.round(chance.next() ** 1.4 * horizon * 0.94);
    const size = chance.maybe(0.15) ? 2.4 : chance.maybe(0.5) ? 1.4 : 1;
    if (moon && Math.hypot(x - moon.x, y - moon.y) < moon.r * 1.8) continue;
    if (size > 2) bright += `M${x} ${y - 5}l1 4 4 1-4 1-1 4-1-4-4-1 4-1z`;
    else small += `M${x} ${y}h${size}v${size}h-${size}z`;
  }
  press.path(small, "#cfdcd8");
  press.path(bright, "#f4ecd2");
}
