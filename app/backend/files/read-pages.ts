import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Language, pageFolder } from "#app/content-model/page-address.ts";
import { type ContentPage, parsePage } from "#app/content-model/pages/page.ts";

/** Parsed files with the time of their last change: in development, every request asks for all pages. */
const parsed = new Map<string, { readonly changed: number; readonly page: ContentPage }>();

/** Reads and validates every page's file in a language. `root` is the checkout. */
export function readPages(root = ".", language: Language = "en"): ContentPage[] {
  const folder = pageFolder(language);
  return globSync("**/*.yaml", { cwd: join(root, folder) })
    .toSorted()
    .map((file) => {
      const path = join(root, folder, file);
      const changed = statSync(path).mtimeMs;
      const known = parsed.get(path);
      if (known?.changed === changed) return known.page;
      const name = file.slice(0, -".yaml".length);
      const page = parsePage(name, `${folder}/${file}`, readFileSync(path, "utf8"), language);
      parsed.set(path, { changed, page });
      return page;
    });
}
