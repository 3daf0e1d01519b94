import { woodPost } from "../../furniture/fence.ts";
import { farHerd } from "../../glyphs/animals/herd.ts";
import { bank } from "../../land/bank.ts";
import { middleRidge } from "../../land/backdrop.ts";
import { pasture } from "../../land/pasture.ts";
import { range } from "../../land/range.ts";
import { wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import { cut, d, type Ridge } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { headroom } from "../../sky/headroom.ts";
import { drawSky } from "../../sky/sky.ts";

/** A big sky over little land: one storm trails its curtain of rain, and only part of the range gets wet. */
export function rainCurtain(press: Press): void {
  const { W, H, u, fx } = press;
  const horizon = H * 0.66;
  const dir = fx > 0.5 ? -1 : 1;
  drawSky(press, horizon, null, "bands");
  range(press, horizon, "hills");
  storm(press, W * fx, horizon);
  middleRidge(press, wave(press, horizon + H * 0.01, H * 0.016), 5);
  const paddocks = pasture(press, wave(press, horizon + H * 0.06, H * 0.014), H * 1.06, {
    strips: 5,
    first: 2,
    herdBeside: press.isBand ? -dir : dir, // clear of the plate
    vanishing: fx,
  });
  farHerd(press, paddocks, { scale: 0.28 * u, nearness: 0.22 });
  const ridge = bank(press, H * 0.93, H * 0.01, { grass: 0.1, flowers: 6, sunflowersOnly: true });
  fence(press, ridge);
}

/** An anvil of cloud with a flat dark foot, and the rain that slants from it. */
function storm(press: Press, cx: number, horizon: number): void {
  const { W, H, chance, inks } = press;
  const half = Math.min(W * 0.27, H * 0.62);
  const tall = H * (press.isBand ? 0.6 : 1); // a band has less sky
  const foot = Math.max(horizon * 0.55, headroom(press) + tall * 0.28);
  const dark = mix(inks.sky[0], "#2f3b42", 0.55);
  const light = mix(inks.cream, inks.sky[2], 0.22);
  const tower = d`M${cx - half} ${foot}q${-half * 0.2} ${-tall * 0.1} ${half * 0.16} ${-tall * 0.12}q${half * 0.02} ${-tall * 0.13} ${half * 0.4} ${-tall * 0.11}q${half * 0.3} ${-tall * 0.1} ${half * 0.62} ${-tall * 0.02}q${half * 0.4} ${-tall * 0.02} ${half * 0.46} ${tall * 0.09}q${half * 0.42} ${tall * 0.02} ${half * 0.28} ${tall * 0.16}z`;
  press.path(tower, light);
  press.path(
    d`M${cx - half * 0.9} ${foot - tall * 0.05}q${half * 0.5} ${-tall * 0.1} ${half * 0.9} ${-tall * 0.02}q${half * 0.5} ${-tall * 0.09} ${half * 0.9} ${tall * 0.02}l0 ${tall * 0.05}h${-half * 1.8}z`,
    mix(light, dark, 0.4),
  );
  press.path(
    d`M${cx - half * 0.97} ${foot - tall * 0.012}q${half} ${-tall * 0.03} ${half * 1.86} 0q0 ${tall * 0.045} ${-half * 0.16} ${tall * 0.04}h${-half * 1.54}q${-half * 0.15} 0 ${-half * 0.16} ${-tall * 0.04}z`,
    dark,
  );
  const fall = horizon - foot + H * 0.03;
  press.path(
    d`M${cx - half * 0.8} ${foot + H * 0.02}h${half * 1.5}l${-fall * 0.34} ${fall}h${-half * 1.42}z`,
    mix(dark, inks.sky[3], 0.4),
    0.6,
  );
  let drops = "";
  for (let i = 0; i < 34; i++) {
    const x = cx + half * chance.between(-0.8, 0.74);
    const length = fall * chance.between(0.3, 0.7);
    const y = foot + H * 0.03 + chance.next() * (fall - length) * 0.9;
    drops += cut(x - (y - foot) * 0.3, y, -length * 0.3, length, 2);
  }
  press.path(drops, mix(inks.sky[4], "#ffffff", 0.3), 0.8);
}

/** A wire fence along the near bank, whose posts stand clear of the picture's middle. */
function fence(press: Press, ridge: Ridge): void {
  const { W, H, u, inks } = press;
  const height = H * 0.15;
  const posts = [0.02, 0.27, 0.52, 0.77, 1.02].map((share) => share * W);
  const wires = [0.92, 0.62, 0.32].map((share) =>
    posts.reduce(
      (path, x, i) => path + d`${i === 0 ? "M" : "L"}${x} ${ridge(x) + 8 - height * share}`,
      "",
    ),
  );
  press.line(wires.join(""), mix(inks.ink, inks.field, 0.1), 1.6 * u);
  for (const x of posts) woodPost(press, x, ridge(x) + 8, 11 * u, height);
}
