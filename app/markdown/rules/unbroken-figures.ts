/** A figure with its currency, thousands and percent signs: `$1,500`, `1/4`, `2.5`, `40%`. */
const FIGURE = String.raw`\$?\d+(?:[,./]\d+)*%?`;
const RANGE = new RegExp(
  String.raw`(${FIGURE}–${FIGURE}|[Ss]tep-in|[Ss]ign-up|[Tt]urn-in|[Oo]ff-stream|\d[\d,]*-(?:lb|ft|in|gal|acre)\b)`,
);
const AFTER_DASH = /(?<=\d%?–)(?=\$?\d)|(?<=\d-)(?=(?:lb|ft|in|gal|acre)\b)/g;
const WORD_JOINER = "\u2060";

/**
 * Cuts a text at its ranges of figures, such as `3–4` or `$1,500–2,500`, and at words such as "step-in" and "8-ft". Every
 * second piece is one of these; joined, the pieces are the text. They are set in one line: browsers break after a dash.
 */
export function cutAtRanges(text: string): string[] {
  return text.split(RANGE);
}

/** Keeps the ranges of a text without markup, such as a heading, and `40-acre` in one line. */
export function joinRanges(text: string): string {
  return text.replace(AFTER_DASH, WORD_JOINER);
}

const BEFORE_UNIT =
  /(?<=[\d½¼¾]) (?=(?:lb|ft|in\.|gal|oz|fl oz|mm|ppm|psi|AU|°F|acres?|inch(?:es)?|miles?|gallons?|joules?|tons?)(?![\p{L}]))/gu;
/** A sum of figures, such as `60 ÷ 7`: a long one may break before a sign. */
const SUM = /\$?[\d.,]+%?(?: [÷×] \$?[\d.,]+%?)+/g;
const SHORT = 16;
const AFTER_SIGN = /(?<=[÷×]) (?=\$?\d)/g;
const FRACTION = /(?<![\d/.,$])(?:1\/2|1\/4|3\/4)(?![\d/])/g;
const FRACTIONS: Readonly<Record<string, string>> = { "1/2": "½", "1/4": "¼", "3/4": "¾" };
const IN_BRACKETS = /(?<=\([\p{L}\d]+) ([−+×÷]) (?=\d+\))/gu;
const NO_BREAK_SPACE = "\u00a0";

/**
 * Keeps a figure with its unit, `1,300 lb`, the sign of a sum with the figure after it, `÷ 26`, and a
 * short sum, `60 ÷ 7` or `(paddocks − 1)`, in one line; sets halves and quarters as `½`. The fonts have
 * no other fractions.
 */
export function joinUnits(text: string): string {
  return text
    .replace(FRACTION, (typed) => FRACTIONS[typed] ?? typed)
    .replace(SUM, (sum) => (sum.length > SHORT ? sum : sum.replaceAll(" ", NO_BREAK_SPACE)))
    .replace(IN_BRACKETS, `${NO_BREAK_SPACE}$1${NO_BREAK_SPACE}`)
    .replace(BEFORE_UNIT, NO_BREAK_SPACE)
    .replace(AFTER_SIGN, NO_BREAK_SPACE);
}
