import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

/** Vite's list of what it bundled: for each module, its file and the modules it needs. */
const bundleList = z.record(
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
type BundleList = z.output<typeof bundleList>;

const EDITOR_ONLY = /^app\/routes\/admin-/;

/** The files in `assets/` that a reader may need: all but what only the editor's desk asks for. */
export function readerScripts(listFile: string, folder: string): string[] {
  const list = bundleList.parse(JSON.parse(readFileSync(listFile, "utf8")));
  const editors = filesOf(list, () => true);
  for (const file of filesOf(list, (entry) => !EDITOR_ONLY.test(entry))) editors.delete(file);
  return readdirSync(`${folder}/assets`)
    .map((name) => `assets/${name}`)
    .filter((file) => !editors.has(file));
}

/** The files that the entries chosen lead to. */
function filesOf(list: BundleList, chosen: (entry: string) => boolean): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const item = list[name];
    if (!item || seen.has(name)) return;
    seen.add(name);
    for (const file of [item.file, ...item.css, ...item.assets]) files.add(file);
    for (const next of [...item.imports, ...item.dynamicImports]) visit(next);
  };
  for (const [name, item] of Object.entries(list)) if (item.isEntry && chosen(name)) visit(name);
  return files;
}
