import { birds, herd, redCoat } from "../../glyphs/herd.ts";
import { type Dress, place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import type { Press } from "../../press/press.ts";

/** A cow and her calf in front of a great sun: standing, walking, or lying at rest. */
export function animalHealth(press: Press): void {
  const { W, H, u, fx, chance, inks } = press;
  const horizon = H * chance.between(0.6, 0.66);
  // a band's plate would hide half the calf: the two stand smaller there, and further to the side
  const aside = press.isBand ? 1.33 : W / H > 1.9 ? 1 : 0.3;
  const cx = W * (0.5 + (fx - 0.5) * aside);
  const flip = fx > 0.5 || (fx >= 0.45 && chance.maybe(0.5));
  const dir = flip ? -1 : 1;
  const s = Math.min((H * (press.isBand ? 0.375 : 0.48)) / 60, W * 0.0046);
  const sun = { x: cx + dir * 18 * s, y: horizon * 0.6, r: H * 0.27 };
  backdrop(press, horizon, sun, { sky: "rings", trees: 3 });
  pasture(press, wave(press, horizon + H * 0.11, H * 0.018), H * 1.02, {
    strips: 7,
    ...(press.isBand && { vanishing: 0.72 }), // else the plate hides the first paddock
  });
  herd(
    press,
    [
      [cx - dir * W * 0.36, horizon + H * 0.15, u * 0.5],
      [cx - dir * W * 0.46, horizon + H * 0.17, u * 0.56],
    ],
    { flip: !flip, poses: ["cowGraze"] },
  );
  if (press.season !== "winter") {
    const birdsX = cx + dir * W * (press.isBand ? 0.3 : -0.22);
    birds(press, "swallow", 3, birdsX, horizon * 0.3, W * 0.13, 1.1 * u);
  }
  const y = H * 0.9;
  const red = press.cast.maybe(0.5);
  const mood = press.cast.next();
  const black: Dress = { coat: inks.ink, cuts: inks.rim };
  const paleFace = !red && press.cast.maybe(0.4);
  const cow: Dress = red ? redCoat(press) : { ...black, face: paleFace ? inks.cream : null };
  if (mood < 0.3) {
    const calf = red ? black : redCoat(press);
    place(press, "cowLie", cx - dir * 76 * s, y, s * 1.15, { ...cow, flip });
    place(press, "calf", cx + dir * 88 * s, y + H * 0.01, s * 0.84, { ...calf, flip: !flip });
  } else {
    const pose = mood < 0.65 ? "cowStand" : "cowWalk";
    place(press, pose, cx - dir * 62 * s, y, s, { ...cow, flip });
    place(press, "calf", cx + dir * 87 * s, y + H * 0.02, s * 0.82, { ...cow, flip: !flip });
  }
  const clear = [cx / W - 0.22, cx / W + 0.22] as const;
  bank(press, H * 0.93, H * 0.012, { grass: 0.15, flowers: 9, ...(mood < 0.3 && { clear }) });
}
