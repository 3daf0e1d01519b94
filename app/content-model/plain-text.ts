import { z } from "zod";
import { curlyQuotes } from "../domain/curly-quotes.ts";

const LINE_ENDS = /[\t\n\v\f\r]+/g;
const ALL_SHOWN = /^[^\p{Cc}\p{Cs}]*$/u;

/** A short text as readers see it, such as a page's title or label: one line with true quotation marks. */
export function plain() {
  return asTyped().overwrite(curlyQuotes);
}

/**
 * A short text that stays as it was typed, such as a post's title, which an editor opens again. It is one line without control characters and
 * halves of characters, since HTML reads these differently from the scripts that take the page over.
 */
export function asTyped() {
  return possiblyEmpty().min(1);
}

/** The same, where a text may be left empty on purpose. */
export function possiblyEmpty() {
  return z
    .string()
    .overwrite((text) => text.replace(LINE_ENDS, " "))
    .trim()
    .regex(ALL_SHOWN, "has a character that cannot be shown; delete it and type the text anew");
}
