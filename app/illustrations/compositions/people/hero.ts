import { stockTank, windmill } from "../../furniture/water.ts";
import { birds, herd } from "../../glyphs/herd.ts";
import { place } from "../../glyphs/place.ts";
import { middleRidge } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { range } from "../../land/range.ts";
import { ground, wave } from "../../land/ridge.ts";
import { mix } from "../../press/colour.ts";
import type { Press } from "../../press/press.ts";
import { drawSky } from "../../sky/sky.ts";

/** The ranch at first light: a rider and her dog beside the herd, windmill and tank behind. */
export function hero(press: Press): void {
  const { W, H, u, fx, inks } = press;
  const horizon = H * 0.44;
  const dir = fx >= 0.5 ? 1 : -1;
  // the home page's sign ends in the middle of its wide picture, and a wide window cuts its sky
  const besideSign = W / H > 1.6 && !press.isBand;
  const aside = press.isBand ? 0.75 : besideSign ? 0.86 : 0.3;
  const cx = W * (0.5 + (fx - 0.5) * aside);
  const sun = besideSign
    ? { x: cx + dir * W * 0.06, y: horizon * 0.8, r: H * 0.105 }
    : { x: cx + dir * W * 0.06, y: horizon * 0.74, r: H * 0.11 };
  drawSky(press, horizon, sun, press.isNight ? "rings" : "rays");
  range(press, horizon, "peaks");
  ground(press, wave(press, horizon, H * 0.03), mix(inks.far, inks.mid, 0.5));
  middleRidge(press, wave(press, horizon + H * 0.06, H * 0.03), 5);
  const top = wave(press, horizon + H * 0.13, H * 0.025);
  pasture(press, top, H * 0.98, { first: dir > 0 ? 3 : 2, vanishing: 0.5 + dir * 0.08 });
  const millX = cx - dir * W * 0.1;
  windmill(press, millX, horizon + H * 0.2, H * 0.29, {
    colour: mix(inks.ink, inks.mid, 0.15),
  });
  stockTank(press, millX + dir * 36 * u, horizon + H * 0.215, 54 * u, 13 * u);
  herd(
    press,
    [
      [cx - dir * W * (besideSign ? 0.115 : 0.13), horizon + H * 0.25, u * 0.56],
      [cx + dir * W * 0.115, horizon + H * 0.235, u * 0.54],
      [cx + dir * W * 0.16, horizon + H * 0.215, u * 0.46],
    ],
    { flip: dir > 0, poses: ["cowGraze"] },
  );
  const roomy = W / H > 1.4;
  const shrink = roomy ? 1 : 0.8;
  const y = H * 0.85;
  const cowScale = ((H * 0.26) / 60) * shrink;
  place(press, "cowGraze", cx + dir * W * 0.075, y, cowScale, { flip: dir > 0 });
  const riderScale = ((H * 0.42) / 104) * shrink;
  const riderX = cx + dir * W * (roomy ? 0.185 : 0.3);
  place(press, "rider", riderX + dir * 40 * riderScale, y - H * 0.005, riderScale, {
    flip: dir > 0,
    cuts: mix(inks.rim, inks.sun, 0.2),
  });
  const dogX = press.inside(riderX + dir * 70 * riderScale, 14);
  place(press, "dogSit", dogX, y + H * 0.014, riderScale * 0.86, { flip: dir > 0 });
  bank(press, H * 0.9, H * 0.014, { grass: 0.13, flowers: 12 });
  if (besideSign) birds(press, "swallow", 3, cx + dir * W * 0.2, H * 0.27, W * 0.052, 0.7 * u);
  else birds(press, "swallow", 3, cx - dir * W * 0.07, horizon * 0.26, W * 0.07, 0.7 * u);
}
