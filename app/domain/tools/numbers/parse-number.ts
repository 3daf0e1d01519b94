/** The content of a number field: a number, nothing, or something unreadable. */
export type Typed =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "empty" }
  | { readonly kind: "unreadable" };

/** No ranch has larger numbers, and its file accepts none. */
export const LARGEST = 1e12;

const NUMBER_WITH_UNIT = /^\$?([-−]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?)\s*[a-z%°./ ]*$/i;

/** Parses "1,300", "1300 lb", "$80", " 2.6 % ". An empty field is not zero. */
export function parseNumber(text: string): Typed {
  const trimmed = text.trim();
  if (trimmed === "") return { kind: "empty" };
  const digits = NUMBER_WITH_UNIT.exec(trimmed)?.[1]?.replaceAll(",", "").replace("−", "-");
  if (!digits || digits === "-") return { kind: "unreadable" };
  const value = Number(digits);
  return Math.abs(value) <= LARGEST ? { kind: "number", value } : { kind: "unreadable" };
}
