import { birds, farHerd } from "../../glyphs/animals/herd.ts";
import { person } from "../../glyphs/people/person.ts";
import { backdrop } from "../../land/backdrop.ts";
import { grasses } from "../../land/grasses.ts";
import { pasture } from "../../land/pasture.ts";
import { contours, ground, wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import type { Ridge } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** On the rise at the end of a good season: a rider against the sun. */
export function success(press: Press): void {
  const { W, H, u, fx, chance, inks } = press;
  const horizon = H * chance.between(0.54, 0.58);
  const cx = W * fx;
  const dir = fx > 0.5 ? -1 : 1;
  const s = (H * 0.46) / 104;
  const sun = { x: cx + dir * W * chance.between(0.02, 0.1), y: horizon * 0.62, r: H * 0.17 };
  backdrop(press, horizon, sun, { sky: chance.pick(["rays", "rings"]) });
  const paddocks = pasture(press, wave(press, horizon + H * 0.1, H * 0.03), H * 0.95, {
    ...(press.isBand && { herdBeside: 2, vanishing: 0.57 }), // clear of the title plate
  });
  const nearness = press.isBand ? 0.12 : 0.05;
  const across = press.isBand ? 0.5 : dir > 0 ? 0.65 : 0.35; // clear of the horse's chest
  farHerd(press, paddocks, { flip: dir > 0, nearness, across, scale: 0.3 * u });
  const rise: Ridge = (x) =>
    H * 0.83 + H * 1.09 * ((x - cx) / W) ** 2 - H * 0.02 * Math.sin((x / W) * 9);
  const snow = press.season === "winter";
  const turf = snow ? mix(inks.field, inks.sky[1], 0.2) : mix(inks.fore, inks.first, 0.1);
  ground(press, rise, turf, 10);
  contours(press, rise, H * 0.2, 16, mix(turf, snow ? inks.sky[0] : inks.first, 0.32));
  const x = cx - dir * 40 * s;
  person(press, "rider", [x, rise(x) + 5, s], { flip: dir < 0, shirt: "denim" });
  grasses(press, (x) => rise(x) + 2, H * 0.075, Math.round(W / 12), {
    heads: true,
    color: snow ? inks.fore : mix(inks.fore, inks.ink, 0.45),
    clear: [fx - 0.13, fx + 0.13],
  });
  birds(press, "hawk", 1, press.inside(cx - dir * W * 0.27, 60), horizon * 0.28, 20, 0.62 * u);
}
