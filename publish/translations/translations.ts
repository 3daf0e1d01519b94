import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { namesIn, readPages } from "#app/backend/files/read-pages.ts";
import type { ContentPage } from "#app/content-model/pages/page.ts";
import { PAGES_FOLDER, SPANISH_FOLDER } from "#app/content-model/pages/parse-pages.ts";
import { fingerprint, FRONT, partsOf } from "#app/content-model/pages/translation.ts";

/** A Spanish page with the parts whose English has changed since they were made or confirmed. */
interface StalePage {
  /** Such as `tools/turn-in`. */
  readonly name: string;
  readonly parts: readonly string[];
}

/** The Spanish pages that somebody has to compare with their English ones. */
export function stalePages(pages: readonly ContentPage[]): StalePage[] {
  return pages
    .filter(({ stale }) => stale.length > 0)
    .map(({ name, stale }) => ({ name: name.slice("es/".length), parts: stale }));
}

/** The build's report on them, one line per page. */
export function staleReport(pages: readonly StalePage[]): string[] {
  return pages.map(
    ({ name, parts }) =>
      `${SPANISH_FOLDER}/${name}.yaml: the English of ${parts.join(", ")} has changed. Compare, correct, then run: npm run confirm-spanish ${name}`,
  );
}

/**
 * Records in a Spanish page's file that its texts match the current English ones.
 *
 * @returns the parts that were stale.
 * @throws Error if there is no such page.
 */
export function confirmPage(root: string, name: string): readonly string[] {
  const page = stalePages(readPages(root)).find((each) => each.name === name);
  if (!page) {
    if (namesIn(root, SPANISH_FOLDER).includes(name)) return [];
    throw new Error(`There is no ${SPANISH_FOLDER}/${name}.yaml`);
  }
  const sourceIn = (folder: string) => readFileSync(join(root, folder, `${name}.yaml`), "utf8");
  const { front, blocks } = partsOf(parse(sourceIn(PAGES_FOLDER)));
  const confirmed = page.parts.reduce((text, part) => {
    if (part === FRONT) return text.replace(/^from: \S+/m, `from: ${fingerprint(front)}`);
    const block = blocks.find(({ id }) => id === part);
    return text.replace(
      new RegExp(`(- id: ${part}\\n\\s+from: )\\S+`),
      (_, start: string) => start + fingerprint(block),
    );
  }, sourceIn(SPANISH_FOLDER));
  writeFileSync(join(root, SPANISH_FOLDER, `${name}.yaml`), confirmed);
  return page.parts;
}
