import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { calendarDate } from "../../app/domain/calendar-date.ts";
import { type PostSummary, postPath } from "../../app/domain/post.ts";
import { postFile } from "../../app/illustrations/file-names.ts";
import { pageFile, publicAddresses, stateFile } from "../site/page-addresses.ts";
import { readerScripts } from "./reader-scripts.ts";
import { SAVED_POSTS, savedFiles } from "./saved-files.ts";
import { hasOfflineCopy } from "./switch.ts";

const post = (index: number): PostSummary => ({
  id: String(index),
  title: `Post ${index}`,
  slug: `post-${index}`,
  date: calendarDate("2025-05-08"),
  author: { name: "A", avatar: "" },
  category: "Wildlife & Biodiversity",
  tags: [],
  excerpt: "",
  coverImage: "",
  coverAlt: "",
  featured: false,
});

const OTHERS = `data/overview.json data/posts.json data/search-0.json data/search-1.json
  scenes/login.svg scenes/soil-band.svg scenes/people/ana.svg fonts/a.woff2 fonts/LICENSE.txt
  brand/favicon.svg manifest.webmanifest offline.js comfort.js share/home.png feed.xml admin.html`;

/** A built folder with a file for everything that the copy may ask for. */
function builtFolder(posts: readonly PostSummary[]): string {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  const addresses = [
    ...publicAddresses(posts),
    "/practices/unknown",
    "/blog/category/unknown",
    "/offline",
  ];
  const files = [
    ...addresses.map(pageFile),
    ...addresses.map(stateFile),
    ...addresses.map((address) => (address === "/" ? "_.data" : `${address.slice(1)}.data`)),
    ...posts.map((each) => `${postPath(each).slice(1)}.json`),
    ...posts.flatMap((each) =>
      (["card", "band", "narrow"] as const).map((shape) => postFile(each, shape)),
    ),
    ...OTHERS.split(/\s+/),
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

test("the copy holds every page, its data, drawings, fonts and scripts, and nothing of the desk", () => {
  const posts = [post(1), post(2)];
  const files = savedFiles(builtFolder(posts), "/", posts, ["assets/entry-1.js"]);
  const urls = files.map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining(publicAddresses(posts)));
  expect(urls).toEqual(
    expect.arrayContaining([
      "/offline",
      "/_.data",
      "/blog/2025/05/post-1.json",
      "/data/search-0.json",
      "/scenes/soil-band.svg",
      "/scenes/people/ana.svg",
      "/fonts/a.woff2",
      "/assets/entry-1.js",
    ]),
  );
  expect(urls.filter((url) => /admin|login|share|feed|LICENSE|search-1|404/.test(url))).toEqual([]);
  expect(new Set(urls).size).toBe(urls.length);
  for (const { url, revision } of files) {
    expect(revision === null).toBe(url.startsWith("/assets/"));
  }
});

test("a copy under a folder has that folder in every address", () => {
  const files = savedFiles(builtFolder([post(1)]), "/paddock/", [post(1)], ["assets/entry-1.js"]);
  expect(files.filter(({ url }) => !url.startsWith("/paddock/"))).toEqual([]);
});

test("with many posts the copy holds the newest and all that does not depend on them", () => {
  const posts = Array.from({ length: SAVED_POSTS + 5 }, (_, index) => post(index));
  const urls = savedFiles(builtFolder(posts), "/", posts, []).map(({ url }) => url);
  expect(urls.filter((url) => /^\/blog\/\d{4}\/.*post-\d+$/.test(url))).toHaveLength(SAVED_POSTS);
  expect(urls.some((url) => url.includes(`post-${SAVED_POSTS}`))).toBe(false);
});

test("a changed file has another revision, an unchanged one the same", () => {
  const folder = builtFolder([post(1)]);
  const revisions = () =>
    new Map(savedFiles(folder, "/", [post(1)], []).map(({ url, revision }) => [url, revision]));
  const before = revisions();
  writeFileSync(join(folder, "about.html"), "changed");
  const after = revisions();
  expect(after.get("/about")).not.toBe(before.get("/about"));
  expect(after.get("/")).toBe(before.get("/"));
});

test("scripts that only the editor's desk asks for are left out", () => {
  const folder = mkdtempSync(join(tmpdir(), "bundle-"));
  mkdirSync(join(folder, "assets"));
  for (const name of ["home.js", "shared.js", "desk.js", "turndown.js", "manifest-1.js"]) {
    writeFileSync(join(folder, "assets", name), "");
  }
  const list = join(folder, "list.json");
  const entry = (file: string, imports: string[], dynamicImports: string[] = []) => ({
    file: `assets/${file}`,
    isEntry: true,
    imports,
    dynamicImports,
  });
  writeFileSync(
    list,
    JSON.stringify({
      "app/routes/home.tsx": entry("home.js", ["_shared"]),
      "app/routes/admin-edit.tsx": entry("desk.js", ["_shared"], ["_turndown"]),
      _shared: { file: "assets/shared.js" },
      _turndown: { file: "assets/turndown.js" },
    }),
  );
  expect(readerScripts(list, folder).toSorted()).toEqual([
    "assets/home.js",
    "assets/manifest-1.js",
    "assets/shared.js",
  ]);
});

test("the switch knows on and off, and refuses a slip of the pen", () => {
  expect(["", "on", "off"].map((setting) => hasOfflineCopy(setting))).toEqual([true, true, false]);
  expect(() => hasOfflineCopy("of")).toThrow(/"on" or "off"/);
});
