import { birds, herd } from "../../glyphs/herd.ts";
import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { grasses } from "../../land/grasses.ts";
import { pasture } from "../../land/pasture.ts";
import { contours, ground, wave } from "../../land/ridge.ts";
import { mix } from "../../press/colour.ts";
import { ABOVE_PLATE, isPhoneHead } from "../../press/head.ts";
import type { Ridge } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** On the rise at the end of a good season: a rider, or two ranchers, against the sun. */
export function success(press: Press): void {
  const { W, H, u, fx, chance, inks } = press;
  const horizon = H * chance.between(0.54, 0.58);
  const cx = W * fx;
  const dir = fx > 0.5 ? -1 : 1;
  const s = (H * 0.46) / 104;
  const sun = { x: cx + dir * W * chance.between(0.02, 0.1), y: horizon * 0.62, r: H * 0.17 };
  backdrop(press, horizon, sun, { sky: chance.pick(["rays", "rings"]) });
  pasture(press, wave(press, horizon + H * 0.1, H * 0.03), H * 0.95, { strips: 8 });
  // fewer where the picture is narrow: side by side two of one colour would be one animal
  const spots = Array.from({ length: isPhoneHead(press) ? 5 : 7 }, (_, i) => {
    const x = cx + dir * W * (across(press, i) + chance.between(-0.02, 0.02));
    const below = chance.between(0.16, 0.27);
    // far out in a band, where the plate hides the near pasture
    const y = press.isBand ? H * (ABOVE_PLATE - 0.055 + below * 0.2) : horizon + H * below;
    const scale = u * chance.between(0.36, 0.52);
    return [x, y, press.isBand ? scale * 0.85 : scale] as const;
  });
  herd(press, spots, { flip: dir > 0, poses: ["cowGraze"] });
  const rise: Ridge = (x) =>
    H * 0.83 + H * 1.09 * ((x - cx) / W) ** 2 - H * 0.02 * Math.sin((x / W) * 9);
  const snow = press.season === "winter";
  const turf = snow ? mix(inks.field, inks.sky[1], 0.2) : mix(inks.fore, inks.first, 0.1);
  ground(press, rise, turf, 10);
  contours(press, rise, H * 0.2, 16, mix(turf, snow ? inks.sky[0] : inks.first, 0.32));
  const stand = (name: "rider" | "man" | "dogSit", across: number, scale: number) => {
    const x = cx + dir * across * s;
    const cuts = mix(inks.rim, inks.sun, 0.2);
    place(press, name, x, rise(x) + 5, s * scale, { flip: dir < 0, cuts });
  };
  if (press.cast.maybe(0.6)) {
    stand("rider", -40, 1);
    stand("dogSit", -66, 1.02);
  } else {
    stand("man", 0, 1.02);
    stand("man", -60, 0.94);
    stand("dogSit", 52, 1.02);
  }
  grasses(press, (x) => rise(x) + 2, H * 0.075, Math.round(W / 12), {
    heads: true,
    colour: snow ? inks.fore : mix(inks.fore, inks.ink, 0.45),
    clear: [fx - 0.13, fx + 0.13],
  });
  birds(press, "hawk", 1, press.inside(cx - dir * W * 0.27, 60), horizon * 0.28, 20, 0.62 * u);
}

/** Where a cow of the herd stands beside the people and their dog, as a share of the width. */
function across(press: Press, i: number): number {
  if (press.isBand) return 0.175 + 0.065 * i;
  if (isPhoneHead(press)) return i % 2 === 0 ? 0.3 + 0.06 * i : -0.195 - 0.08 * i;
  return 0.12 + 0.07 * i;
}
