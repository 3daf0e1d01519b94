import { z } from "zod";

const LINE_ENDS = /[\t\n\v\f\r]+/g;
const ALL_SHOWN = /^[^\p{Cc}\p{Cs}]*$/u;

/**
 * A short text printed as it stands: titles, labels. It is one line without control characters and
 * halves of characters, since HTML reads these differently from the scripts that take the page over.
 */
export function plain() {
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
