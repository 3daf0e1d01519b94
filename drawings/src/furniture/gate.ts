import { mix } from "../press/color.ts";
import { d } from "../press/path.ts";
import type { Press } from "../press/press.ts";

/** Two wheel tracks that bend through a gateway at `cx` into the pasture, up to the height `far`. */
export function track(
  press: Press,
  cx: number,
  far: number,
  direction: number,
  gateway: number,
): void {
  const { H, inks } = press;
  const half = gateway / 2;
  const width = half * 0.37;
  const wheel = (side: number) => {
    const [farX, nearX] = [cx + side * half * 0.125, cx + side * half * 0.9375];
    const bendX = cx + (side * 0.3125 - direction * 0.1875) * half;
    return (
      d`M${farX} ${far}Q${bendX} ${H * 0.78} ${nearX} ${H}h${width}` +
      d`Q${bendX + width * 0.5} ${H * 0.78} ${farX + 3} ${far}z`
    );
  };
  const earth = mix(mix(inks.fieldShade, "#c9a56c", 0.55), inks.cream, 0.2);
  press.path(wheel(-1) + wheel(0.62), earth);
}

/** Heights of a pipe gate's five bars, closer together at the foot, where calves try them. */
const BARS = [0, 0.19, 0.4, 0.68, 1];

/**
 * A pipe gate that has swung inward from its hinge at (x, y). Its far end is `across` away, nearer the
 * horizon and therefore smaller. `height` is that of the hinge end. Returns the middle of the far end, where
 * a hand rests.
 */
export function gateLeaf(
  press: Press,
  x: number,
  y: number,
  height: number,
  across: number,
): { readonly x: number; readonly y: number } {
  const { u, inks } = press;
  const [rise, shrink] = [height * 0.24, 0.3];
  const point = (along: number, up: number) => ({
    x: x + across * along,
    y: y - rise * along - height * (0.12 + 0.88 * up) * (1 - shrink * along),
  });
  const at = (along: number, up: number) => {
    const spot = point(along, up);
    return d`${spot.x} ${spot.y}`;
  };
  let pipes = "";
  for (const up of BARS) pipes += `M${at(0, up)}L${at(1, up)}`;
  for (const along of [0, 1]) pipes += `M${at(along, 0)}L${at(along, 1)}`;
  pipes += `M${at(0, 0)}L${at(1, 1)}`;
  press.line(pipes, mix(inks.cream, inks.red, 0.82), 4.2 * u, 'stroke-linejoin="round"');
  return point(1, 0.8);
}
