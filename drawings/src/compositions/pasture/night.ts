import { polywire } from "../../furniture/fence.ts";
import { farHerd } from "../../glyphs/animals/herd.ts";
import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import type { Press } from "../../press/press.ts";

/** Not found: by moonlight a cow looks back from the wrong side of the wire. */
export function night(press: Press): void {
  const { W, H, u, fx, inks } = press;
  const panelBeside = fx > 0.5; // in a wide picture; on phones it covers the foot of the drawing
  const horizon = H * (panelBeside ? 0.54 : 0.52);
  const cx = W * fx;
  const dir = panelBeside ? -1 : 1;
  const s = (H * 0.38) / 60;
  const feet = H * (panelBeside ? 0.82 : 0.79); // above the footer's grass, or the panel
  const moon = { x: cx + dir * W * (panelBeside ? 0.13 : 0.2), y: H * 0.27, r: H * 0.13 };
  backdrop(press, horizon, moon, { sky: "rings" });
  // the first paddock lies under the cow: against it the dark animal stands out
  const paddocks = pasture(press, wave(press, horizon + H * 0.1, H * 0.02), H * 0.97, {
    strips: 5,
    first: 2,
    herdBeside: panelBeside ? -1 : 1,
    vanishing: fx,
    stand: { left: cx - 46 * s, right: cx + 46 * s, y: feet, paddock: 2 },
  });
  farHerd(press, paddocks, { flip: dir < 0, scale: 0.32 * u, nearness: panelBeside ? 0.24 : 0.1 });
  place(press, "cowStand", cx - dir * 46 * s, feet, s, {
    flip: dir < 0,
    face: mix(inks.cream, "#ffffff", 0.1),
    coat: mix(inks.rust, inks.ink, 0.55),
  });
  const ridge = bank(press, feet + H * 0.03, H * 0.012, { grass: 0.12 });
  // the panel would leave only the posts' feet visible, so the wide fence starts beyond the cow
  const from = (panelBeside ? 57 : 64) * s;
  const posts = Array.from({ length: 5 }, (_, i) => {
    const x = cx + from + i * W * 0.14;
    return [x, ridge(x) + 8 - i * H * 0.012, H * (0.36 - i * 0.04)] as const;
  });
  polywire(press, posts);
}
