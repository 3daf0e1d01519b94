import { place } from "../../glyphs/place.ts";
import { redCoat } from "../../glyphs/animals/herd.ts";
import { recoveryInk } from "../../land/pasture.ts";
import type { Recovery } from "../../land/paddocks.ts";
import { mix } from "../../press/color.ts";
import { cut, d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** Steps of recovery of the four paddocks, clockwise from the upper left: the herd is in the last. */
const STEPS: readonly Recovery[] = [1, 2, 3, 0];

/**
 * One tank where four fences meet, seen from above: each paddock drinks from it, one at a time. A band's title
 * plate covers the lower left, so there the herd is one paddock back.
 */
export function trough(press: Press): void {
  const { W, H, fx, chance, inks, isNight, isBand } = press;
  const r = Math.min(H * 0.19, W * 0.15);
  const x = press.inside(W * fx, r * 2.6);
  const y = H * 0.5;
  const slope = H * 0.06;
  const left = d`M0 ${y + slope}L${x} ${y}`;
  const quarters = [
    `${left}${d`L${x + H * 0.08} 0`}H0z`,
    `${d`M${x + H * 0.08} 0L${x} ${y}L${W} ${y - slope}`}V0z`,
    `${d`M${W} ${y - slope}L${x} ${y}L${x - H * 0.08} ${H}`}H${W}z`,
    `${d`M${x - H * 0.08} ${H}L${x} ${y}L0 ${y + slope}`}V${H}z`,
  ];
  quarters.forEach((quarter, i) => {
    press.path(quarter, recoveryInk(press, STEPS[(i + Number(isBand)) % 4] ?? 0));
  });
  blades(press);
  // trodden earth, most where the herd stands
  const earth = mix(mix(inks.fieldShade, "#b98f5a", 0.5), inks.ink, isNight ? 0.3 : 0);
  press.path(
    d`M${x - r * 2} ${y + r * 0.3}q${r * 0.1} ${-r * 1.7} ${r * 1.9} ${-r * 1.7}q${r * 1.6} ${r * 0.1} ${r * 1.6} ${r * 1.5}q${-r * 0.2} ${r * 1.7} ${-r * 1.9} ${r * 1.8}q${-r * 1.5} ${-r * 0.2} ${-r * 1.6} ${-r * 1.6}z`,
    earth,
  );
  fenceLines(press, x, y, slope);
  tank(press, x, y, r);
  const s = r / 56;
  for (let i = 0; i < 7; i++) {
    const waits = i > 3; // behind the four that are drinking
    const seat = waits ? i - 3.5 : i;
    const lean = Math.PI * (0.08 + 0.115 * seat) + chance.between(-0.03, 0.03);
    const turn = Math.PI / 2 + (isBand ? -lean : lean);
    const away = r * (waits ? 2.74 : 1.58) + chance.between(-3, 3);
    const red = i % 3 === 0;
    place(press, "cowAbove", x + Math.cos(turn) * away, y + Math.sin(turn) * away, s, {
      turn: (turn * 180) / Math.PI + 180,
      ...(red ? redCoat(press) : { coat: inks.ink, cuts: inks.rim }),
    });
  }
}

function blades(press: Press): void {
  const { W, H, chance, inks } = press;
  let marks = "";
  for (let i = 0; i < 44; i++) {
    marks += cut(
      chance.next() * W,
      chance.next() * H,
      chance.between(-4, 5),
      -chance.between(8, 20),
      2.6,
    );
  }
  press.path(marks, mix(inks.first, inks.fore, 0.4), 0.7);
}

function fenceLines(press: Press, x: number, y: number, slope: number): void {
  const { W, H, u, inks } = press;
  const wires = d`M0 ${y + slope}L${x} ${y}L${W} ${y - slope}M${x + H * 0.08} 0L${x} ${y}L${x - H * 0.08} ${H}`;
  press.line(wires, mix(inks.cream, inks.field, 0.1), 3 * u);
  press.line(
    wires,
    inks.ink,
    7 * u,
    `stroke-dasharray="${Math.round(6 * u) || 1} ${Math.round(64 * u)}"`,
  );
}

function tank(press: Press, x: number, y: number, r: number): void {
  const { u, chance, inks, isNight } = press;
  const steel = mix("#8fa09d", inks.ink, isNight ? 0.5 : 0.05);
  press.disc(x + r * 0.06, y + r * 0.08, r * 1.04, mix(inks.fieldShade, inks.ink, 0.5), 0.6);
  press.disc(x, y, r, steel);
  press.ring(x, y, r * 0.97, mix(steel, inks.cream, 0.6), r * 0.06);
  press.disc(x, y, r * 0.88, mix(inks.blue, inks.ink, isNight ? 0.3 : 0.1));
  let ripples = "";
  for (let i = 0; i < 9; i++) {
    const across = chance.between(-0.62, 0.2) * r;
    ripples += cut(
      x + across,
      y + chance.between(-0.6, 0.6) * r,
      chance.between(0.2, 0.5) * r,
      chance.between(-3, 3),
      3 * u,
    );
  }
  press.path(ripples, isNight ? inks.sky[4] : mix(inks.cream, inks.blue, 0.2));
  // float valve and its box
  press.path(
    d`M${x + r * 0.34} ${y - r * 0.82}h${r * 0.42}v${r * 0.34}h${-r * 0.42}z`,
    mix(steel, inks.ink, 0.5),
  );
  press.line(d`M${x + r * 0.5} ${y - r * 0.5}l${-r * 0.16} ${r * 0.26}`, inks.ink, 3 * u);
  press.disc(x + r * 0.3, y - r * 0.18, r * 0.11, inks.red);
}
