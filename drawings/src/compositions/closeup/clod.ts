import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import { blade, cut, d, polygon } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** Two hands hold up a clod of the first paddock's soil: crumbs, roots, a sod on top. */
export function clod(press: Press): void {
  const { W, H, fx, inks } = press;
  const horizon = H * 0.34;
  backdrop(press, horizon, null, { trees: 3 });
  pasture(press, wave(press, horizon + H * 0.08, H * 0.02), H * 1.1, {
    strips: 5,
    first: 2,
    herdBeside: 2,
    vanishing: fx,
  });
  const s = Math.min(H / 172, W / 230);
  const x = press.inside(W * fx, 92 * s);
  const y = H * 0.6;
  crumbs(press, x, y - 12 * s, s);
  // the left hand lies over the right one, a little higher
  for (const flip of [true, false]) {
    place(press, "cuppedHand", x, flip ? y + 3 * s : y, flip ? s * 0.97 : s, {
      flip,
      coat: mix(inks.rust, inks.ink, 0.3),
      face: mix(inks.blue, inks.ink, 0.35),
      cuts: mix(inks.cream, inks.rim, 0.4),
    });
  }
}

/** A clod that breaks into crumbs, with its sod and its roots; `s` is a hand's scale. */
function crumbs(press: Press, x: number, y: number, s: number): void {
  const { chance, inks } = press;
  const soil = mix("#3f2a1a", inks.ink, press.isNight ? 0.5 : 0.05);
  const outline = Array.from({ length: 18 }, (_, i) => {
    const turn = (i / 18) * 2 * Math.PI;
    const reach = chance.between(0.86, 1.06);
    return [x + Math.cos(turn) * 62 * s * reach, y + Math.sin(turn) * 34 * s * reach] as const;
  });
  let sod = "";
  let light = "";
  for (let i = 0; i < 26; i++) {
    const foot = x + (i - 12.5) * 4.1 * s;
    const rise = y - 20 * s - Math.sin(((i + 0.5) / 26) * Math.PI) * 14 * s;
    const height = chance.between(26, 58) * s;
    sod += blade(foot, rise + 14 * s, height, chance.between(-12, 12) * s, 5 * s);
    if (i % 3 === 0)
      light += blade(foot + 2, rise + 10 * s, height * 0.7, chance.between(-6, 6) * s, 3 * s);
  }
  press.path(sod, mix(inks.fore, inks.first, 0.35));
  press.path(light, mix(inks.first, inks.cream, 0.25));
  press.path(polygon(outline), soil);
  let roots = "";
  let lumps = "";
  for (let i = 0; i < 22; i++) {
    const turn = chance.next() * 2 * Math.PI;
    const reach = Math.sqrt(chance.next());
    const [px, py] = [x + Math.cos(turn) * 54 * s * reach, y + Math.sin(turn) * 28 * s * reach];
    const size = chance.between(3, 7) * s;
    lumps += d`M${px} ${py}q${size} ${-size} ${size * 1.8} 0q${-size * 0.4} ${size} ${-size} ${size * 0.8}z`;
    if (i % 2 === 0)
      roots += cut(
        px,
        py - 8 * s,
        chance.between(-14, 14) * s,
        chance.between(12, 26) * s,
        1.2 * s,
      );
  }
  press.path(lumps, mix(soil, "#8a5a34", 0.5));
  press.path(roots, mix(inks.cream, soil, 0.15));
}
