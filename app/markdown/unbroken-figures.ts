/** A figure with its currency, thousands and percent signs: `$1,500`, `1/4`, `2.5`, `40%`. */
const FIGURE = String.raw`\$?\d+(?:[,./]\d+)*%?`;
const RANGE = new RegExp(`(${FIGURE}–${FIGURE})`);
const AFTER_DASH = /(?<=\d%?–)(?=\$?\d)/g;
const WORD_JOINER = "\u2060";

/**
 * Cuts a text at its ranges of figures, such as `3–4` or `$1,500–2,500`. Every second piece is a
 * range; joined, the pieces are the text. A range is set in one line: browsers break after a dash.
 */
export function cutAtRanges(text: string): string[] {
  return text.split(RANGE);
}

/** Keeps the ranges of a text without markup, such as a heading, in one line. */
export function joinRanges(text: string): string {
  return text.replace(AFTER_DASH, WORD_JOINER);
}

const BEFORE_UNIT = /(?<=\d) (?=(?:lb|ft|gal|oz|mm|psi|AU|°F)(?![\p{L}]))/gu;
const AFTER_SIGN = /(?<=[÷×]) (?=\$?\d)/g;
const IN_BRACKETS = /(?<=\([\p{L}\d]+) ([−+×÷]) (?=\d+\))/gu;
const NO_BREAK_SPACE = "\u00a0";

/**
 * Keeps a figure with its unit, `1,300 lb`, the sign of a sum with the figure after it, `÷ 26`, and a
 * small sum in brackets, `(paddocks − 1)`, in one line.
 */
export function joinUnits(text: string): string {
  return text
    .replace(IN_BRACKETS, `${NO_BREAK_SPACE}$1${NO_BREAK_SPACE}`)
    .replace(BEFORE_UNIT, NO_BREAK_SPACE)
    .replace(AFTER_SIGN, NO_BREAK_SPACE);
}
