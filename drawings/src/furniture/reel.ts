import { mix } from "../press/color.ts";
import { cut, d } from "../press/path.ts";
import type { Press } from "../press/press.ts";

/** A geared reel of polywire standing on its frame: (x, y) is the frame's foot, `r` the drum's radius. */
export function wireReel(press: Press, x: number, y: number, r: number, direction: number): void {
  const { inks } = press;
  const hub = y - r * 1.12;
  const steel = mix(inks.ink, inks.cream, 0.16);
  // two straps from the foot to the hub, and the bar they are on
  press.line(
    d`M${x - r * 0.9} ${y}L${x} ${hub}L${x + r * 0.9} ${y}M${x - r * 1.15} ${y}H${x + r * 1.15}`,
    inks.ink,
    r * 0.11,
    'stroke-linejoin="round" stroke-linecap="round"',
  );
  press.disc(x, hub, r, inks.ink);
  press.disc(x, hub, r * 0.88, mix(inks.cream, inks.ochre, 0.14));
  for (const share of [0.8, 0.68, 0.56]) {
    press.ring(
      x,
      hub,
      r * share,
      inks.red,
      r * 0.04,
      `stroke-dasharray="${Math.round(r * 0.16)} ${Math.round(r * 0.1)}"`,
    );
    press.ring(x, hub, r * (share - 0.06), mix(inks.ochre, inks.ink, 0.25), r * 0.02);
  }
  press.disc(x, hub, r * 0.44, steel);
  let spokes = "";
  for (let i = 0; i < 6; i++) {
    const turn = (i / 6) * 2 * Math.PI + 0.3;
    spokes += cut(x, hub, Math.cos(turn) * r * 0.94, Math.sin(turn) * r * 0.94, r * 0.05);
  }
  press.path(spokes, inks.ink);
  press.disc(x, hub, r * 0.18, mix(inks.red, inks.ink, 0.1));
  // the crank with its grip
  const grip = { x: x + direction * r * 0.56, y: hub - r * 0.5 };
  press.line(d`M${x} ${hub}L${grip.x} ${grip.y}`, inks.ink, r * 0.13, 'stroke-linecap="round"');
  press.disc(grip.x, grip.y, r * 0.15, inks.red);
  press.path(cut(x - r * 0.7, hub - r * 0.5, r * 0.3, -r * 0.28, r * 0.04), inks.cream);
}
