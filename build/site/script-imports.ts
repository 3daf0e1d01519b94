import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

const IMPORTED = /(?:\bimport|\bfrom)\s*["']\.\/([\w.-]+\.js)["']/g;

/** Tells which scripts of a folder a script imports, directly or not, as they are written in it. */
export function createScriptImports(folder: string): (script: string) => readonly string[] {
  const direct = new Map<string, readonly string[]>();
  const importsOf = (name: string): readonly string[] => {
    const known = direct.get(name);
    if (known) return known;
    const code = readFileSync(join(folder, name), "utf8");
    const names = [...code.matchAll(IMPORTED)].map(([, imported = ""]) => imported);
    direct.set(name, names);
    return names;
  };
  return (script) => {
    const seen = new Set([basename(script)]);
    for (const name of seen) for (const next of importsOf(name)) seen.add(next);
    seen.delete(basename(script));
    return [...seen].map((name) => script.slice(0, script.lastIndexOf("/") + 1) + name);
  };
}
