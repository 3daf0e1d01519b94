import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { brotliLength, weighPage } from "../../bench/page-weight.ts";

/*
 * What a reader may be asked to download, in bytes after brotli (docs/performance.md). Bytes only:
 * times depend on the machine and are the bench's matter. The built site must stand in `dist/`.
 */
const DIST = "dist";
const KB = 1000;
const SCRIPTS = 95 * KB;
/** One TCP initial window. */
const POST_HTML = 14 * KB;
const FONTS = 60 * KB;
const STYLES = 12 * KB;

const pages = globSync("**/*.html", { cwd: DIST }).filter((file) => !file.startsWith("admin"));
const posts = pages.filter((file) => /^blog\/[1-9]\d{3}\//.test(file));
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

describe.skipIf(!existsSync(join(DIST, "index.html")))("budgets in bytes", () => {
  test("every public page has at most 95 KB of scripts, all told", () => {
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
        readFileSync(join(DIST, file), "utf8"),
      ),
    );
    expect(eager).toEqual([]);
  });

  test("both fonts together", () => {
    const fonts = globSync("fonts/*.woff2", { cwd: DIST });
    expect(sum(fonts.map((file) => statSync(join(DIST, file)).size))).toBeLessThanOrEqual(FONTS);
  });

  test("the whole stylesheet", () => {
    const styles = globSync("assets/*.css", { cwd: DIST });
    const bytes = sum(styles.map((file) => brotliLength(readFileSync(join(DIST, file)))));
    expect(bytes).toBeLessThanOrEqual(STYLES);
  });

  test("no reader's page imports the Markdown renderer or the editor's desk", () => {
    const authoring = pages.flatMap((file) =>
      [...weighPage(DIST, file).files.keys()].filter((name) => /^(?:renderer|admin)/.test(name)),
    );
    expect(authoring).toEqual([]);
  });
});
