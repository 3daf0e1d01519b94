import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { brotliLength, entryFiles, weighPage } from "./page-weight.ts";
import { DESK_ENTRY } from "#app/document/assets.ts";
import { ViteManifest } from "./vite-manifest.ts";

/*
 * The most that a reader may have to download, in bytes after brotli (docs/performance.md). Times depend on the
 * machine and are measured by the bench. The exported site must be in `dist/`.
 */
const DIST = "dist";
// Compressing every page at the highest quality takes a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const KB = 1000;
const ENTRY_SCRIPTS = 6 * KB;
/** The initial TCP window. */
const POST_HTML = 14 * KB;
/** The most that a Spanish version may add to its English page. */
const TWIN_HTML = 60;
/**
 * Like all budgets of scripts, without the hashes in file names, which are 300 to 450 bytes. The messages of a hanging
 * search are 200 bytes of it, and giving up on a stalled stylesheet 60.
 */
const ISLAND_SCRIPTS = 73.7 * KB;
/**
 * A planner with its first screen; My season is five planners. 600 bytes of each are the names of units, for rejecting
 * a number in the wrong unit.
 */
const FIRST_SCREEN_SCRIPTS = {
  "my-season": 95 * KB,
  budget: 87 * KB,
  water: 87 * KB,
  tests: 87 * KB,
};
/**
 * A planner with all its screens and sheets, which load while the reader types; in My season, 110 bytes of it because
 * sheets take their texts from tables, for Spanish.
 */
const WHOLE_PLANNER_SCRIPTS = 104.2 * KB;
/** Planning two herds together is 600 bytes of it, and telling the names in the paddock ring apart 60. */
const WHOLE_SEASON_SCRIPTS = 120.9 * KB;
/** With the router; states and trash of the server edition are 1 KB of the dashboard's. */
const DESK_SCRIPTS = { login: 125 * KB, dashboard: 131 * KB };
/** Everything that the editor may load. Pasting, preview and drawn covers are 95 KB of it. */
const EDITOR_SCRIPTS = 261.1 * KB;
const FONTS = 35 * KB;
/** Including print styles, of which the mark in a printed page's footer is 140 bytes. */
const STYLES = 15_000;
/** The styles of all the desk's screens. */
const DESK_STYLES = 7.2 * KB;

if (!existsSync(join(DIST, "index.html"))) throw new Error("Run `npm run build` first");
const pages = globSync("**/*.html", { cwd: DIST }).filter((file) => !file.startsWith("admin"));
const posts = pages.filter((file) => /^blog\/[1-9]\d{3}\//.test(file));
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

test("every public page loads the same small scripts first, and no others", () => {
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

test("an English page with a Spanish version has one more link and no other trace of it", () => {
  const twins = pages.filter((file) => {
    const html = readFileSync(join(DIST, file), "utf8");
    const [link] = /<a [^>]*hrefLang="es"[^>]*>[^<]*<\/a>/.exec(html) ?? [];
    if (link === undefined) return false;
    const without = html.replace(link, "");
    // The link's styles are in the stylesheet of every page.
    const traces = without.match(/lang="es|"\/es[/"]|\.language|other-side/gi) ?? [];
    expect({ file, traces }).toEqual({ file, traces: [] });
    // Measured by gzip, since one character can change brotli's blocks by as many bytes as the link takes.
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
/** The hash in file names and imports. It changes with a file's content, and its compressed size varies. */
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

/** Other islands, and chunks that load on a click, from a link or with a saved ranch, not during a first visit. */
const ON_DEMAND =
  /entry\.client|^_islands-|keep\/(?:incoming|damaged)|season\/years|move-log|season-dates|share\/|share-link|acre-growth|paddock-math|chart-files|read-file/;
const ENTRY = ["app/entry.client.ts", ...named("_islands-")];
const PLANNERS = Object.keys(FIRST_SCREEN_SCRIPTS);
const others = islands.filter((name) => !PLANNERS.includes(name));

test.each(others)("%s with all its scripts is within the budget", (island) => {
  expect(scripts([...ENTRY, chunkOf(island) ?? ""])).toBeLessThanOrEqual(ISLAND_SCRIPTS);
});

test.each(Object.entries(FIRST_SCREEN_SCRIPTS))(
  "%s with its first screen is within its budget",
  (planner, budget) => {
    expect(scripts([...ENTRY, chunkOf(planner) ?? ""])).toBeLessThanOrEqual(budget);
  },
);

test.each(PLANNERS)("%s with all its screens and sheets is within its budget", (planner) => {
  const budget = planner === "my-season" ? WHOLE_SEASON_SCRIPTS : WHOLE_PLANNER_SCRIPTS;
  const island = chunkOf(planner) ?? "";
  const whole = [...ENTRY, ...manifest.withLater([island], ON_DEMAND)];
  expect(whole.length).toBeGreaterThan(6);
  expect(scripts(whole)).toBeLessThanOrEqual(budget);
});

const DESK = [DESK_ENTRY];
/** Scripts of public pages and of other screens. */
const NOT_WRITING = /islands|enhance|entry\.client|desk\/main/;

test.each(Object.entries(DESK_SCRIPTS))(
  "the desk's %s with all its scripts is within its budget",
  (screen, budget) => {
    const names = [...DESK, ...named("screens/layout"), ...named(`screens/${screen}`)];
    expect(scripts(names)).toBeLessThanOrEqual(budget);
  },
);

test("the editor with everything that it may load is within its budget", () => {
  const names = [...named("screens/layout"), ...named("screens/new-post")];
  expect(scripts([...DESK, ...manifest.withLater(names, NOT_WRITING)])).toBeLessThanOrEqual(
    EDITOR_SCRIPTS,
  );
});

test("both fonts together are within their budget", () => {
  const fonts = globSync("fonts/*.woff2", { cwd: DIST });
  expect(sum(fonts.map((file) => statSync(join(DIST, file)).size))).toBeLessThanOrEqual(FONTS);
});

test.each([
  ["the stylesheet of the readers", "site-*.css", STYLES],
  ["the styles of the desk", "main-*.css", DESK_STYLES],
])("%s: size within the budget", (_, files, budget) => {
  const found = globSync(`assets/${files}`, { cwd: DIST });
  expect(found).not.toEqual([]);
  expect(
    sum(found.map((file) => brotliLength(readFileSync(join(DIST, file))))),
  ).toBeLessThanOrEqual(budget);
});
