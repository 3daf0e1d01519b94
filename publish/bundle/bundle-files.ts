import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { z } from "zod";

/** Vite's list of what it bundled for the browser: for each module, its files and the modules it needs. */
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

/** The entry of every public document; the desk is a part that it fetches. */
const ENTRY = "app/entry.client.tsx";
const DESK = "app/desk.client.tsx";
/** The framework makes a module of every route; those of public routes run in no browser. */
const PUBLIC_ROUTE = /^app\/routes\/(?!desk\/|server\/)/;

/** The browser's bundle, as the folder `client` holds it. */
export function bundleFiles(client: string) {
  const list = manifest.parse(
    JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")),
  );
  const entries = Object.keys(list).filter(
    (name) => list[name]?.isEntry && !PUBLIC_ROUTE.test(name),
  );
  const all = filesOf(list, Object.keys(list));
  const used = filesOf(list, entries);
  const readers = filesOf(list, [ENTRY], DESK);
  const files = globSync("**/*", { cwd: client, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(client, join(entry.parentPath, entry.name)));
  // Where the server's bundle has styles of its own, the framework copies them here; nothing asks for them.
  const published = files.filter(
    (file) => (used.has(file) || !all.has(file)) && !/^assets\/server-build-.*\.css$/.test(file),
  );
  return {
    /** All that belongs to the site. The modules of public routes stay out: nobody asks for them. */
    published,
    /** The scripts and styles that a reader's browser may ask for: all but the desk's. */
    readers: published.filter(
      (file) => file.startsWith("assets/") && (readers.has(file) || !all.has(file)),
    ),
  };
}

/** The files that modules lead to, but not by way of `without`. */
function filesOf(list: Manifest, modules: readonly string[], without?: string): Set<string> {
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
