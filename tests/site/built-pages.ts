import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The built site; `npm test` builds it first. */
export const DIST = "dist";

export interface BuiltPage {
  /** Address within the site. */
  readonly address: string;
  readonly html: string;
}

/** Every HTML file of the built site, with its address. */
export function builtPages(): BuiltPage[] {
  if (!existsSync(join(DIST, "index.html"))) {
    throw new Error("There is no built site in dist/: run `npm run build` first");
  }
  return readdirSync(DIST, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      address: file === "index.html" ? "/" : `/${file.slice(0, -".html".length)}`,
      html: readFileSync(join(DIST, file), "utf8"),
    }));
}

/** Public, indexable pages: no stand-ins, nothing of the editor's desk. */
export function indexedPages(): BuiltPage[] {
  return builtPages().filter(({ html }) => !html.includes('content="noindex"'));
}

/** The values of an attribute, with HTML entities decoded. */
export function attributeValues(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value = ""]) =>
    value
      .replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'")
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<"),
  );
}
