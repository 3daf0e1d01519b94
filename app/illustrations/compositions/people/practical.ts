import { polywire, reelAndPosts } from "../../furniture/fence.ts";
import { herd } from "../../glyphs/herd.ts";
import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { isPhoneHead } from "../../press/head.ts";
import type { Press } from "../../press/press.ts";

/** Work: a rancher treads in step-in posts, with the spare posts and the reel beside. */
export function practical(press: Press): void {
  const { W, H, u, fx, chance } = press;
  const horizon = H * chance.between(0.5, 0.55);
  const dir = fx > 0.5 ? 1 : -1;
  const s = (H * 0.5) / 90;
  const cx = press.inside(W * fx, 62 * s + 135 * u); // room for the reel and the spare posts
  const sunX = cx - dir * W * chance.between(0.3, 0.38);
  backdrop(press, horizon, { x: sunX, y: horizon * chance.between(0.4, 0.75), r: H * 0.09 });
  pasture(press, wave(press, horizon + H * 0.1, H * 0.025), H * 0.97, { wires: false });
  const spots = Array.from({ length: 4 }, (_, i) => {
    const x = cx - dir * W * (0.2 + 0.11 * i);
    return [x, horizon + H * (0.15 + 0.02 * (i % 2)), u * chance.between(0.38, 0.5)] as const;
  });
  herd(press, spots, { flip: dir < 0 });
  const y = H * (isPhoneHead(press) ? 0.87 : 0.9);
  const postX = cx + dir * 33 * s;
  const line = Array.from({ length: 7 }, (_, i) => {
    const t = (i / 7) ** 0.7;
    const x = postX - dir * W * 0.62 * (1 - t) - dir * 6;
    return [x, H * 0.64 + (y - H * 0.64) * t * t, H * (0.06 + 0.26 * t)] as const;
  });
  polywire(press, [...line, [postX, y, H * 0.36]]);
  place(press, "stepper", cx - dir * 4 * s, y, s, { flip: dir < 0 });
  place(press, "dogSit", cx - dir * 46 * s, y + H * 0.015, s * 0.98, { flip: dir < 0 });
  reelAndPosts(press, cx + dir * 62 * s, y + 6, dir);
  bank(press, y + H * 0.025, H * 0.01, {
    grass: 0.1,
    flowers: 6,
    clear: [cx / W - 0.16, cx / W + 0.2],
  });
}
