import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { site } from "#content/site.ts";
import { SITE_FILE } from "#app/content-model/site-settings.ts";
import type { ContentPage } from "#app/content-model/pages/page.ts";
import {
  PAGES_FOLDER,
  pageParser,
  type Sources,
  SPANISH_FOLDER,
} from "#app/content-model/pages/parse-pages.ts";

/** Shared, so that only changed files are parsed again: in development, every request reads all pages. */
const parse = pageParser();

/** Reads and validates every page's file. `root` is the checkout. */
export function readPages(root = "."): ContentPage[] {
  return parse(readPageSources(root), site);
}

/** The files of the settings and all pages, by their paths in the checkout. */
export function readSources(root = "."): Sources {
  return new Map([
    [SITE_FILE, readFileSync(join(root, SITE_FILE), "utf8")],
    ...readPageSources(root),
  ]);
}

function readPageSources(root: string): Sources {
  const files = [PAGES_FOLDER, SPANISH_FOLDER].flatMap((folder) =>
    namesIn(root, folder).map((name) => `${folder}/${name}.yaml`),
  );
  return new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** The pages in a folder by their names, the files' paths without `.yaml`. */
export function namesIn(root: string, folder: string): string[] {
  return globSync("**/*.yaml", { cwd: join(root, folder) })
    .toSorted()
    .map((file) => file.slice(0, -".yaml".length));
}
