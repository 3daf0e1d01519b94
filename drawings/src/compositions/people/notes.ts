import { farHerd } from "../../glyphs/animals/herd.ts";
import { person } from "../../glyphs/people/person.ts";
import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import type { Press } from "../../press/press.ts";

/** An old rancher sits on the tailgate and writes down what he has just measured. */
export function notes(press: Press): void {
  const { W, H, u, fx, inks } = press;
  const horizon = H * 0.42;
  const dir = fx > 0.5 ? 1 : -1; // the pickup's nose points off the picture's near edge
  const s = Math.min((H * 0.56) / 86, (W * 0.7) / 230);
  const tail = W * fx - dir * (press.isBand ? 20 : 56) * s;
  backdrop(press, horizon, null, { trees: 4 });
  const paddocks = pasture(press, wave(press, horizon + H * 0.1, H * 0.02), H * 1.02, {
    strips: 5,
    first: dir > 0 ? 1 : 3,
    herdBeside: dir,
    vanishing: fx,
  });
  farHerd(press, paddocks, { scale: 0.28 * u, nearness: 0.08, across: dir > 0 ? 0.2 : 0.8 });
  const y = H * 0.89;
  place(press, "pickup", tail, y, s, {
    flip: dir < 0,
    coat: mix(inks.blue, inks.ink, 0.35),
    face: mix(inks.sky[2], inks.cream, 0.3),
    cuts: mix(inks.blue, inks.cream, 0.5),
  });
  person(press, "writer", [tail - dir * 2 * s, y, s], { flip: dir > 0, shirt: "cream" });
  bank(press, y + H * 0.03, H * 0.01, {
    grass: 0.09,
    flowers: 6,
    sunflowersOnly: true,
    clear: [fx - 0.26, fx + 0.26],
  });
}
