import type { MarkdownIt } from "markdown-it";

/** A number with its currency, thousands and percent signs: `$1,500`, `1/4`, `2.5`, `40%`. */
const FIGURE = String.raw`\$?\d+(?:[,./]\d+)*%?`;
const MEASURE = String.raw`(?:lb|ft|foot|in|inch|gal|acre|day)\b`;
const RANGE = new RegExp(
  String.raw`(${FIGURE}–${FIGURE}|[A-Za-z]+-(?:in|out|up|stream|height)\b|\d[\d,]*-${MEASURE})`,
);
const AFTER_DASH = new RegExp(String.raw`(?<=\d%?–)(?=\$?\d)|(?<=\d-)(?=${MEASURE})`, "g");
const WORD_JOINER = "\u2060";

/**
 * Splits a text around ranges such as `3–4` or `$1,500–2,500`, and words such as "step-in" and "8-ft", which need
 * protection because browsers break lines after a dash. Every second piece is one of these; joined, the pieces
 * are the text.
 */
export function cutAtRanges(text: string): string[] {
  return /[–-]/.test(text) ? text.split(RANGE) : [text];
}

/** Prevents line breaks in ranges and in `40-acre`, for plain text such as a heading. */
export function joinRanges(text: string): string {
  return text.replace(AFTER_DASH, WORD_JOINER);
}

const UNIT = String.raw`(?:lb|ft|in\.|gal|oz|fl oz|mm|ppm|psi|AU|°F|(?:acre|mile|gallon|joule|ton)s?|inch(?:es)?)(?![\p{L}])`;
const BEFORE_UNIT = String.raw`(?<=[\d½¼¾]| fl) (?=${UNIT})`;
/**
 * Calculations such as `60 ÷ 7` or `60 pairs × (7 − 4)`, with the unit that stays on their line, and first of all
 * those with their result, `60 ÷ 7 = 8.6`. A long one may break after an operator.
 */
const CALCULATIONS = ["÷×+−=", "÷×+−"].map(
  (operators) =>
    new RegExp(
      String.raw`(?:\(?[$\d.,%]+(?: \p{L}+)? [${operators}] )+[$\d.,%]+\)?(?: ${UNIT})?`,
      "gu",
    ),
);
/** Without one, a text is not searched for calculations: that takes as long as the rest of its rendering. */
const OPERATOR = /[÷×+−=] /;
const MAX_UNBROKEN_CHARACTERS = 24;
const FRACTION = /(?<![\d/.,$])(?:1\/[24]|3\/4)(?![\d/])/g;
const FRACTIONS: Readonly<Record<string, string>> = { "1/2": "½", "1/4": "¼", "3/4": "¾" };
/** The spaces before a unit, before an operator, and between an operator and what closes its bracket. */
const UNBROKEN_SPACE = new RegExp(
  String.raw`${BEFORE_UNIT}| (?=[÷×+−=] )|(?<=\([\p{L}\d]+\s[−+×÷]) (?=\d+\))`,
  "gu",
);
const NO_BREAK_SPACE = "\u00a0";

/**
 * Prevents line breaks between a number and its unit (`1,300 lb`), before an operator (`78 ×`, `78 =`), and in short
 * calculations (`60 ÷ 7 = 8.6`, `(paddocks − 1)`). Converts halves and quarters to `½`, `¼` and `¾`, the only
 * fractions in the fonts.
 */
export function joinUnits(text: string): string {
  const typed = text.replace(FRACTION, (fraction) => FRACTIONS[fraction] ?? fraction);
  const calculations = OPERATOR.test(typed) ? CALCULATIONS : [];
  return calculations
    .reduce((result, calculation) => result.replace(calculation, joinShort), typed)
    .replace(UNBROKEN_SPACE, NO_BREAK_SPACE);
}

function joinShort(calculation: string): string {
  return calculation.length > MAX_UNBROKEN_CHARACTERS
    ? calculation
    : calculation.replaceAll(" ", NO_BREAK_SPACE);
}

/**
 * For a figure set so large that a phone is narrower than the calculation: lines break only before an operator, so
 * that no number breaks inside.
 */
export function joinLargeFigure(text: string): string {
  return text.replace(
    new RegExp(String.raw`${BEFORE_UNIT}|(?<=[÷×=]) | (?=\p{L}+$)`, "gu"),
    NO_BREAK_SPACE,
  );
}

/** Prevents line breaks in ranges such as `3–4`, and between a number and its unit or operator. */
export function unbrokenFigures(markdown: MarkdownIt): void {
  const { escapeHtml } = markdown.utils;
  markdown.renderer.rules.text = (tokens, index) =>
    cutAtRanges(joinUnits(tokens[index]?.content ?? ""))
      .map((piece, at) =>
        at % 2 === 1 ? `<span class="nobr">${escapeHtml(piece)}</span>` : escapeHtml(piece),
      )
      .join("");
}
