import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pageAddress } from "#app/content-model/page-address.ts";
import { type ContentPage, parsePage, parseTranslation } from "#app/content-model/pages/page.ts";
import { BLANK_FORMS_PATH } from "#app/content-model/planners.ts";

const FOLDER = "content/pages";
/** Pages in Spanish. Each has the name of its English page, from which it takes all but its texts; home has its own. */
export const SPANISH_FOLDER = "content/es/pages";
const HOME = "home";

/** Parsed files with the times of their last change: in development, every request asks for all pages. */
const parsed = new Map<string, { readonly changed: string; readonly page: ContentPage }>();

/** Reads and validates every page's file. `root` is the checkout. */
export function readPages(root = "."): ContentPage[] {
  const english = namesIn(root, FOLDER).map((name) => {
    const file = `${FOLDER}/${name}.yaml`;
    return unchanged(root, [file], ([source = ""]) => parsePage(name, file, source));
  });
  const names = namesIn(root, SPANISH_FOLDER);
  const twins = new Set([...names.map(pageAddress), BLANK_FORMS_PATH]);
  const spanish = names.map((name) => {
    const file = `${SPANISH_FOLDER}/${name}.yaml`;
    const files = name === HOME ? [file] : [file, `${FOLDER}/${name}.yaml`];
    return unchanged(root, files, ([source = "", twin]) =>
      twin === undefined
        ? parsePage(`es/${name}`, file, source)
        : parseTranslation(`es/${name}`, file, source, twin, twins),
    );
  });
  return [...english, ...spanish];
}

/** The pages in a folder by their names, the files' paths without `.yaml`. */
export function namesIn(root: string, folder: string): string[] {
  return globSync("**/*.yaml", { cwd: join(root, folder) })
    .toSorted()
    .map((file) => file.slice(0, -".yaml".length));
}

/** A page made from files, again only if one of them has changed. */
function unchanged(
  root: string,
  files: readonly string[],
  make: (sources: readonly string[]) => ContentPage,
): ContentPage {
  const paths = files.map((file) => join(root, file));
  const changed = paths.map((path) => statSync(path).mtimeMs).join();
  const [key = ""] = paths;
  const known = parsed.get(key);
  if (known?.changed === changed) return known.page;
  const page = make(paths.map((path) => readFileSync(path, "utf8")));
  parsed.set(key, { changed, page });
  return page;
}
