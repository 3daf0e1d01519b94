import { backdrop } from "../../land/backdrop.ts";
import { grasses } from "../../land/grasses.ts";
import { pasture } from "../../land/pasture.ts";
import { contours, ground, wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import { cut, d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** The infiltration ring driven into the sod, the jar that fills it beside: a yard of ground, close up. */
export function ringAndJar(press: Press): void {
  const { W, H, u, fx, inks } = press;
  const horizon = H * 0.26;
  backdrop(press, horizon, null, { trees: 3 });
  pasture(press, wave(press, horizon + H * 0.07, H * 0.02), H * 0.9, {
    strips: 5,
    first: 2,
    herdBeside: fx > 0.5 ? -2 : 2,
    vanishing: fx,
  });
  const sod = wave(press, H * 0.58, H * 0.02, 0.7);
  const snow = press.season === "winter";
  const turf = snow ? mix(inks.field, inks.sky[1], 0.16) : mix(inks.first, inks.fore, 0.28);
  grasses(press, sod, H * 0.09, Math.round(W / 11), { heads: true });
  ground(press, sod, turf);
  contours(press, (x) => sod(x) + H * 0.04, H * 0.36, 22, mix(turf, inks.cream, 0.22), 5);
  const half = Math.min(H * 0.26, W * 0.2);
  const x = press.inside(W * fx - half * 0.4, half * 1.3, half * 2.8);
  const y = H * 0.78;
  // six inches of pipe beside a seven-inch jar
  ring(press, x, y, half * 0.6);
  jar(press, x + half * 1.3, y + H * 0.02, half * 1.35);
  grasses(press, () => H * 0.985, H * 0.1, Math.round(W / 16), {
    heads: true,
    flowers: 4,
    sunflowersOnly: true,
    clear: [(x - half * 1.1) / W, (x + half * 2.2) / W],
  });
  press.path(cut(x - half * 0.7, y + half * 0.19, half * 1.6, 0, 3 * u), mix(turf, inks.ink, 0.3));
}

/** A steel ring, half in the ground, with an inch of water. */
function ring(press: Press, x: number, y: number, half: number): void {
  const { inks, isNight } = press;
  const steel = mix("#8fa09d", inks.ink, isNight ? 0.5 : 0.08);
  const [depth, height] = [half * 0.3, half * 0.62];
  const wall = d`M${x - half} ${y - height}v${height}a${half} ${depth} 0 0 0 ${2 * half} 0v${-height}z`;
  press.path(wall, steel);
  press.path(
    d`M${x - half * 0.86} ${y - height * 0.84}q${half * 0.1} ${half * 0.2} ${half * 0.3} ${half * 0.26}v${height * 0.6}q${-half * 0.2} ${-half * 0.06} ${-half * 0.3} ${-half * 0.2}z`,
    mix(steel, inks.cream, 0.5),
  );
  press.ellipse(x, y - height, half, depth, mix(steel, inks.cream, 0.6));
  press.ellipse(x, y - height + 3, half * 0.93, depth * 0.86, mix(steel, inks.ink, 0.55));
  press.ellipse(
    x,
    y - height + depth * 0.3,
    half * 0.88,
    depth * 0.7,
    mix(inks.blue, inks.ink, 0.15),
  );
  let glints = "";
  for (let i = 0; i < 4; i++) {
    glints += cut(
      x - half * (0.6 - 0.2 * i),
      y - height + depth * (0.1 + 0.16 * i),
      half * 0.5,
      0,
      2.4,
    );
  }
  press.path(glints, mix(inks.cream, inks.blue, 0.25));
}

/** A quart jar, three quarters full; `k` is its height. */
function jar(press: Press, x: number, y: number, k: number): void {
  const { inks } = press;
  const glass = mix(inks.sky[3], inks.cream, 0.4);
  const shape = (top: number, inset: number) =>
    d`M${x - k * (0.34 - inset)} ${y - k * top}v${k * (top - 0.1)}q0 ${k * 0.12} ${k * 0.12} ${k * 0.12}h${k * (0.44 - 2 * inset)}q${k * 0.12} 0 ${k * 0.12} ${-k * 0.12}v${-k * (top - 0.1)}z`;
  press.path(shape(1, 0), glass);
  press.path(shape(0.72, 0.05), mix(inks.blue, inks.ink, 0.06));
  press.path(
    d`M${x - k * 0.26} ${y - k * 1.16}h${k * 0.52}v${k * 0.18}h${-k * 0.52}z`,
    mix(inks.ochre, inks.ink, 0.1),
  );
  press.path(
    cut(x - k * 0.2, y - k * 0.9, 0, k * 0.74, k * 0.05) +
      cut(x + k * 0.16, y - k * 0.6, 0, k * 0.3, k * 0.03),
    inks.cream,
  );
  press.line(shape(1, 0), inks.ink, Math.max(2, k * 0.03), 'stroke-linejoin="round"');
}
