import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { numeral } from "./numerals.ts";
import { rect, ROUND } from "./plate.ts";

const WIDTH = 64;
/** The stick is slightly taller than its last mark. */
const HEAD = 22;

/** A grazing stick marked in inches, at the right edge of the picture on the ground at `y`. */
export function ruler(press: Press, y: number, inch: number, inches: number): void {
  const { W, inks } = press;
  const [left, top] = [W - WIDTH - 2, y - inches * inch - HEAD];
  press.path(rect(left, top, WIDTH, y - top), inks.ochre);
  let marks = "";
  for (let i = 1; i <= inches; i++) marks += d`M${left} ${y - i * inch}h${i % 4 === 0 ? 18 : 10}`;
  press.line(marks, inks.ink, 4);
  press.line(d`M${left} ${y}V${top}h${WIDTH}V${y}`, inks.ink, 4, ROUND);
  for (let i = 4; i <= inches; i += 4) numeral(press, i, left + 41, y - i * inch + 1, 24, inks.ink);
}

/** The height at which to stop grazing, from `x` to the stick. */
export function stopLine(press: Press, x: number, y: number): void {
  press.line(d`M${x} ${y}H${press.W - WIDTH}`, press.inks.red, 5, 'stroke-dasharray="14 9"');
}
