import { stockTank, windmill } from "../../furniture/water.ts";
import { farHerd } from "../../glyphs/animals/herd.ts";
import { person } from "../../glyphs/people/person.ts";
import { place } from "../../glyphs/place.ts";
import { middleRidge } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { range } from "../../land/range.ts";
import { ground, wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import type { Press } from "../../press/press.ts";
import { drawSky } from "../../sky/sky.ts";

/** The ranch at first light: a rider turns the herd into the first paddock; a tank on the fence waters both. */
export function hero(press: Press): void {
  const { W, H, u, fx, inks } = press;
  const horizon = H * 0.44;
  const dir = fx >= 0.5 ? 1 : -1;
  // the home page's sign ends in the middle of its wide picture, and a wide window cuts its sky
  const besideSign = W / H > 1.6 && !press.isBand;
  const aside = press.isBand ? 0.75 : besideSign ? 0.86 : 0.3;
  const cx = W * (0.5 + (fx - 0.5) * aside);
  const sun = besideSign
    ? { x: cx + dir * W * 0.06, y: horizon * 0.68, r: H * 0.105 }
    : { x: cx + dir * W * 0.06, y: horizon * 0.64, r: H * 0.11 };
  drawSky(press, horizon, sun, press.isNight ? "rings" : "rays");
  range(press, horizon, "peaks");
  ground(press, wave(press, horizon, H * 0.03), mix(inks.far, inks.mid, 0.5));
  middleRidge(press, wave(press, horizon + H * 0.06, H * 0.03), 4);
  const top = wave(press, horizon + H * 0.13, H * 0.025);
  // the cow is entirely on the first paddock's green, 24 units clear of the horse
  const roomy = W / H > 1.4;
  const shrink = roomy ? 1 : 0.8;
  const y = H * 0.87;
  const cowScale = ((H * 0.225) / 60) * shrink;
  const riderScale = ((H * 0.42) / 104) * shrink;
  const cowX = cx + dir * W * (roomy ? 0.12 : 0.1);
  const rumpX = cowX + dir * 24 + dir * 7 * cowScale;
  const headX = cowX - dir * 88 * cowScale;
  const riderX = press.inside(rumpX + dir * 84 * riderScale, 8 * riderScale);
  const ends = [headX - dir * 10 * u, riderX];
  // the turn-in: the lead cow is through, the herd still stands on the cropped side of the cross fence
  const first = dir > 0 ? 2 : 1;
  const paddocks = pasture(press, top, H * 0.98, {
    strips: 4,
    first,
    herdBeside: -dir,
    vanishing: (headX + riderX) / 2 / W - dir * 0.245,
    stand: { left: Math.min(...ends), right: Math.max(...ends), y, paddock: first },
  });
  farHerd(press, paddocks, {
    flip: dir < 0,
    nearness: 0.13,
    // clear of the sign's edge
    across: 0.5 + dir * (besideSign ? 0.26 : 0.1),
    scale: 0.3 * u,
    poses: ["cowGraze"],
    whiteFaces: false,
  });
  // both paddocks drink from the tank on their fence
  const tankY = horizon + H * 0.235;
  const tankX = paddocks.fenceX(2, tankY);
  windmill(press, tankX + dir * 22 * u, tankY - H * 0.012, H * 0.29, {
    color: mix(inks.ink, inks.mid, 0.15),
    vane: dir,
  });
  stockTank(press, tankX, tankY, 54 * u, 13 * u);
  place(press, "cowGraze", cowX, y, cowScale, { flip: dir > 0 });
  person(press, "rider", [riderX, y - H * 0.005, riderScale], { flip: dir > 0, shirt: "red" });
  bank(press, H * 0.915, H * 0.014, {
    grass: 0.13,
    flowers: 12,
    sunflowersOnly: true,
    clear: [Math.min(headX, riderX) / W, Math.max(headX, riderX) / W],
  });
}
