import { mix } from "../press/color.ts";
import { cut, d, polygon } from "../press/path.ts";
import type { Press } from "../press/press.ts";

/** A red gambrel barn with a silo on its left, 134 units wide at scale 1; (x, y) is its near corner. */
export function barn(press: Press, x: number, y: number, scale: number): void {
  const { inks } = press;
  const s = scale;
  const shape = (...points: readonly (readonly [number, number])[]) =>
    polygon(points.map(([px, py]) => [x + px * s, y - py * s]));
  const red = mix(inks.red, inks.ink, 0.12);
  press.path(shape([0, 0], [0, 34], [6, 52], [20, 62], [34, 52], [40, 34], [40, 0]), red);
  const side = shape(
    [40, 0],
    [40, 34],
    [34, 52],
    [20, 62],
    [86, 60],
    [98, 50],
    [104, 34],
    [104, 0],
  );
  press.path(side, mix(red, inks.ink, 0.42));
  const roof = shape([20, 62], [34, 52], [42, 33], [107, 33], [99, 51], [87, 61]);
  press.path(roof, mix(inks.ink, inks.sky[0], 0.3));
  const trim = shape([11, 0], [11, 24], [29, 24], [29, 0]);
  press.path(trim + shape([16, 38], [16, 48], [24, 48], [24, 38]), inks.cream);
  const doors =
    shape([13, 0], [13, 22], [19.4, 22], [19.4, 0]) +
    shape([20.6, 0], [20.6, 22], [27, 22], [27, 0]);
  press.path(doors, mix(red, inks.ink, 0.5));
  let boards = "";
  for (let i = 0; i < 8; i++) boards += cut(x + (46 + i * 7.4) * s, y - 30 * s, 0, 26 * s, 1.4);
  press.path(boards, red);
  const silo = shape([-30, 0], [-30, 66], [-22, 76], [-13, 80], [-4, 76], [4, 66], [4, 0]);
  press.path(silo, mix(inks.cream, inks.ink, 0.38));
  let hoops = "";
  for (let i = 0; i < 6; i++) hoops += cut(x - 29 * s, y - (10 + i * 10) * s, 32 * s, 0, 2);
  press.path(hoops, mix(inks.cream, inks.ink, 0.1));
}

/** A round bale seen from its end; (x, y) is where the end touches the ground. */
export function bale(press: Press, x: number, y: number, radius: number): void {
  const { inks } = press;
  const r = radius;
  const straw = mix(inks.ochre, inks.cream, 0.18);
  const body = d`M${x} ${y - 2 * r}h${r * 0.9}a${r * 0.8} ${r} 0 0 1 0 ${2 * r}h${-r * 0.9}z`;
  press.path(body, mix(inks.ochre, inks.ink, 0.45));
  press.ellipse(x, y - r, r * 0.86, r, straw);
  let spiral = "";
  for (let k = 0.25; k < 0.95; k += 0.22) {
    spiral += d`M${x - r * 0.86 * k} ${y - r}a${r * 0.86 * k} ${r * k} 0 1 1 ${r * 0.86 * k} ${r * k}`;
  }
  press.line(spiral, mix(straw, inks.ink, 0.5), Math.max(1.2, r * 0.07));
  let twine = "";
  for (let i = 0; i < 4; i++) {
    twine += cut(x + r * (0.9 + 0.12 * i), y - r * 1.9 + i * r * 0.2, 0, r * 1.4, 2);
  }
  press.path(twine, straw);
}
