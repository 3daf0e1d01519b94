import { z } from "zod/mini";
import { curlyQuotes } from "../domain/curly-quotes.ts";
import { singleLine } from "./posts/line.ts";
import { editable } from "./texts/editable.ts";

const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u;

const LINE_LIMIT = 200;

/** A short text as readers see it, such as a page's title or label: one line with curly quotes. */
export function plain(most = LINE_LIMIT) {
  return editable(specified().check(z.maxLength(most)), { kind: "line", most });
}

/** A text like `plain`, but one that the specification quotes, so that owners may not change it (decision 58). */
export function specified() {
  return asTyped().check(z.overwrite(curlyQuotes));
}

/**
 * A short text stored as typed, such as a post's title, which an editor will open again: one line without
 * control characters and lone surrogates, which HTML and the scripts that hydrate the page read differently.
 */
export function asTyped() {
  return possiblyEmpty().check(z.minLength(1));
}

/** A text like `asTyped` that may be empty. */
export function possiblyEmpty() {
  return z
    .string()
    .check(
      singleLine(),
      z.regex(PRINTABLE, "has a character that cannot be shown; delete it and type the text again"),
    );
}
