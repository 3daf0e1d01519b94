import { polywire, woodPost } from "../../furniture/fence.ts";
import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import type { Press } from "../../press/press.ts";

/** The meadowlark alone on its post, large, above the rested paddock it nests in. */
export function larkPost(press: Press): void {
  const { W, H, u, fx, inks, isNight } = press;
  const horizon = H * 0.56;
  const dir = fx > 0.5 ? -1 : 1;
  backdrop(press, horizon, null, { trees: 4, range: "hills" });
  pasture(press, wave(press, horizon + H * 0.09, H * 0.02), H * 1.02, {
    strips: 5,
    first: 2,
    herdBeside: 2,
    vanishing: fx,
  });
  const x = W * fx;
  const foot = H * 0.97;
  const height = H * 0.36;
  const posts = Array.from({ length: 5 }, (_, i) => {
    const t = i / 4;
    return [
      x + dir * W * (0.78 - 0.78 * t ** 0.7),
      foot - H * 0.2 * (1 - t),
      H * (0.1 + 0.26 * t),
    ] as const;
  });
  polywire(press, posts.slice(0, -1));
  woodPost(press, x, foot, 44 * u, height);
  place(press, "lark", x - dir * 6 * u, foot - height - 2, (H * 0.46) / 44, {
    flip: dir < 0,
    coat: mix("#3b2415", inks.ink, isNight ? 0.7 : 0.2),
    face: isNight ? mix("#e3b23c", inks.ink, 0.4) : "#ecb83a",
    cuts: mix(inks.cream, inks.rim, 0.3),
  });
  bank(press, H * 0.93, H * 0.012, {
    grass: 0.18,
    flowers: 12,
    clear: [x / W - 0.05, x / W + 0.05],
  });
}
