import dictionary from "dictionary-es";
import nspell from "nspell";
import { folded } from "#app/domain/search/page-search.ts";
import { ENGLISH_NAMES, NAMES_AND_TERMS } from "./spanish-words.ts";

const spell = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
const OWN: ReadonlySet<string> = new Set(NAMES_AND_TERMS.map(folded));

/** Words of a text, without English names, addresses, rule names, placeholders and figures. */
function wordsOf(text: string): string[] {
  const plain = ENGLISH_NAMES.reduce(
    (rest, name) => rest.replaceAll(name, " "),
    text.replace(/\]\([^)]*\)|\{[^}]*\}|https?:\S+/g, " "),
  );
  return plain.match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
}

/** The words that neither the dictionary nor our list has. */
export function misspelled(texts: readonly string[]): string[] {
  const wrong = texts
    .flatMap(wordsOf)
    .filter((word) => word.length > 1 && !OWN.has(folded(word)) && !spell.correct(word));
  return [...new Set(wrong)];
}
