import { describe, expect, test } from "vitest";
import { DESK_ENTRY, READERS_ENTRY } from "#app/document/assets.ts";
import { DYNAMIC_IMPORT, STATIC_IMPORTS } from "#app/shared/load-part.ts";
import { indexedPages } from "../site/built-pages.ts";
import { ViteManifest } from "./vite-manifest.ts";

const manifest = new ViteManifest();

/** Editor-only code, each with a string that survives minification. */
const AUTHORING = [
  ["the login", "Signing in..."],
  ["the dashboard", "Show more posts"],
  ["the editor", "Nothing to preview yet..."],
  ["the Markdown renderer", "html_block"],
  ["zod", "invalid_type"],
  ["turndown", "is not a string, or an element/document/fragment node"],
  ["the desk's styles", ".desk-top"],
  ["the editor's styles", ".toolbar"],
] as const;

/** The files that a public page loads: the entry, stylesheets and, when used, islands. */
const isPublic = (name: string) =>
  name === READERS_ENTRY ||
  /\/styles\/(?:site|planner|sheets)\.css$/.test(name) ||
  name.startsWith("app/islands/");

test("a script's imports are found by reading its text (app/shared/load-part.ts), and no script waits for itself", () => {
  const { scripts } = manifest;
  const found = (file: string, pattern: RegExp) =>
    new Set(Array.from(manifest.text(file).matchAll(pattern), ([, name]) => `assets/${name}`));
  const later = new RegExp(DYNAMIC_IMPORT, "g");
  for (const { file, imports, dynamicImports } of scripts) {
    const text = { file, imports: found(file, STATIC_IMPORTS), later: found(file, later) };
    // The bundler also lists dynamic imports that only the other edition uses.
    expect(text).toEqual({ file, imports: new Set(imports), later: text.later });
    expect(dynamicImports).toEqual(expect.arrayContaining([...text.later]));
    expect(manifest.text(file)).not.toMatch(/\bimport\((?!`\.\/|\w\.)/);
  }
  const before = (file: string, seen: Set<string>): Set<string> => {
    const { imports = [] } = scripts.find((one) => one.file === file) ?? {};
    for (const one of imports.filter((each) => !seen.has(each))) before(one, seen.add(one));
    return seen;
  };
  const circular = scripts.filter(({ file }) => before(file, new Set()).has(file));
  expect(circular).toEqual([]);
});

test("no lazily loaded script has its own stylesheet, since nothing would load it", () => {
  expect(manifest.styled).toEqual([DESK_ENTRY]);
});

describe("a reader downloads no code of the editor's desk", () => {
  const everything = manifest.filesFor(manifest.names);
  const readers = manifest.filesFor(manifest.names.filter(isPublic));
  const holding = (files: ReadonlySet<string>, mark: string) =>
    [...files].filter((file) => /\.(?:js|css)$/.test(file) && manifest.text(file).includes(mark));

  test.each(AUTHORING)("%s", (_, mark) => {
    expect(holding(everything, mark)).not.toEqual([]);
    expect(holding(readers, mark)).toEqual([]);
  });

  test("no public page refers to a file of the desk", () => {
    const own = [...everything].filter((file) => !readers.has(file));
    for (const { address, html } of indexedPages()) {
      const named = own.filter((file) => html.includes(`/${file}"`));
      expect({ address, named }).toEqual({ address, named: [] });
    }
  });
});
