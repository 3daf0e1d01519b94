import { describe, expect, test } from "vitest";
import { indexedPages } from "../site/built-pages.ts";
import { ViteManifest } from "./vite-manifest.ts";

/** Editor-only code, each with a string that survives minification. */
const AUTHORING = [
  ["the login", "Signing in..."],
  ["the dashboard", "Search posts..."],
  ["the editor", "Nothing to preview yet..."],
  ["the Markdown renderer", "html_block"],
  ["zod", "invalid_type"],
  ["turndown", "is not a string, or an element/document/fragment node"],
  // The address it writes around a drawing, to tell it from one a stylesheet quotes whole.
  ["the drawing kit", "data:image/svg+xml,${"],
  ["the desk's styles", ".desk-top"],
  ["the editor's styles", ".toolbar"],
] as const;

const isAdmin = (name: string) => name.startsWith("app/routes/desk/");
/** Modules that any public page may load: the app entry, its frame, every public route. */
const isPublic = (name: string) =>
  !isAdmin(name) &&
  (name.startsWith("app/routes/") ||
    name.startsWith("app/root.tsx") ||
    name.startsWith("app/entry.client") ||
    name.endsWith("site.css"));

describe("a reader downloads nothing of the editor's desk", () => {
  const manifest = new ViteManifest();
  const everything = manifest.filesFor(manifest.names);
  const readers = manifest.filesFor(manifest.names.filter(isPublic));
  const holding = (files: ReadonlySet<string>, mark: string) =>
    [...files].filter((file) => /\.(?:js|css)$/.test(file) && manifest.text(file).includes(mark));

  test("the bundle contains both public and admin routes", () => {
    expect(manifest.names.filter(isAdmin).length).toBeGreaterThan(4);
    expect(manifest.names.filter(isPublic).length).toBeGreaterThan(10);
  });

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
