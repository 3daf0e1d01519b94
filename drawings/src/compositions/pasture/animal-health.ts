import { birds, redCoat } from "../../glyphs/animals/herd.ts";
import { type Dress, place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import type { Press } from "../../press/press.ts";

/** Positions as shares of the height; the calf's place and size are relative to its mother. */
interface Layout {
  readonly cow: number;
  readonly sun: number;
  readonly feet: number;
  readonly calf: readonly [from: number, size: number];
  readonly calfOfLying: readonly [from: number, size: number];
}

const OPEN: Layout = { cow: 0.48, sun: 0.27, feet: 0.9, calf: [87, 0.82], calfOfLying: [88, 0.84] };

/**
 * In a band the pair keeps together beside the title plate, the calf under her mother's chin, and wide
 * windows show no feet below 0.91.
 */
const BAND: Layout = { cow: 0.4, sun: 0.22, feet: 0.875, calf: [72, 0.7], calfOfLying: [78, 0.72] };

/** A cow and her calf in front of a great sun: standing, walking, or lying at rest. */
export function animalHealth(press: Press): void {
  const { W, H, u, fx, isBand, chance, inks } = press;
  const horizon = H * chance.between(0.6, 0.66);
  const flip = fx > 0.5 || (fx >= 0.45 && chance.maybe(0.5));
  const dir = flip ? -1 : 1;
  const layout = isBand ? BAND : OPEN;
  // a closing's plate is narrower than a title's, and the lying cow is long: her tail stays in the picture
  const aside = isBand ? -dir * (press.later ? 0.02 : 0.055) : 0;
  const cx = W * (0.5 + (fx - 0.5) * (W / H > 1.9 ? 1 : 0.3) + aside);
  const s = Math.min((H * layout.cow) / 60, W * 0.0046);
  const sun = { x: cx + dir * 18 * s, y: horizon * 0.6, r: H * layout.sun };
  backdrop(press, horizon, sun, { sky: "rings", trees: 3 });
  const y = H * layout.feet;
  const red = press.cast.maybe(0.5);
  const mood = press.cast.next();
  const resting = press.later || mood < 0.3;
  const ends = resting
    ? [cx - dir * 80 * s, cx + dir * layout.calfOfLying[0] * s]
    : [cx - dir * 66 * s, cx + dir * layout.calf[0] * s];
  // the turn-in: the pair stands in the fresh paddock, and the herd has stayed behind
  pasture(press, wave(press, horizon + H * 0.11, H * 0.018), H * 1.02, {
    strips: 5,
    first: 2,
    herdBeside: 0,
    vanishing: cx / W,
    stand: { left: Math.min(...ends), right: Math.max(...ends), y },
  });
  if (press.season !== "winter") {
    if (isBand) birds(press, "swallow", 3, cx - dir * W * 0.125, H * 0.27, W * 0.06, u);
    else birds(press, "swallow", 3, cx - dir * W * 0.22, horizon * 0.3, W * 0.13, 1.1 * u);
  }
  const black: Dress = { coat: inks.ink, cuts: inks.rim };
  const paleFace = !red && press.cast.maybe(0.4);
  const cow: Dress = red ? redCoat(press) : { ...black, face: paleFace ? inks.cream : null };
  if (resting) {
    const calf = red ? black : redCoat(press);
    const [from, size] = layout.calfOfLying;
    place(press, "cowLie", cx - dir * 72 * s, y, s * 1.06, { ...cow, flip });
    place(press, "calf", cx + dir * from * s, y + H * 0.01, s * size, { ...calf, flip: !flip });
  } else {
    const pose = mood < 0.65 ? "cowStand" : "cowWalk";
    const [from, size] = layout.calf;
    place(press, pose, cx - dir * 62 * s, y, s, { ...cow, flip });
    place(press, "calf", cx + dir * from * s, y + H * 0.02, s * size, { ...cow, flip: !flip });
  }
  const clear = [cx / W - 0.22, cx / W + 0.22] as const;
  bank(press, H * 0.93, H * 0.012, { grass: 0.15, flowers: 9, ...(resting && { clear }) });
}
