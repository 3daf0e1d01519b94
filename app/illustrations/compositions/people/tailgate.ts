import { herd, type Spot } from "../../glyphs/herd.ts";
import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { cottonwood } from "../../land/trees.ts";
import { mix } from "../../press/colour.ts";
import type { Press } from "../../press/press.ts";

/** The length of the pickup and the two neighbours, in author units. */
const GROUP = 350;

/** Neighbours talking at the tailgate of an old pickup, the first paddock behind them. */
export function tailgate(press: Press): void {
  const { W, H, u, fx, chance, inks } = press;
  const horizon = H * chance.between(0.44, 0.49);
  const dir = fx > 0.5 ? 1 : -1; // the pickup's nose points off the picture's near edge
  const s = Math.min((H * 0.4) / 92, (W * 0.86) / GROUP);
  const cx = press.inside(W * fx, W * 0.04 + (GROUP / 2) * s);
  const sunX = cx - dir * W * (press.isBand ? 0.3 : 0.36);
  backdrop(press, horizon, { x: sunX, y: horizon * chance.between(0.46, 0.72), r: H * 0.1 });
  pasture(press, wave(press, horizon + H * 0.1, H * 0.025), H * 0.97, {
    first: dir > 0 ? 2 : 3,
  });
  cottonwood(press, cx + dir * 118 * s, H * 0.74, 1.35 * u);
  const farther: readonly Spot[] = press.isBand
    ? [
        [cx - dir * 205 * s, horizon + H * 0.17, u * 0.5],
        [cx - dir * 250 * s, horizon + H * 0.15, u * 0.44],
      ]
    : [];
  herd(press, [...farther, [cx - dir * 84 * s, horizon + H * 0.17, u * 0.36]], {
    flip: dir > 0,
    poses: ["cowGraze"],
  });
  const y = H * 0.9;
  const glass = mix(inks.sky[2], inks.cream, 0.3);
  place(press, "pickup", cx - dir * 18 * s, y, s, {
    flip: dir < 0,
    coat: mix(inks.red, inks.ink, 0.16),
    face: glass,
    cuts: mix(inks.red, inks.cream, 0.5),
  });
  const light = mix(inks.rim, inks.sun, 0.2);
  place(press, "man", cx - dir * 38 * s, y + 2, s, { flip: dir > 0, cuts: light });
  place(press, "man", cx - dir * 128 * s, y + 4, s * 0.96, { flip: dir < 0, cuts: light });
  place(press, "dogSit", cx - dir * 152 * s, y + 6, s * 0.96, { flip: dir < 0 });
  bank(press, H * 0.925, H * 0.01, {
    grass: 0.09,
    flowers: 8,
    clear: [cx / W - 0.24, cx / W + 0.24],
  });
}
