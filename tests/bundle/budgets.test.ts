import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { brotliLength, entryFiles, weighPage } from "./page-weight.ts";
import { DESK_ENTRY } from "#app/document/assets.ts";
import { ViteManifest } from "./vite-manifest.ts";

/*
 * What a reader may be asked to download, in bytes after brotli (docs/performance.md). Bytes only:
 * times depend on the machine and are measured by the bench. The exported site must be in `dist/`.
 */
const DIST = "dist";
// Compressing every page at the highest quality takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const KB = 1000;
const ENTRY_SCRIPTS = 6 * KB;
/** The initial TCP window. */
const POST_HTML = 14 * KB;
/** What a twin in Spanish may add to an English page. */
const TWIN_HTML = 60;
/**
 * As in all budgets of scripts, without the hashes in names of files, which are 300 to 450 bytes. A search that hangs is
 * spoken of in 200 bytes, and a stylesheet that stalls let go in 60.
 */
const ISLAND_SCRIPTS = 73.7 * KB;
/**
 * A planner with its first screen; My season is five planners. 600 bytes of each are the words of units, since a number
 * in another unit is refused.
 */
const FIRST_SCREEN_SCRIPTS = {
  "my-season": 95 * KB,
  budget: 87 * KB,
  water: 87 * KB,
  tests: 87 * KB,
};
/**
 * With all its screens and sheets, which come while the reader types; in My season, 110 bytes of it because sheets
 * take their texts from tables, as in Spanish.
 */
const WHOLE_PLANNER_SCRIPTS = 104.2 * KB;
/** Two herds are planned together in 600 bytes, and names of the ring are told apart in 60. */
const WHOLE_SEASON_SCRIPTS = 120.9 * KB;
/** With the router; states and trash of the server edition are 1 KB of the dashboard's. */
const DESK_SCRIPTS = { login: 125 * KB, dashboard: 131 * KB };
/** All that writing may fetch. Pasting, preview and drawn covers are 95 KB of it. */
const EDITOR_SCRIPTS = 261.1 * KB;
const FONTS = 35 * KB;
/** Including print styles, 140 bytes of them the mark in the foot of a printed page. */
const STYLES = 15_000;
/** Of all its screens. */
const DESK_STYLES = 7.2 * KB;

if (!existsSync(join(DIST, "index.html"))) throw new Error("Run `npm run build` first");
const pages = globSync("**/*.html", { cwd: DIST }).filter((file) => !file.startsWith("admin"));
const posts = pages.filter((file) => /^blog\/[1-9]\d{3}\//.test(file));
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

test("every public page starts with the same small scripts, and no other", () => {
  expect(pages.length).toBeGreaterThan(50);
  const first = entryFiles(readFileSync(join(DIST, "index.html"), "utf8"));
  expect(first).not.toEqual([]);
  for (const file of pages) {
    const html = readFileSync(join(DIST, file), "utf8");
    expect({ file, scripts: entryFiles(html) }).toEqual({ file, scripts: first });
    expect({ file, named: html.includes("<script src") }).toEqual({ file, named: false });
  }
  expect(weighPage(DIST, "index.html").scripts).toBeLessThanOrEqual(ENTRY_SCRIPTS);
});

test("a post's document is small", () => {
  expect(posts.length).toBeGreaterThan(0);
  const heavy = posts
    .map((file) => ({ file, html: weighPage(DIST, file).html }))
    .filter(({ html }) => html > POST_HTML);
  expect(heavy).toEqual([]);
});

test("an English page with a twin in Spanish has one link more, and no other trace of it", () => {
  const twins = pages.filter((file) => {
    const html = readFileSync(join(DIST, file), "utf8");
    const [link] = /<a [^>]*hrefLang="es"[^>]*>[^<]*<\/a>/.exec(html) ?? [];
    if (link === undefined) return false;
    const without = html.replace(link, "");
    // The link's styles come with the stylesheet, which every page has.
    const traces = without.match(/lang="es|"\/es[/"]|\.language|other-side/gi) ?? [];
    expect({ file, traces }).toEqual({ file, traces: [] });
    // By gzip, since a single character can change how brotli cuts a page into blocks by as much as the link takes.
    expect(gzipped(html) - gzipped(without), file).toBeLessThanOrEqual(TWIN_HTML);
    return true;
  });
  expect(twins.length).toBeGreaterThan(7);
});

const gzipped = (html: string) => gzipSync(html, { level: 9 }).length;

const manifest = new ViteManifest();
/** An island, or a bundle file by its chunk name. */
const chunkOf = (name: string) => {
  const shared = new RegExp(`^_${name}-[\\w-]{8}\\.js$`);
  return (
    manifest.names.find((key) => key === `app/islands/${name}.tsx`) ??
    manifest.names.find((key) => shared.test(key))
  );
};
const named = (path: string) => manifest.names.filter((name) => name.includes(path));
/** Part of a file's name, in imports too. It differs with every change, and does not always compress alike. */
const HASH = /-[\w-]{8}(?=\.(?:js|css)\b)/g;
const scripts = (names: readonly string[]) =>
  sum(
    [...manifest.filesFor(names)]
      .filter((file) => file.endsWith(".js"))
      .map((file) => brotliLength(manifest.text(file).replace(HASH, ""))),
  );
const islands = globSync("*.tsx", { cwd: "app/islands" })
  .map((file) => file.replace(/\.tsx$/, ""))
  .filter((name) => !["island", "slot", "hydrate"].includes(name));

test("every island is a separate file, loaded on use", () => {
  expect(islands.length).toBeGreaterThan(4);
  expect(islands.filter((name) => chunkOf(name) === undefined)).toEqual([]);
});

/** Fetched by a press or a link, or where a ranch is kept, never while a reader types for the first time; other islands. */
const ON_DEMAND =
  /entry\.client|^_islands-|keep\/(?:incoming|damaged)|season\/years|move-log|season-dates|share\/|share-link|acre-growth|paddock-math|chart-files|read-file/;
const ENTRY = ["app/entry.client.ts", ...named("_islands-")];
const PLANNERS = Object.keys(FIRST_SCREEN_SCRIPTS);
const others = islands.filter((name) => !PLANNERS.includes(name));

test.each(others)("%s with all its scripts", (island) => {
  expect(scripts([...ENTRY, chunkOf(island) ?? ""])).toBeLessThanOrEqual(ISLAND_SCRIPTS);
});

test.each(Object.entries(FIRST_SCREEN_SCRIPTS))("%s with its first screen", (planner, budget) => {
  expect(scripts([...ENTRY, chunkOf(planner) ?? ""])).toBeLessThanOrEqual(budget);
});

test.each(PLANNERS)("%s with all its screens and sheets", (planner) => {
  const budget = planner === "my-season" ? WHOLE_SEASON_SCRIPTS : WHOLE_PLANNER_SCRIPTS;
  const island = chunkOf(planner) ?? "";
  const whole = [...ENTRY, ...manifest.withLater([island], ON_DEMAND)];
  expect(whole.length).toBeGreaterThan(6);
  expect(scripts(whole)).toBeLessThanOrEqual(budget);
});

const DESK = [DESK_ENTRY];
/** What belongs to public pages, and other screens. */
const NOT_WRITING = /islands|enhance|entry\.client|desk\/main/;

test.each(Object.entries(DESK_SCRIPTS))("%s with all its scripts", (screen, budget) => {
  const names = [...DESK, ...named("screens/layout"), ...named(`screens/${screen}`)];
  expect(scripts(names)).toBeLessThanOrEqual(budget);
});

test("the editor with everything it may load", () => {
  const names = [...named("screens/layout"), ...named("screens/new-post")];
  expect(scripts([...DESK, ...manifest.withLater(names, NOT_WRITING)])).toBeLessThanOrEqual(
    EDITOR_SCRIPTS,
  );
});

test("both fonts together", () => {
  const fonts = globSync("fonts/*.woff2", { cwd: DIST });
  expect(sum(fonts.map((file) => statSync(join(DIST, file)).size))).toBeLessThanOrEqual(FONTS);
});

test.each([
  ["the stylesheet of the readers", "site-*.css", STYLES],
  ["the styles of the desk", "main-*.css", DESK_STYLES],
])("%s", (_, files, budget) => {
  const found = globSync(`assets/${files}`, { cwd: DIST });
  expect(found).not.toEqual([]);
  expect(
    sum(found.map((file) => brotliLength(readFileSync(join(DIST, file))))),
  ).toBeLessThanOrEqual(budget);
});
