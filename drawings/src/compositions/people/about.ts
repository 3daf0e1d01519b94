import { barn } from "../../furniture/barn.ts";
import { windmill } from "../../furniture/water.ts";
import { farHerd } from "../../glyphs/animals/herd.ts";
import { person } from "../../glyphs/people/person.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { cottonwood } from "../../land/trees.ts";
import { FREE_FROM, isPhoneHead } from "../../press/head.ts";
import type { Press } from "../../press/press.ts";

/** Home: barn, cottonwood and windmill, and three ages of ranchers talking. */
export function about(press: Press): void {
  const { W, H, u, fx, chance } = press;
  const horizon = H * chance.between(0.48, 0.52);
  const cx = W * fx;
  const dir = fx > 0.5 ? -1 : 1;
  const sunX = W * (fx > 0.5 ? 0.22 : 0.78);
  backdrop(press, horizon, { x: sunX, y: horizon * chance.between(0.5, 0.78), r: H * 0.1 });
  const paddocks = pasture(press, wave(press, horizon + H * 0.1, H * 0.02), H * 0.96);
  const isPhone = isPhoneHead(press);
  const yard = H * 0.73;
  // the people are beside the barn: in a band it moves away from the plate, on phones from them
  const yardX = press.isBand ? cx + W * 0.105 : cx - (isPhone ? dir * W * 0.1 : 0);
  const rise = press.isBand ? H * 0.055 : 0; // clears the title plate
  windmill(press, cx + dir * W * (isPhone ? 0.33 : 0.25), yard - H * 0.05 - rise, H * 0.46 - rise);
  cottonwood(press, yardX - dir * 118 * u, yard + 2, 1.1 * u);
  barn(press, yardX - 40 * u, yard + 4, 1.5 * u);
  // on phones barn and people would hide the herd
  if (!isPhone) farHerd(press, paddocks, { flip: dir > 0, scale: 0.34 * u });
  const y = H * (isPhone ? 0.87 : press.isBand ? 0.885 : 0.9);
  const s = (H * 0.29) / 92;
  const x = press.isBand ? W * FREE_FROM + 141 * s : cx + dir * W * 0.1;
  person(press, "woman", [x, y, s], { flip: dir < 0, shirt: "red" });
  person(press, "elder", [x + dir * 76 * s, y + 2, s], { flip: dir > 0, shirt: "cream" });
  person(press, "child", [x + dir * 34 * s, y + 5, s], { flip: dir < 0, shirt: "denim" });
  const left = Math.min(x, x + dir * 130 * s) / W;
  const clear = [left - 0.02, left + (130 * s) / W + 0.02] as const;
  bank(press, y + H * 0.02, H * 0.012, { grass: 0.11, heads: false, clear });
}
