/** The content of a number field: a number, nothing, or something unreadable. */
export type Typed =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "empty" }
  | { readonly kind: "unreadable" };

/** No ranch has larger numbers, and its file accepts none. */
export const LARGEST = 1e12;

const NUMBER_AND_REST = /^(\$?)([-−]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?)(.*)$/;

/** Words for one unit, a line each, without the s of more than one. What has no line is its own only word. */
const WORDS = [
  "$ dollar dólar dólare",
  "% percent pct",
  "lb pound #",
  "ac acre",
  "ft foot feet ' ’ ′",
  'in inch inche " ” ″',
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
  "f fahrenheit",
].map((line) => line.split(" "));

/** Of several words, or links between them. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  gpm: ["gal", "min"],
  au: ["head", "unit"],
  "''": ["in"],
  a: [],
  an: [],
  per: [],
  of: [],
  "°": [],
  degree: [],
};

/** A text's words, each as the first of its unit's. */
const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/''|\p{L}+|[^\p{L}\s./]/gu) ?? []).flatMap((each) => {
    const word = each.replace(/s$/, "");
    return OTHERS[word] ?? WORDS.find((words) => words.includes(word))?.[0] ?? word;
  });

/**
 * Parses "1,300", "1300 lb", "$80", " 2.6 % ". Only the words of the field's own unit may stand with the number: 590 kg
 * are not 590 lb. An empty field is not zero.
 *
 * @param unit what is asked, its unit first: "lb an acre".
 */
export function parseNumber(text: string, unit: string): Typed {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "empty" };
  const [, sign = "", digits = "", rest = ""] = NUMBER_AND_REST.exec(trimmed) ?? [];
  const [own, typed] = [wordsOf(unit), wordsOf(sign + rest)];
  const isOwn = typed[0] === undefined || typed[0] === own[0];
  if (!/\d/.test(digits) || !isOwn || !typed.every((word) => own.includes(word)))
    return { kind: "unreadable" };
  const value = Number(digits.replaceAll(",", "").replace("−", "-"));
  return Math.abs(value) <= LARGEST ? { kind: "number", value } : { kind: "unreadable" };
}
