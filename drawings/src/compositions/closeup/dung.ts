import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { grasses } from "../../land/grasses.ts";
import { pasture } from "../../land/pasture.ts";
import { contours, ground, wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** A dung pat at a beetle's height: beetles bury it before flies and worms can use it. */
export function dung(press: Press): void {
  const { W, H, fx, inks } = press;
  const horizon = H * 0.2;
  const dir = fx > 0.5 ? -1 : 1;
  backdrop(press, horizon, null, { trees: 3 });
  pasture(press, wave(press, horizon + H * 0.08, H * 0.02), H * 0.9, {
    strips: 5,
    first: 2,
    herdBeside: dir,
    vanishing: fx,
  });
  const floor = wave(press, H * 0.42, H * 0.015, 0.7);
  const turf = mix(inks.field, inks.fieldShade, 0.5);
  grasses(press, floor, H * 0.11, Math.round(W / 12), { heads: true });
  ground(press, floor, mix(turf, inks.fore, 0.22));
  contours(press, (x) => floor(x) + H * 0.05, H * 0.33, 20, mix(turf, inks.cream, 0.2), 5);
  const half = Math.min(H * 0.56, W * 0.36);
  const x = press.inside(W * fx, half * 0.9);
  const y = H * 0.8;
  pat(press, x, y, half);
  const cuts = mix(inks.cream, inks.blue, 0.3);
  const shell = mix(inks.ink, inks.blue, 0.16);
  const size = half / 78;
  const beetle = (atX: number, atY: number, scale: number, turn: number) =>
    place(press, "beetle", atX, atY, scale, { coat: shell, cuts, turn });
  beetle(x - dir * half * 0.34, y - half * 0.3, size, dir > 0 ? 205 : -25);
  beetle(x + dir * half * 0.18, y - half * 0.52, size * 0.8, dir > 0 ? 250 : -70);
  // one rolls her ball home: head down, her hind legs on it
  const radius = half * 0.17;
  const rollX = x + dir * half * 0.3;
  const rollY = y + half * 0.08;
  const ballX = rollX + dir * (radius + size * 17);
  press.disc(ballX, rollY, radius, mix("#6a4b28", inks.ink, 0.15));
  press.line(
    d`M${ballX - radius * 0.6} ${rollY - radius * 0.3}q${radius * 0.5} ${-radius * 0.5} ${radius * 1.1} ${-radius * 0.1}`,
    mix("#6a4b28", inks.cream, 0.35),
    half * 0.02,
    'stroke-linecap="round"',
  );
  beetle(rollX, rollY, size * 1.05, dir > 0 ? 180 : 0);
  grasses(press, () => H * 0.99, H * 0.07, Math.round(W / 18), {
    heads: true,
    flowers: 4,
    sunflowersOnly: true,
    clear: [(x - half * 1.3) / W, (x + half * 1.3) / W],
  });
}

/** The pat: three soft rings, the upper ones drier, with the holes that beetles make. */
function pat(press: Press, x: number, y: number, half: number): void {
  const { chance, inks } = press;
  const fresh = mix("#5a4a26", inks.ink, press.isNight ? 0.5 : 0.12);
  const layers = [
    [1, 0, 0],
    [0.76, 0.16, 0.22],
    [0.48, 0.3, 0.4],
  ] as const;
  for (const [width, rise, light] of layers) {
    const w = half * width;
    const foot = y - half * rise;
    const crown = d`M${x - w} ${foot}q${w * 0.04} ${-half * 0.26} ${w * 0.5} ${-half * 0.26}q${w * 0.3} ${-half * 0.08} ${w * 0.8} ${half * 0.02}q${w * 0.66} ${half * 0.04} ${w * 0.7} ${half * 0.24}`;
    press.path(
      `${crown}${d`q${-w * 0.2} ${half * 0.2} ${-w} ${half * 0.18}q${-w * 0.9} ${half * 0.02} ${-w} ${-half * 0.18}z`}`,
      mix(fresh, "#b59a5c", light),
    );
  }
  for (let i = 0; i < 4; i++) {
    const holeX = x + half * (-0.5 + 0.3 * i) + chance.between(-6, 6);
    press.ellipse(
      holeX,
      y - half * (0.1 + 0.14 * (i % 2)),
      half * 0.05,
      half * 0.03,
      mix(fresh, inks.ink, 0.7),
    );
  }
}
