/** A capital cut in chamfered wood type: its outline on a 16 units high grid, and its width. */
export interface Letter {
  /** SVG path data, top left at the origin; counters need the even-odd rule. */
  readonly path: string;
  readonly width: number;
}

export const LETTER_HEIGHT = 16;

const letter = (width: number, path: string): Letter => ({ width, path });

const LETTERS: ReadonlyMap<string, Letter> = new Map([
  ["A", letter(12, "M3 0H9L12 16H8.2L7.8 13H4.2L3.8 16H0zM5.4 3.5L4.7 10H7.3L6.6 3.5z")],
  [
    "B",
    letter(
      12,
      `M0 0H9L11.5 2.5V6L9.8 7.8L12 10V13.5L9.5 16H0zM4 3V6.5H7L7.8 5.7V3.8L7 3z
       M4 9.5V13H7.2L8 12.2V10.3L7.2 9.5z`,
    ),
  ],
  ["C", letter(12, "M3 0H9L12 3V6H8V4L7 3H5L4 4V12L5 13H7L8 12V10H12V13L9 16H3L0 13V3z")],
  ["D", letter(12, "M0 0H9L12 3V13L9 16H0zM4 3V13H7L8 12V4L7 3z")],
  ["E", letter(11.5, "M0 0H11.5V3.4H4V6.4H9V9.4H4V12.6H11.5V16H0z")],
  ["F", letter(11.5, "M0 0H11.5V3.4H4V6.6H9V9.8H4V16H0z")],
  ["G", letter(12, "M3 0H9L12 3V5.5H8V4L7 3H5L4 4V12L5 13H8V10H6.5V7.5H12V16H3L0 13V3z")],
  ["H", letter(12, "M0 0H4V6.3H8V0H12V16H8V9.7H4V16H0z")],
  ["I", letter(8, "M0 0H8V3H6V13H8V16H0V13H2V3H0z")],
  ["J", letter(11, "M4 0H11V13L8 16H3L0 13V10H4V12L5 13H6L7 12V3H4z")],
  ["K", letter(12.6, "M0 0H4V6.2L7.8 0H12.4L8 7.4L12.6 16H8.2L5.2 10.4L4 12.2V16H0z")],
  ["L", letter(11, "M0 0H4V12.6H11V16H0z")],
  ["M", letter(14, "M0 0H4L7 7L10 0H14V16H10.4V7.5L8 13H6L3.6 7.5V16H0z")],
  ["N", letter(12, "M0 0H4L8.2 8.5V0H12V16H8L3.8 7.5V16H0z")],
  ["O", letter(12, "M3 0H9L12 3V13L9 16H3L0 13V3zM5 3H7L8 4V12L7 13H5L4 12V4z")],
  ["P", letter(12, "M0 0H9L12 3V7.5L9 10.5H4V16H0zM4 3V7.5H7L8 6.5V4L7 3z")],
  ["Q", letter(13, "M3 0H9L12 3V13L11.4 13.6L13 16H3L0 13V3zM5 3H7L8 4V12L7 13H5L4 12V4z")],
  ["R", letter(12, "M0 0H9L12 3V7L10 9.3L12 16H8L6.2 10H4V16H0zM4 3V7.2H7L8 6.2V4L7 3z")],
  [
    "S",
    letter(
      12,
      `M3 0H9L12 3V5.5H8V4L7 3H5L4 4V5.4L5 6.4H9L12 9.4V13L9 16H3L0 13V10.5H4V12L5 13H7L8 12
       V10.6L7 9.6H3L0 6.6V3z`,
    ),
  ],
  ["T", letter(12, "M0 0H12V3.6H8V16H4V3.6H0z")],
  ["U", letter(12, "M0 0H4V12L5 13H7L8 12V0H12V13L9 16H3L0 13z")],
  ["V", letter(12, "M0 0H4L6 10.5L8 0H12L8 16H4z")],
  ["W", letter(16, "M0 0H3.8L5.2 9L7.2 3H8.8L10.8 9L12.2 0H16L13.2 16H9.9L8 10L6.1 16H2.8z")],
  ["X", letter(12.4, "M0 0H4.4L6.2 4.6L8 0H12.2L8.4 7.8L12.4 16H8L6.1 11L4.2 16H0L4 7.8z")],
  ["Y", letter(12, "M0 0H4.2L6 5.5L7.8 0H12L8 9.5V16H4V9.5z")],
  ["Z", letter(11.8, "M.4 0H11.8V3.4L5 12.6H11.8V16H0V12.6L6.8 3.4H.4z")],
]);

export function letterFor(character: string): Letter | undefined {
  return LETTERS.get(character);
}
