import { polywire } from "../../furniture/fence.ts";
import { herd } from "../../glyphs/herd.ts";
import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { mix } from "../../press/colour.ts";
import type { Press } from "../../press/press.ts";

/** Not found: by moonlight a cow looks back from the wrong side of the wire. */
export function night(press: Press): void {
  const { W, H, u, fx, inks } = press;
  const horizon = H * 0.58;
  const cx = W * fx;
  const dir = fx > 0.5 ? -1 : 1;
  const s = (H * 0.4) / 60;
  const moon = { x: cx + dir * W * 0.2, y: horizon * 0.4, r: H * 0.13 };
  backdrop(press, horizon, moon, { sky: "rings" });
  pasture(press, wave(press, horizon + H * 0.1, H * 0.02), H * 0.97);
  const far = [0, 1, 2].map(
    (i) =>
      [cx + dir * W * (0.2 + 0.1 * i), horizon + H * (0.16 + 0.02 * (i % 2)), u * 0.5] as const,
  );
  herd(press, far, { flip: dir < 0 });
  place(press, "cowStand", cx - dir * 46 * s, H * 0.89, s, {
    flip: dir < 0,
    face: mix(inks.cream, "#ffffff", 0.1),
    coat: mix(inks.rust, inks.ink, 0.55),
  });
  const ridge = bank(press, H * 0.92, H * 0.012, { grass: 0.12 });
  const posts = Array.from({ length: 5 }, (_, i) => {
    const x = cx + dir * (64 * s + i * W * 0.14);
    return [x, ridge(x) + 8 - i * H * 0.012, H * (0.36 - i * 0.04)] as const;
  });
  polywire(press, posts);
}
