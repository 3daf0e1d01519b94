import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import type { Press } from "../../press/press.ts";

/** Cattle egrets ride on a grazing cow and walk at her feet after flies and grasshoppers. */
export function egrets(press: Press): void {
  const { W, H, fx, cast, inks } = press;
  const horizon = H * 0.38;
  const flip = fx > 0.5 || (fx >= 0.45 && cast.maybe(0.5));
  const dir = flip ? -1 : 1;
  const s = Math.min((H * 0.46) / 60, (W * 0.5) / 96);
  const from = press.inside(W * fx, 46 * s + H * 0.1) - dir * 43 * s;
  backdrop(press, horizon, null, { trees: 3 });
  // the turn-in: she walks on the fresh paddock, and the birds came with her
  pasture(press, wave(press, horizon + H * 0.1, H * 0.02), H * 1.02, {
    strips: 3,
    first: 1,
    herdBeside: 0,
    vanishing: (from + dir * 48 * s) / W,
  });
  const y = H * 0.88;
  place(press, "cowGraze", from, y, s, { flip });
  const white = { coat: inks.ink, face: inks.cream, cuts: inks.ochre };
  place(press, "egret", from + dir * 24 * s, y + s - 58.6 * s, s * 0.64, { ...white, flip: !flip });
  place(press, "egret", from + dir * 36 * s, y + H * 0.02, s * 0.64, { ...white, flip });
  place(press, "egret", from + dir * 104 * s, y + H * 0.012, s * 0.6, { ...white, flip: !flip });
  bank(press, H * 0.93, H * 0.012, {
    grass: 0.13,
    flowers: 6,
    clear: [Math.min(from, from + dir * 118 * s) / W, Math.max(from, from + dir * 118 * s) / W],
  });
}
