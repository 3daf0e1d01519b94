import { mix } from "../press/colour.ts";
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

/** A pipe gate swung open from its hinge at `x`, `length` long; `height` is the gate posts'. */
export function gateLeaf(
  press: Press,
  x: number,
  y: number,
  height: number,
  direction: number,
  length: number,
): void {
  const { H, u, inks } = press;
  const at = (across: number, up: number) =>
    d`${x + direction * across * length} ${y - height * (0.12 + 0.8 * up) + across * H * 0.06}`;
  let pipes = "";
  for (const up of [0, 0.2, 0.4, 0.62, 0.84, 1]) pipes += `M${at(0, up)}L${at(1, up)}`;
  for (const across of [0, 1, 0.5]) pipes += `M${at(across, 0)}L${at(across, 1)}`;
  pipes += `M${at(0, 0)}L${at(0.5, 1)} ${at(1, 0)}`;
  press.line(pipes, mix(inks.cream, inks.red, 0.82), 4.4 * u, 'stroke-linejoin="round"');
}
