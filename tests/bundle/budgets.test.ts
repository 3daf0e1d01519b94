import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { brotliLength, weighPage } from "../../bench/page-weight.ts";

/*
 * What a reader may be asked to download, in bytes after brotli (docs/performance.md). Bytes only:
 * times depend on the machine and are the bench's matter. The built site must stand in `dist/`.
 */
const DIST = "dist";
// Every page is compressed at the highest quality once, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 60_000 });
const KB = 1000;
const SCRIPTS = 95 * KB;
/** One TCP initial window. */
const POST_HTML = 14 * KB;
const FONTS = 60 * KB;
/** Without React: the inline script (which counts in its page too), comforts, the offline copy. */
const FOOTHOLDS = 4.3 * KB;
/**
 * No page carries the whole stylesheet: it comes when React does, so that the reader may go to any
 * page. The desk's styles are a file of their own that no reader fetches.
 */
const STYLES = 12 * KB;
const DESK_STYLES = 4 * KB;
/** What one page fetches after its first paint: states, closed menus, paper, the end of long pages. */
const LATER_STYLES = 4.5 * KB;

const pages = globSync("**/*.html", { cwd: DIST }).filter((file) => !file.startsWith("admin"));
const posts = pages.filter((file) => /^blog\/[1-9]\d{3}\//.test(file));
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

describe.skipIf(!existsSync(join(DIST, "index.html")))("budgets in bytes", () => {
  test("what runs in a page without React is small", () => {
    const heavy = pages.filter((file) => weighPage(DIST, file).footholds > FOOTHOLDS);
    expect(heavy).toEqual([]);
  });

  test("React and all that a public page runs with it has at most 95 KB", () => {
    const heavy = pages
      .map((file) => ({ file, scripts: weighPage(DIST, file).scripts }))
      .filter(({ scripts }) => scripts > SCRIPTS);
    expect(heavy).toEqual([]);
  });

  test("every post fits, with its styles, in one initial window of TCP", () => {
    expect(posts.length).toBeGreaterThan(0);
    const heavy = posts
      .map((file) => ({ file, html: weighPage(DIST, file).html }))
      .filter(({ html }) => html > POST_HTML);
    expect(heavy).toEqual([]);
  });

  test("no public page asks for a script before React is wanted", () => {
    const eager = pages.filter((file) =>
      /<script(?=[^>]*\ssrc=)|<link[^>]*rel="(?:modulepreload|stylesheet)"/.test(
        readFileSync(join(DIST, file), "utf8").replace(/<noscript>.*?<\/noscript>/, ""),
      ),
    );
    expect(eager).toEqual([]);
  });

  test("both fonts together", () => {
    const fonts = globSync("fonts/*.woff2", { cwd: DIST });
    expect(sum(fonts.map((file) => statSync(join(DIST, file)).size))).toBeLessThanOrEqual(FONTS);
  });

  test.each([
    ["the whole stylesheet of the readers", "site-*.css", STYLES],
    ["the styles of the desk", "admin-*.css", DESK_STYLES],
  ])("%s", (_, files, budget) => {
    expect(sum(stylesheets(files))).toBeLessThanOrEqual(budget);
  });

  test("the styles that a page fetches after its first paint", () => {
    expect(Math.max(...stylesheets("later-*.css"))).toBeLessThanOrEqual(LATER_STYLES);
  });

  test("no reader's page imports the Markdown renderer or the editor's desk", () => {
    const authoring = pages.flatMap((file) =>
      [...weighPage(DIST, file).files.keys()].filter((name) => /^(?:renderer|admin)/.test(name)),
    );
    expect(authoring).toEqual([]);
  });
});

function stylesheets(files: string): number[] {
  const found = globSync(`assets/${files}`, { cwd: DIST });
  expect(found).not.toEqual([]);
  return found.map((file) => brotliLength(readFileSync(join(DIST, file))));
}
