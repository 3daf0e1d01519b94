import { farHerd } from "../../glyphs/animals/herd.ts";
import { person } from "../../glyphs/people/person.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** A rancher kneels at the infiltration ring in the first paddock and pours from a jar. */
export function ringTest(press: Press): void {
  const { W, H, u, fx, inks, isNight } = press;
  const horizon = H * 0.4;
  const dir = fx > 0.5 ? -1 : 1;
  const s = Math.min((H * 0.5) / 60, W * 0.0064);
  const from = press.inside(W * fx - dir * 14 * s, 56 * s);
  const y = H * 0.87;
  const [x, half] = [from + dir * 44 * s, 5 * s];
  const ends = [from - dir * 18 * s, x + dir * half];
  backdrop(press, horizon, null, { trees: 4 });
  const paddocks = pasture(press, wave(press, horizon + H * 0.1, H * 0.02), H * 1.02, {
    strips: 5,
    first: 2,
    herdBeside: dir,
    vanishing: fx,
    stand: { left: Math.min(...ends), right: Math.max(...ends), y, paddock: 2 },
  });
  farHerd(press, paddocks, { scale: 0.3 * u, nearness: 0.14 });
  const steel = mix("#8fa09d", inks.ink, isNight ? 0.5 : 0.08);
  const [depth, height] = [half * 0.28, half * 0.7];
  press.path(
    d`M${x - half} ${y - height}v${height}a${half} ${depth} 0 0 0 ${2 * half} 0v${-height}z`,
    steel,
  );
  press.ellipse(x, y - height, half, depth, mix(steel, inks.cream, 0.6));
  press.ellipse(x, y - height + 2, half * 0.86, depth * 0.74, mix(inks.blue, inks.ink, 0.12));
  press.path(
    d`M${from + dir * 40 * s} ${y - 24 * s}q${dir * 3 * s} ${6 * s} ${dir * 3.4 * s} ${20 * s}h${dir * 1.4 * s}q0 ${-15 * s} ${-dir * 2.4 * s} ${-21 * s}z`,
    mix(inks.blue, inks.cream, 0.4),
  );
  person(press, "kneeler", [from, y, s], { flip: dir < 0, shirt: "denim" });
  bank(press, H * 0.91, H * 0.012, {
    grass: 0.12,
    flowers: 8,
    clear: [Math.min(from - 8 * s, x - 2 * half) / W, Math.max(from + 8 * s, x + 2 * half) / W],
  });
}
