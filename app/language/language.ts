/** The languages of the public pages. Under `/es`, what people take to the gate is in Spanish (docs/words-es.md). */
export type Language = "en" | "es";

const SPANISH = "/es";

/** The language of the page at an address within the site. */
export function languageOf(address: string): Language {
  return address === SPANISH || address.startsWith(`${SPANISH}/`) ? "es" : "en";
}

/** The Spanish address for an English one: `/es` for `/`, `/es/tools/turn-in` for `/tools/turn-in`. */
export function inSpanish(address: string): string {
  return address === "/" ? SPANISH : SPANISH + address;
}

/** The English address for a Spanish one. */
export function inEnglish(address: string): string {
  return address.slice(SPANISH.length) || "/";
}

/** The search over the pages in Spanish. It has no English counterpart: in English the blog is searched. */
export const SPANISH_SEARCH_PATH = "/es/search";

/** The fragment of a link to the other language. It says that the reader chose it, so that later visits open in it. */
export const CHOSEN = "#language";

/** The address of a page's twin in the other language, among those that exist. */
export function twinOf(address: string, exists: (address: string) => boolean): string | undefined {
  const twin = languageOf(address) === "es" ? inEnglish(address) : inSpanish(address);
  return exists(address) && exists(twin) ? twin : undefined;
}
