import type { Limit } from "./limits.ts";

/** The content of a number field: a number, nothing, something unreadable, or a number that may mean its thousandfold. */
export type Typed =
  | { readonly kind: "number" | "unclear"; readonly value: number }
  | { readonly kind: "empty" }
  | { readonly kind: "unreadable" };

/** No ranch has larger numbers, and its file accepts none. */
export const LARGEST = 1e12;

const DOLLARS = /^([-−]?)\s*\$\s*/;
/** Thousands are set apart by commas, or by spaces of any width. */
const NUMBER_AND_REST = /^([-−]?(?:\d{1,3}(?:(?:,\d{3})+|(?:\s\d{3})+)|\d+)?(?:\.\d+)?)(.*)$/;
/** "1.300" is 1,300 where a point sets thousands apart. No one needs three decimals of a number above one. */
const MAY_BE_THOUSANDS = /^[-−]?[1-9]\d{0,2}\.\d{3}$/;

/** Words for one unit, a line each, without the s of more than one. What has no line is its own only word. */
const WORDS = [
  "$ dollar dólar dólare",
  "% percent pct",
  "lb pound #",
  "ac acre",
  "ft foot feet ' ’ ′",
  "in inch inche \" ” ″ ''",
  "gal gallon",
  "h hr hour",
  "min minute",
  "d day",
  "yr year",
  "head hd cow cattle animal pair cabeza vaca",
  "oz ounce",
  "g gram",
  "j joule",
  "sq square",
  "f fahrenheit ° degree",
].map((line) => line.split(" "));

/** Of several words. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  gpm: ["gal", "min"],
  au: ["head", "unit"],
};

/** What may stand between a unit's words. */
const LINKS = ["a", "an", "per", "of", "height"];

/** A text's words, each as the first of its unit's. */
const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/''|\p{L}+|[^\p{L}\s./]/gu) ?? []).flatMap((each) => {
    const word = each.replace(/s$/, "");
    return OTHERS[word] ?? WORDS.find((words) => words.includes(word))?.[0] ?? word;
  });

/** A unit to compare: its main word, then what it is counted by, in any order. */
const unitOf = (text: string): string => {
  const [main = "", ...by] = wordsOf(text);
  return [main, ...by.filter((word) => word !== main && !LINKS.includes(word)).toSorted()].join(
    " ",
  );
};

/**
 * Parses "1,300", "1 300 lb", "-$80", " 2.6 % ". Only the field's own unit may stand with the number, whole or its main
 * word alone: 590 kg are not 590 lb, and $20 an hour is not $20 a day. An empty field is not zero.
 *
 * @param limit the field's, with its unit: "dollars".
 * @param shown the unit beside the field: "$ per cow per day".
 */
export function parseNumber(text: string, limit: Pick<Limit, "max" | "unit">, shown = ""): Typed {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "empty" };
  const bare = trimmed.replace(DOLLARS, "$1");
  const [, digits = "", rest = ""] = NUMBER_AND_REST.exec(bare) ?? [];
  const typed = unitOf(bare === trimmed ? rest : `$ ${rest}`);
  const [main = ""] = wordsOf(limit.unit);
  const own = [limit.unit, shown, `${limit.unit} ${shown}`].map(unitOf);
  const value = Number(digits.replaceAll(/[,\s]/g, "").replace("−", "-"));
  const isOwn = ["", main, ...own].includes(typed);
  if (!/\d/.test(digits) || !isOwn || Math.abs(value) > LARGEST) return { kind: "unreadable" };
  const isUnclear = MAY_BE_THOUSANDS.test(digits) && Math.abs(value) * 1000 <= limit.max;
  return { kind: isUnclear ? "unclear" : "number", value };
}
