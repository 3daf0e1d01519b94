import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { folderForTest } from "#tests/support/folder.ts";
import type { PostSummary } from "../app/domain/posts/post.ts";
import { filesToSave, parseOfflineList } from "../app/offline/list.ts";
import { COVER_SHAPES, coverFile } from "../app/pictures/cover.ts";
import { publicAddresses } from "../app/seo/page-addresses.ts";
import { PAGES as pages } from "../tests/support/content-pages.ts";
import { makeSummary } from "../tests/support/posts.ts";
import { offlineList, SAVED_POSTS } from "./offline-list.ts";

const post = (index: number) =>
  makeSummary({ id: String(index), slug: `post-${index}`, category: "Wildlife & Biodiversity" });

const OTHERS = `practices/unknown.html offline.html es/offline.html data/es.json admin.html 404.html
  data/posts.json data/search-0.json data/search-1.json scenes/login.svg scenes/soil-band.svg
  scenes/cuts/rest.svg fonts/a.woff2 fonts/LICENSE.txt brand/favicon.svg manifest.webmanifest
  share/home.png feed.xml`;

/** An exported folder with every file that the copy may contain. */
function exported(posts: readonly PostSummary[]): string {
  const folder = folderForTest();
  const documents = publicAddresses({ pages, posts }).map((address) =>
    address === "/" ? "index.html" : `${decodeURIComponent(address.slice(1))}.html`,
  );
  const covers = posts.flatMap((each) => COVER_SHAPES.map((shape) => coverFile(each, shape)));
  for (const file of [...documents, ...covers, ...OTHERS.split(/\s+/)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

test("the offline copy has every page, drawings, fonts and readers' scripts, but nothing of the desk", () => {
  const posts = [post(1), post(2)];
  const list = offlineList(exported(posts), "/", { pages, posts }, ["assets/entry-1.js"]);
  const urls = list.map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining(publicAddresses({ pages, posts })));
  expect(urls).toEqual(
    expect.arrayContaining([
      "/offline",
      "/es/offline",
      "/es/tools/turn-in",
      "/data/es.json",
      "/practices/unknown",
      "/data/search-0.json",
      "/scenes/soil-band.svg",
      "/scenes/cuts/rest.svg",
      `/${coverFile(post(1), "narrow")}`,
      "/fonts/a.woff2",
      "/assets/entry-1.js",
    ]),
  );
  expect(
    urls.filter((url) => /admin|login|^\/share\/|feed|LICENSE|search-1|posts\.json|404/.test(url)),
  ).toEqual([]);
  expect(new Set(urls).size).toBe(urls.length);
  for (const { url, revision } of list) expect(revision === "").toBe(url.startsWith("/assets/"));
});

test("every page comes after what it needs, so that an update may stop anywhere", () => {
  const posts = [post(1)];
  const list = offlineList(exported(posts), "/", { pages, posts }, ["assets/entry-1.js"]);
  const firstPage = list.findIndex(({ url }) => url === "/" || !/\.\w+$/.test(url));
  const lastFile = list.findLastIndex(({ url }) => /\.\w+$/.test(url));
  expect(lastFile).toBeLessThan(firstPage);
});

test("every address includes the base path", () => {
  const list = offlineList(exported([post(1)]), "/paddock/", { pages, posts: [post(1)] }, [
    "assets/entry-1.js",
  ]);
  expect(list.filter(({ url }) => !url.startsWith("/paddock/"))).toEqual([]);
});

test("with many posts the offline copy has only the newest, and all other pages", () => {
  const posts = Array.from({ length: SAVED_POSTS + 5 }, (_, index) => post(index));
  const urls = offlineList(exported(posts), "/", { pages, posts }, []).map(({ url }) => url);
  expect(urls.filter((url) => /^\/blog\/\d{4}\/.*post-\d+$/.test(url))).toHaveLength(SAVED_POSTS);
  expect(urls.some((url) => url.includes(`post-${SAVED_POSTS}`))).toBe(false);
});

test("saves only files that have changed", () => {
  const folder = exported([post(1)]);
  const list = () =>
    parseOfflineList(offlineList(folder, "/", { pages, posts: [post(1)] }, ["assets/entry-1.js"]));
  const saved = list();
  expect(filesToSave(list(), saved)).toEqual([]);
  writeFileSync(join(folder, "about.html"), "changed");
  expect(filesToSave(list(), saved).map(({ url }) => url)).toEqual(["/about"]);
  expect(filesToSave(list(), [])).toHaveLength(saved.length);
});

test.each([[{}], ["<html>"], [[{ url: 5 }]], [null]])("%j is not a list of files", (data) => {
  expect(() => parseOfflineList(data)).toThrow("could not be read");
});
