import { farHerd } from "../../glyphs/animals/herd.ts";
import { backdrop } from "../../land/backdrop.ts";
import { turkeyFoot } from "../../land/grasses.ts";
import { pasture } from "../../land/pasture.ts";
import { ground, wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import { blade, d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** A grazing stick in standing grass, seen from the ground: red up to the stop height, then what may be taken. */
export function grazingStick(press: Press): void {
  const { W, H, u, fx, inks } = press;
  const horizon = H * 0.62;
  const x = W * fx;
  backdrop(press, horizon, null, { trees: 3, range: "hills" });
  const paddocks = pasture(press, wave(press, horizon + H * 0.07, H * 0.015), H, {
    strips: 5,
    first: 2,
    herdBeside: fx > 0.5 ? 1 : -1,
    vanishing: fx,
  });
  farHerd(press, paddocks, { scale: 0.24 * u, nearness: 0.1, across: fx > 0.5 ? 0.4 : 0.6 });
  const foot = H * 0.97;
  const snow = press.season === "winter";
  const dark = snow ? mix(inks.fore, inks.ochre, 0.3) : mix(inks.fore, inks.first, 0.25);
  const light = snow ? mix(inks.ochre, inks.cream, 0.3) : mix(inks.first, inks.cream, 0.1);
  const behind = standing(press, x, foot, 20, [0.3, 0.62]);
  press.path(behind.blades, mix(dark, inks.first, 0.45));
  press.path(behind.heads, mix(inks.ochre, inks.cream, 0.25));
  stick(press, x, foot, H * 0.84, Math.max(12, H * 0.05));
  const front = standing(press, x, foot + H * 0.03, 20, [0.2, 0.42]);
  press.path(front.blades, dark);
  press.path(standing(press, x, foot + H * 0.03, 12, [0.14, 0.3]).blades, light);
  press.path(front.heads, mix(inks.ochre, inks.cream, 0.1));
  ground(press, wave(press, H * 0.965, H * 0.01), mix(inks.fore, inks.ink, 0.4));
}

/** Grass across the picture, tallest away from the stick so that its marks show. */
function standing(
  { W, H, u, chance }: Press,
  x: number,
  foot: number,
  count: number,
  [low, high]: readonly [low: number, high: number],
): { blades: string; heads: string } {
  let [blades, heads] = ["", ""];
  for (let i = 0; i < count; i++) {
    const at = ((i + chance.between(0.1, 0.9)) / count) * W;
    const beside = Math.min(1, Math.abs(at - x) / (W * 0.16));
    const height = H * chance.between(low, high) * (0.55 + 0.45 * beside);
    const lean = chance.between(-0.32, 0.32) * height;
    blades += blade(at, foot, height, lean, 11 * u);
    if (i % 4 === 1 && beside > 0.5) {
      blades += blade(at + 8, foot, height * 1.25, lean * 0.5, 4 * u);
      heads += turkeyFoot(at + 8 + lean * 0.5, foot - height * 1.25 + 4, 34 * u, 3.4 * u);
    }
  }
  return { blades, heads };
}

/** The stick: twelve inch marks, red for the 4 inches that stay. */
function stick(press: Press, x: number, foot: number, height: number, width: number): void {
  const { inks } = press;
  const wood = mix(inks.ochre, inks.cream, 0.55);
  const half = width / 2;
  const bar = (from: number, to: number) =>
    d`M${x - half} ${foot - height * from}h${width}V${foot - height * to}h${-width}z`;
  press.path(bar(0, 1), wood);
  press.path(bar(0, 1 / 3), inks.red);
  press.path(
    d`M${x + half} ${foot}h${width * 0.24}V${foot - height}h${-width * 0.24}z`,
    mix(wood, inks.ink, 0.5),
  );
  let marks = "";
  for (let inch = 1; inch < 12; inch++) {
    const y = foot - (height * inch) / 12;
    marks += d`M${x - half} ${y}h${width * (inch % 4 === 0 ? 1 : 0.5)}`;
  }
  press.line(marks, inks.ink, Math.max(1.6, width * 0.08));
}
