import { tailgate } from "../../furniture/ledger.ts";
import { wireReel } from "../../furniture/reel.ts";
import { farHerd } from "../../glyphs/animals/herd.ts";
import { backdrop } from "../../land/backdrop.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** The reel laid on a tailgate, posts beside it, one strand running out to the first paddock. */
export function reel(press: Press): void {
  const { W, H, u, fx, inks } = press;
  const horizon = H * 0.36;
  const dir = fx > 0.5 ? -1 : 1; // the side the wire runs out to
  backdrop(press, horizon, null, { trees: 4 });
  const paddocks = pasture(press, wave(press, horizon + H * 0.09, H * 0.02), H * 0.94, {
    strips: 5,
    first: 2,
    herdBeside: dir,
    vanishing: fx + dir * 0.16,
  });
  farHerd(press, paddocks, { scale: 0.28 * u, nearness: 0.12 });
  tailgate(press, H * 0.78);
  const r = Math.min(H * 0.235, W * 0.2);
  const x = press.inside(W * fx, r * 1.8);
  const y = H * 0.87;
  posts(press, x, y, r, dir);
  const hub = y - r * 1.12;
  const wire = d`M${x} ${hub - r * 0.86}Q${x + dir * W * 0.3} ${hub - r * 0.4} ${x + dir * W} ${horizon + H * 0.16}`;
  press.line(wire, mix(inks.cream, inks.ochre, 0.2), 3.4 * u);
  press.line(
    wire,
    inks.red,
    3 * u,
    `stroke-dasharray="${Math.round(8 * u)} ${Math.round(16 * u)}"`,
  );
  wireReel(press, x, y, r, dir);
}

/** Four step-in posts lying side by side, their pigtails towards the viewer. */
function posts(press: Press, x: number, y: number, r: number, dir: number): void {
  const { u, inks } = press;
  let shafts = "";
  for (let i = 0; i < 4; i++) {
    const [footX, footY] = [x - dir * r * (1.2 + 0.24 * i), y + r * (0.1 + 0.08 * i)];
    shafts += d`M${footX} ${footY}l${dir * r * 3.4} ${-r * 0.34}q${dir * r * 0.2} ${-r * 0.12} ${dir * r * 0.22} ${r * 0.06}t${-dir * r * 0.12} ${r * 0.06}`;
    shafts += d`M${footX + dir * r * 0.4} ${footY - r * 0.04}v${r * 0.14}`;
  }
  press.line(shafts, mix(inks.cream, inks.ink, 0.2), 5.4 * u, 'stroke-linecap="round"');
}
