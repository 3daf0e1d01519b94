import type { Limit } from "./limits.ts";

/** The content of a number field: a number, nothing, or something unreadable. */
export type Typed =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "empty" }
  /** `means`: the numbers that the text could mean, for the rancher to choose. */
  | { readonly kind: "unreadable"; readonly means?: readonly number[] };

/** No ranch has larger numbers, and its file accepts none. */
export const LARGEST = 1e12;

/** Thousands are set apart by commas, or by spaces of any width. */
const SIGNS_NUMBER_REST =
  /^(-?)\s*(\$?)\s*(-?(?:\d{1,3}(?:(?:,\d{3})+|(?:\s\d{3})+)|\d+)?(?:\.\d+)?)(.*)$/;
/** "1.300" is 1,300 where a point sets thousands apart. No ranch measures three decimals above one. */
const MAY_BE_THOUSANDS = /^-?[1-9]\d?\d?\.\d{3}$/;
/** "20,5" is 20.5 where decimals follow a comma. */
const COMMA_BEFORE_DECIMALS = /(\d),(\d\d?)(?![\d,.])/;

const QUARTERS = "¼½¾";
/** "3½", "3 1/2" and "3-1/2", as they are read off a tape. */
const FRACTION = /^(-?)(?:(\d+)[\s-]+)?(\d\d?)\/(2|4|8|16)(?![\d/])/;
const asDecimals = (text: string) =>
  text
    .replace(/[¼½¾]/, (sign) => ` ${QUARTERS.indexOf(sign) + 1}/4`)
    .trim()
    .replace(FRACTION, (_, minus, whole = 0, over, under) => minus + (+whole + over / under));

/** Words for each unit, in Spanish too, without a plural s. A unit that is not listed has only its own word. */
const UNITS =
  "$ dollar dólar dólare|% percent pct|lb pound libra #|ac acre|ft foot feet pie ' ’ ′|in inch inche pulgada \" ” ″ ''|" +
  "gal gallon|h hr hour|min minute|d day|yr year|head hd cow cattle animal pair cabeza vaca animale re rese|" +
  "oz ounce|g gram|j joule|sq square|f fahrenheit ° degree";
const WORDS = UNITS.split("|").map((words) => words.split(" "));

/** A unit in a form to compare: its main word, then all of its words sorted, without words that link them. */
const unitOf = (text: string): string => {
  const spelled = text.trim().toLowerCase().replace("gpm", "gal/min");
  const words = spelled.replaceAll(/\s(an?|per|of|por)\b/g, "").match(/''|\p{L}+|[^\p{L}\s./]/gu);
  const known = (words ?? []).map((each) => {
    const word = each.replace(/s$/, "");
    return WORDS.find((same) => same.includes(word))?.[0] ?? word;
  });
  return [known[0], ...new Set(known.toSorted())].join(" ");
};

/**
 * Parses "1,300", "1 300 lb", "-$80", " 2.6 % ". Only the field's own unit may follow the number, whole or its main
 * word alone: 590 kg are not 590 lb, and $20 an hour is not $20 a day. An empty field is not zero.
 *
 * @param limit the field's, with its unit: "dollars".
 * @param shown the unit beside the field: "$ per cow per day".
 */
export function parseNumber(text: string, limit: Pick<Limit, "max" | "unit">, shown = ""): Typed {
  const trimmed = asDecimals(text);
  if (trimmed === "") return { kind: "empty" };
  const pointed = trimmed.replace(COMMA_BEFORE_DECIMALS, "$1.$2");
  if (pointed !== trimmed) {
    const read = parseNumber(pointed, limit, shown);
    return read.kind === "number" ? { kind: "unreadable", means: [read.value] } : read;
  }
  const [, minus = "", dollar = "", digits = "", rest = ""] =
    SIGNS_NUMBER_REST.exec(trimmed.replace("−", "-")) ?? [];
  const { unit } = limit;
  const own = ["", unit.split(" ")[0] ?? "", unit, shown, `${unit} ${shown}`].map(unitOf);
  const value = Number.parseFloat(minus + digits.replaceAll(/[,\s]/g, ""));
  const isUnclear = MAY_BE_THOUSANDS.test(digits) && value * 1000 <= limit.max;
  if (!own.includes(unitOf(dollar + rest)) || !(Math.abs(value) <= LARGEST))
    return { kind: "unreadable" };
  return isUnclear
    ? { kind: "unreadable", means: [value * 1000, value] }
    : { kind: "number", value };
}
