import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { withBase } from "#app/shared/with-base.ts";

/** Vite's list of the browser's modules: their files, and what they import. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);
type Manifest = z.output<typeof manifest>;

/** The entry of every public document, and that of the editor's desk. */
export const READERS_ENTRY = "app/entry.client.ts";
export const DESK_ENTRY = "app/desk/main.tsx";
const STYLESHEET = "app/styles/site.css";
const SHEETS_STYLESHEET = "app/styles/sheets.css";

/** The files that a document links for one of the entries. */
interface EntryFiles {
  /** Addresses of the scripts: the entry's imports, then the entry itself. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The built browser files, beside the server bundle that contains this module. */
const clientFolder = () => join(import.meta.dirname, "../client");

const list: Manifest | undefined = import.meta.env.PROD
  ? manifest.parse(JSON.parse(readFileSync(join(clientFolder(), ".vite/manifest.json"), "utf8")))
  : undefined;

/** The address of the readers' stylesheet. */
export const STYLESHEET_ADDRESS = addressOf(STYLESHEET);
/** The address of the print styles of sheets. */
export const SHEETS_ADDRESS = addressOf(SHEETS_STYLESHEET);

/** @throws Error if the build made something else from the stylesheet. */
function addressOf(stylesheet: string): string {
  const file = list ? list[stylesheet]?.file : stylesheet;
  // A stylesheet in a chunk group becomes a script, and every document would link that.
  if (!file?.endsWith(".css")) throw new Error(`${stylesheet} was built as ${file ?? "nothing"}`);
  return withBase(`/${file}`);
}

/** The files of an entry. In development Vite's client and Fast Refresh must load before any component. */
export function entryFiles(entry: string): EntryFiles {
  if (!list) {
    const scripts = ["@vite/client", "@id/@vitejs/plugin-react/preamble", entry];
    return { scripts: scripts.map((file) => withBase(`/${file}`)), styles: [] };
  }
  const names = closure(list, [entry], ({ imports }) => imports).toReversed();
  const files = names.flatMap((name) => list[name] ?? []);
  return {
    scripts: files.map(({ file }) => withBase(`/${file}`)),
    styles: files.flatMap(({ css }) => css.map((file) => withBase(`/${file}`))),
  };
}

/** Addresses of a module's own script and of those that it imports, without those that a page loads anyway. */
export function scriptsOf(module: string): string[] {
  if (!list) return [];
  const before = new Set(closure(list, [READERS_ENTRY], ({ imports }) => imports));
  return closure(list, [module], ({ imports }) => imports).flatMap((name) => {
    const file = list[name]?.file;
    return file === undefined || before.has(name) ? [] : withBase(`/${file}`);
  });
}

/** Every script and stylesheet that a reader's browser may request: all but the desk's. */
export function readersFiles(): string[] {
  if (!list) return [];
  const names = closure(
    list,
    [READERS_ENTRY, STYLESHEET, SHEETS_STYLESHEET],
    ({ imports, dynamicImports }) => [...imports, ...dynamicImports],
  );
  const files = names.flatMap((name) => list[name] ?? []);
  return [...new Set(files.flatMap(({ file, css, assets }) => [file, ...css, ...assets]))];
}

/** These modules and all that follow from them by `next`, each after the module that was first to name it. */
function closure(
  modules: Manifest,
  names: readonly string[],
  next: (module: Manifest[string]) => readonly string[],
): string[] {
  const seen = new Set(names);
  for (const name of seen) {
    const module = modules[name];
    if (module) for (const one of next(module)) seen.add(one);
  }
  return [...seen];
}
