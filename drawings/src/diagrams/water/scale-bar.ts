import type { Press } from "../../press/press.ts";
import { numeral } from "../kit/numerals.ts";
import { LIMESTONE, rect } from "../kit/plate.ts";

/** A bar of 0, 400 and 800 feet with its left end at (x, y); `foot` is a foot in picture units. */
export function scaleBar(press: Press, x: number, y: number, foot: number): void {
  const { inks } = press;
  const step = 400 * foot;
  press.path(rect(x, y, step * 2, 16), LIMESTONE);
  press.path(rect(x, y, step, 16), inks.ink);
  press.line(rect(x, y, step * 2, 16), inks.ink, 4);
  numeral(press, 0, x + 9, y + 44, 29, inks.ink);
  numeral(press, 400, x + step, y + 44, 29, inks.ink);
  numeral(press, 800, x + step * 2, y + 44, 29, inks.ink);
}
