import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";

/** Vite's manifest of the browser bundle: each module's files and imports. */
const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
    assets: z.array(z.string()).default([]),
  }),
);
type Manifest = z.output<typeof manifest>;

/** The entry of every public document, which loads the desk as a separate chunk. */
const ENTRY = "app/entry.client.tsx";
const DESK = "app/desk.client.tsx";
/** The framework emits a module for every route; those of public routes never run in a browser. */
const PUBLIC_ROUTE = /^app\/routes\/(?!desk\/|server\/)/;

/** The files of the browser bundle in the folder `client`. */
export function bundleFiles(client: string) {
  const list = manifest.parse(
    JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")),
  );
  const entries = Object.keys(list).filter(
    (name) => list[name]?.isEntry && !PUBLIC_ROUTE.test(name),
  );
  const all = collectFiles(list, Object.keys(list));
  const used = collectFiles(list, entries);
  const readers = collectFiles(list, [ENTRY], DESK);
  const files = globSync("**/*", { cwd: client, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(client, join(entry.parentPath, entry.name)));
  // The framework copies the server bundle's own styles here; nothing requests them.
  const published = files.filter(
    (file) => (used.has(file) || !all.has(file)) && !/^assets\/server-build-.*\.css$/.test(file),
  );
  return {
    /** Everything that a browser may request. */
    published,
    /** The scripts and styles that a reader's browser may request: all but the desk's. */
    readers: published.filter(
      (file) => file.startsWith("assets/") && (readers.has(file) || !all.has(file)),
    ),
  };
}

/** The files that modules depend on, not counting those reached only through `without`. */
function collectFiles(list: Manifest, modules: readonly string[], without?: string): Set<string> {
  const files = new Set<string>();
  const seen = new Set(without === undefined ? [] : [without]);
  const queue = [...modules];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const module = list[name];
    if (!module || seen.has(name)) continue;
    seen.add(name);
    for (const file of [module.file, ...module.css, ...module.assets]) files.add(file);
    queue.push(...module.imports, ...module.dynamicImports);
  }
  return files;
}
