import { shortHex } from "../../press/color.ts";
import { Press } from "../../press/press.ts";

/** Digits in chamfered wood type, 16 units high, with their widths. */
const FIGURES: Readonly<Record<string, readonly [width: number, path: string]>> = {
  0: [11, "M3 0H8L11 3V13L8 16H3L0 13V3zM5 3L4 4V12L5 13H6L7 12V4L6 3z"],
  1: [10, "M3.5 0H7.5V12.8H10V16H.5V12.8H3.5V5H.5V2.6z"],
  2: [11, "M3 0H8L11 3V7L5.4 12.6H11V16H0V12.4L7 5.6V4L6 3H5L4 4V5.5H0V3z"],
  3: [
    11,
    "M3 0H8L11 3V6L9.2 8L11 10V13L8 16H3L0 13V10.5H4V12L5 13H6L7 12V10.6L6 9.6H4V6.4H6L7 5.4V4L6 3H5L4 4V5.5H0V3z",
  ],
  4: [12, "M5.6 0H10V9.4H12V12.6H10V16H6V12.6H0V9.4zM6 5.4L3.8 9.4H6z"],
  5: [11, "M0 0H10.6V3.4H4V5.8H8L11 8.8V13L8 16H3L0 13V10.8H4V12L5 13H6L7 12V9.8L6 8.8H0z"],
  6: [
    11,
    "M3 0H8L11 3V5H7V4L6 3H5L4 4V6.2H8L11 9.2V13L8 16H3L0 13V3zM4 9.2V12L5 13H6L7 12V10.2L6 9.2z",
  ],
  7: [11, "M0 0H11V4L6.8 16H2.4L6.6 3.6H0z"],
  8: [
    11,
    "M3 0H8L11 3V6L9.2 7.8L11 9.8V13L8 16H3L0 13V9.8L1.8 7.8L0 6V3zM5 3L4 4V5.4L5 6.4H6L7 5.4V4L6 3zM5 9.4L4 10.4V12L5 13H6L7 12V10.4L6 9.4z",
  ],
  9: [
    11,
    "M8 16H3L0 13V11H4V12L5 13H6L7 12V9.8H3L0 6.8V3L3 0H8L11 3V13zM7 6.8V4L6 3H5L4 4V5.8L5 6.8z",
  ],
};

const GRID = 16;
const GAP = 2;

/** A whole number in wood type, centered on (x, y). */
export function numeral(
  press: Press,
  value: number,
  x: number,
  y: number,
  height: number,
  fill: string,
): void {
  const figures = String(value)
    .split("")
    .flatMap((digit) => {
      const figure = FIGURES[digit];
      return figure ? [{ digit, width: figure[0], path: figure[1] }] : [];
    });
  const scale = height / GRID;
  const total = figures.reduce((sum, { width }) => sum + width + GAP, -GAP);
  let left = x - (total * scale) / 2;
  for (const { digit, width, path } of figures) {
    const id = press.define(
      `n${digit}`,
      (newId) => `<path id="${newId}" fill-rule="evenodd" d="${path}"/>`,
    );
    const placed = Press.placed(left, y - height / 2, scale);
    press.add(`<use href="#${id}" fill="${shortHex(fill)}" ${placed}/>`);
    left += (width + GAP) * scale;
  }
}

/** A key's radius in picture units. On a phone its digit is as tall as a 16 px capital letter. */
export const KEY_RADIUS = 25;

/** A number on a disc, explained in the legend below the drawing. */
export function key(press: Press, value: number, x: number, y: number): void {
  press.disc(x, y, KEY_RADIUS, press.inks.ink);
  numeral(press, value, x, y, 30, press.inks.cream);
}

/** A line from a key to the thing it labels, with a dot at the far end. */
export function leader(press: Press, fromX: number, fromY: number, toX: number, toY: number): void {
  const [x1, y1, x2, y2] = [fromX, fromY, toX, toY].map(Math.round);
  press.line(`M${x1} ${y1}L${x2} ${y2}`, press.inks.ink, 3);
  press.disc(toX, toY, 6, press.inks.ink);
}
