import { pageAddress } from "../page-address.ts";
import { BLANK_FORMS_PATH } from "../planners.ts";
import type { SiteWords } from "../site-words.ts";
import { type ContentPage, parsePage, parseTranslation } from "./page.ts";

/** The content folder's texts by their files' paths in the checkout. */
export type Sources = ReadonlyMap<string, string>;

export const PAGES_FOLDER = "content/pages";
/** Pages in Spanish. Each has the name of its English page, from which it takes all but its texts; home has its own. */
export const SPANISH_FOLDER = "content/es/pages";
const HOME = "home";

/** The file of a page by its name. */
function pageFileOf(name: string): string {
  return name.startsWith("es/")
    ? `${SPANISH_FOLDER}/${name.slice("es/".length)}.yaml`
    : `${PAGES_FOLDER}/${name}.yaml`;
}

/** The name of a page by its file. */
export function pageNameOf(file: string): string {
  const spanish = nameIn(SPANISH_FOLDER, file);
  return spanish === undefined ? (nameIn(PAGES_FOLDER, file) ?? file) : `es/${spanish}`;
}

/** The file of a Spanish page's English one, from which it takes all but its texts; `undefined` for others. */
export function originalOf(file: string): string | undefined {
  const name = nameIn(SPANISH_FOLDER, file);
  return name === undefined || name === HOME ? undefined : pageFileOf(name);
}

/** The addresses of English pages that have one in Spanish. */
export function twinsOf(sources: Sources): ReadonlySet<string> {
  return new Set([...namesOf(sources, SPANISH_FOLDER).map(pageAddress), BLANK_FORMS_PATH]);
}

/**
 * Makes a function that parses all pages, each page again only if something that it is made from has changed.
 *
 * @throws InvalidFile or Error that lists the problems of the first file that has any.
 */
export function pageParser(): (sources: Sources, site: SiteWords) => ContentPage[] {
  const parsed = new Map<
    string,
    { readonly from: readonly string[]; readonly page: ContentPage }
  >();

  function cached(from: readonly string[], file: string, make: () => ContentPage): ContentPage {
    const known = parsed.get(file);
    const isSame = known?.from.length === from.length;
    if (known && isSame && known.from.every((text, index) => text === from[index])) {
      return known.page;
    }
    const page = make();
    parsed.set(file, { from, page });
    return page;
  }

  return (sources, site) => {
    const words = [site.name, site.email];
    const textOf = (file: string) => sources.get(file) ?? "";
    const twins = twinsOf(sources);
    const english = namesOf(sources, PAGES_FOLDER).map((name) => {
      const file = pageFileOf(name);
      const source = textOf(file);
      return cached([source, ...words], file, () => parsePage(name, file, source, site));
    });
    const spanish = namesOf(sources, SPANISH_FOLDER).map((twin) => {
      const name = `es/${twin}`;
      const file = pageFileOf(name);
      const source = textOf(file);
      const original = originalOf(file);
      if (original === undefined) {
        return cached([source, ...words], file, () => parsePage(name, file, source, site));
      }
      const english = textOf(original);
      return cached([source, english, ...words, ...twins], file, () =>
        parseTranslation(name, file, source, english, twins, site),
      );
    });
    return [...english, ...spanish];
  };
}

/** The names of the pages in a folder, in the order of the files. */
function namesOf(sources: Sources, folder: string): string[] {
  return Array.from(sources.keys()).flatMap((file) => nameIn(folder, file) ?? []);
}

/** The name of a page by its file's path, without `.yaml`; `undefined` if it is in another folder. */
function nameIn(folder: string, file: string): string | undefined {
  return file.startsWith(`${folder}/`) ? file.slice(folder.length + 1, -".yaml".length) : undefined;
}
