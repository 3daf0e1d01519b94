import { barn } from "../../furniture/barn.ts";
import { windmill } from "../../furniture/water.ts";
import { herd } from "../../glyphs/herd.ts";
import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { cottonwood } from "../../land/trees.ts";
import type { Press } from "../../press/press.ts";

/** Home: barn, cottonwood and windmill, and two people talking with their dog beside them. */
export function about(press: Press): void {
  const { W, H, u, fx, chance } = press;
  const horizon = H * chance.between(0.48, 0.52);
  const cx = W * fx;
  const dir = fx > 0.5 ? -1 : 1;
  const sunX = W * (fx > 0.5 ? 0.22 : 0.78);
  backdrop(press, horizon, { x: sunX, y: horizon * chance.between(0.5, 0.78), r: H * 0.1 });
  pasture(press, wave(press, horizon + H * 0.1, H * 0.02), H * 0.96, { strips: 7 });
  const yard = H * 0.73;
  windmill(press, cx + dir * W * 0.25, yard - H * 0.05, H * 0.46);
  cottonwood(press, cx - dir * 118 * u, yard + 2, 1.25 * u);
  barn(press, cx - 40 * u, yard + 4, 1.5 * u);
  herd(
    press,
    [
      [cx + dir * W * 0.34, horizon + H * 0.2, u * 0.5],
      [cx + dir * W * 0.43, horizon + H * 0.215, u * 0.54],
      [cx + dir * W * 0.52, horizon + H * 0.19, u * 0.46],
    ],
    { flip: dir > 0, poses: ["cowGraze"] },
  );
  const y = H * 0.9;
  const s = (H * 0.29) / 92;
  const x = cx + dir * W * 0.1;
  place(press, "man", x, y, s, { flip: dir < 0 });
  place(press, "man", x + dir * 82 * s, y + 2, s * 0.95, { flip: dir > 0 });
  place(press, "dogSit", x + dir * 128 * s, y + 4, s, { flip: dir > 0 });
  const clear = [fx + (dir > 0 ? 0.08 : -0.3), fx + (dir > 0 ? 0.3 : -0.08)] as const;
  bank(press, H * 0.915, H * 0.012, { grass: 0.11, flowers: 10, clear });
}
