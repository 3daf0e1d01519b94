import { mix } from "../press/colour.ts";
import { d } from "../press/path.ts";
import type { Press } from "../press/press.ts";

/** Two wheel tracks that bend through a gate at `cx` into the pasture, up to the height `far`. */
export function track(press: Press, cx: number, far: number, direction: number): void {
  const { W, H, u, inks } = press;
  const width = 44 * u;
  const wheel = (side: number) => {
    const [farX, nearX] = [cx + side * W * 0.02, cx + side * W * 0.15];
    const bendX = cx + side * W * 0.05 - direction * W * 0.03;
    return (
      d`M${farX} ${far}Q${bendX} ${H * 0.78} ${nearX} ${H}h${width}` +
      d`Q${bendX + width * 0.5} ${H * 0.78} ${farX + 3} ${far}z`
    );
  };
  const earth = mix(mix(inks.fieldShade, "#c9a56c", 0.55), inks.cream, 0.2);
  press.path(wheel(-1) + wheel(0.62), earth);
}

/** A pipe gate swung open from its hinge at `x`; `height` is the gate posts'. */
export function gateLeaf(
  press: Press,
  x: number,
  y: number,
  height: number,
  direction: number,
): void {
  const { W, H, u, inks } = press;
  const at = (across: number, up: number) =>
    d`${x + direction * across * W * 0.17} ${y - height * (0.12 + 0.8 * up) + across * H * 0.06}`;
  let pipes = "";
  for (const up of [0, 0.2, 0.4, 0.62, 0.84, 1]) pipes += `M${at(0, up)}L${at(1, up)}`;
  for (const across of [0, 1, 0.5]) pipes += `M${at(across, 0)}L${at(across, 1)}`;
  pipes += `M${at(0, 0)}L${at(0.5, 1)} ${at(1, 0)}`;
  press.line(pipes, mix(inks.cream, inks.red, 0.82), 4.4 * u, 'stroke-linejoin="round"');
}
