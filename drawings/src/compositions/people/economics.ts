import { bale } from "../../furniture/barn.ts";
import { ledger, mug, pencil, tailgate } from "../../furniture/ledger.ts";
import { farHerd } from "../../glyphs/animals/herd.ts";
import { backdrop } from "../../land/backdrop.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { FREE_FROM, isPhoneHead } from "../../press/head.ts";
import type { Press } from "../../press/press.ts";

/** The ledger on the tailgate, and behind it hay stacked like a rising bar chart. */
export function economics(press: Press): void {
  const { W, H, u, fx, chance } = press;
  const horizon = H * chance.between(0.36, 0.42);
  const right = fx > 0.5;
  const sunX = W * (right ? 0.2 : 0.8);
  const sun = { x: sunX, y: horizon * chance.between(0.45, 0.8), r: H * 0.085 };
  backdrop(press, horizon, sun, { trees: 3 });
  const paddocks = pasture(press, wave(press, horizon + H * 0.09, H * 0.02), H * 0.9, {
    first: right ? 3 : 2,
    herdBeside: right ? 1 : -1,
    vanishing: right ? 0.55 : 0.45,
  });
  if (!press.isBand) hayStacks(press, W * (right ? 0.09 : 0.56)); // a band's plate would hide half
  farHerd(press, paddocks, { scale: 0.32 * u });
  const wood = tailgate(press, H * 0.76);
  if (press.isBand) return besidePlate(press, wood);
  const k = Math.min(H * 0.0038, W / 400);
  const x = press.inside(W * fx, 198 * k); // room for the mug and the pencil
  const y = H * (isPhoneHead(press) ? 0.89 : 0.93);
  ledger(press, x, y, k, wood);
  pencil(press, x + 128 * k, y - (isPhoneHead(press) ? 12 : 4) * k, k, wood);
  mug(press, x - 150 * k, y - 16 * k, k);
}

/** One bale, then two, three and four, from `left` on. */
function hayStacks(press: Press, left: number): void {
  const radius = 23 * press.u;
  for (let stack = 0; stack < 4; stack++) {
    const x = left + stack * radius * 2.5;
    for (let row = 0; row <= stack; row++) {
      bale(press, x, press.H * 0.685 - row * radius * 1.86, radius);
    }
  }
}

/** In a band everything is right of the plate, and above what very wide windows crop. */
function besidePlate(press: Press, wood: string): void {
  const { W, H } = press;
  const k = H * 0.0034;
  const x = W * FREE_FROM + 118 * k;
  const y = H * 0.875;
  ledger(press, x, y, k, wood);
  mug(press, x + 158 * k, y - 8 * k, k);
  pencil(press, x - 58 * k, y - 10 * k, k, wood);
}
