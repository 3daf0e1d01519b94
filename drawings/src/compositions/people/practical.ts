import { polywire } from "../../furniture/fence.ts";
import { farHerd } from "../../glyphs/animals/herd.ts";
import { person } from "../../glyphs/people/person.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { isPhoneHead } from "../../press/head.ts";
import type { Press } from "../../press/press.ts";

/** Work: a rancher treads in step-in posts, and a young one brings reel and posts. */
export function practical(press: Press): void {
  const { W, H, u, fx, chance } = press;
  const horizon = H * chance.between(0.5, 0.55);
  const dir = fx > 0.5 ? 1 : -1;
  const s = (H * 0.5) / 90;
  const cx = press.inside(W * fx, 62 * s + 135 * u); // room for the one who brings them
  const sunX = cx - dir * W * chance.between(0.3, 0.38);
  backdrop(press, horizon, { x: sunX, y: horizon * chance.between(0.4, 0.75), r: H * 0.09 });
  const paddocks = pasture(press, wave(press, horizon + H * 0.1, H * 0.025), H * 0.97, {
    strips: 5,
    first: 2,
    herdBeside: -dir,
    vanishing: 0.5 + dir * 0.1,
  });
  // beside the fence only, because far legs behind posts and wires read as a knot
  if (press.isBand) farHerd(press, paddocks, { flip: dir < 0, nearness: 0.1, scale: 0.27 * u });
  const y = H * (isPhoneHead(press) ? 0.87 : 0.9);
  const postX = cx + dir * 33 * s;
  const line = Array.from({ length: 7 }, (_, i) => {
    const t = (i / 7) ** 0.7;
    const x = postX - dir * W * 0.62 * (1 - t) - dir * 6;
    return [x, H * 0.64 + (y - H * 0.64) * t * t, H * (0.06 + 0.26 * t)] as const;
  });
  // a post behind the legs would look like a third leg
  const clear = line.filter(([x]) => Math.abs(x - cx - dir * 8 * s) > 20 * s);
  polywire(press, [...clear, [postX, y, H * 0.36]], dir > 0 ? -1 : 1);
  person(press, "stepper", [cx - dir * 4 * s, y, s], { flip: dir < 0, shirt: "red" });
  person(press, "reelCarrier", [cx + dir * 92 * s, y + H * 0.01, s * 0.94], {
    flip: dir > 0,
    shirt: "wheat",
  });
  bank(press, y + H * 0.025, H * 0.01, {
    grass: 0.1,
    flowers: 6,
    clear: [cx / W - 0.16, cx / W + 0.2],
  });
}
