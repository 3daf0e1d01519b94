import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { folderForFile } from "#tests/support/folder.ts";
import type { ContentPort } from "#app/backend/ports/content.ts";
import type { Snapshot } from "../content/snapshot.ts";
import { answerOf, encodingFor, isNotModified } from "./answer.ts";
import { bundleFiles } from "./bundle-files.ts";
import { AnswerCache } from "./answer-cache.ts";
import { type Redirect, sitePages } from "./pages.ts";

const folder = folderForFile();
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "assets/entry-1.js"), "run();");

const ORIGIN = "https://ranch.example";
const PAGES = ["/", "/blog", "/about", "/admin", "/blog/category/caf%C3%A9"];

const refuse = () => Promise.reject(new Error("This site asks for no content."));
const NO_CONTENT: ContentPort = {
  site: refuse,
  pages: refuse,
  posts: refuse,
  article: refuse,
  markdown: refuse,
};

/** A site of a few pages that records requests, with content that tests can change. */
function testSite() {
  const asked: string[] = [];
  const missed: string[] = [];
  const leads = new Map<string, Redirect>();
  const bundle = bundleFiles(folder);
  const outdated: string[] = [];
  let version = 1;
  const cache = new AnswerCache(1_000_000);
  const snapshotNow = (): Snapshot => ({
    version: String(version),
    number: version,
    endsAt: Infinity,
    posts: [],
    texts: new Map(),
    broken: [],
    pictures: { cover: (post) => post, text: (markdown) => markdown },
  });
  let snapshot = snapshotNow();
  const pages = sitePages({
    origin: ORIGIN,
    cache,
    files: (path) => (outdated.includes(path) ? undefined : bundle(path)),
    current: {
      now: () => Promise.resolve(snapshot),
      version: () => snapshot.version,
    },
    contentOf: () => NO_CONTENT,
    redirectOf: (address) => Promise.resolve(leads.get(address)),
    onMissing: (address) => missed.push(address),
    async site(request) {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      await Promise.resolve();
      if (pathname === "/broken.png") return new Response("It failed.", { status: 500 });
      const there = PAGES.some((page) => page.toLowerCase() === pathname.toLowerCase());
      const type = { "Content-Type": "text/html; charset=utf-8" };
      const headers = there ? { ...type, "Content-Location": pathname } : type;
      // Long enough to be compressed.
      const text = `${pathname} of ${version}${there ? "<p>".padEnd(1000) : ""}`;
      return new Response(text, { status: there ? 200 : 404, headers });
    },
  });
  return {
    pages: pages.answer,
    ready: pages.ready,
    asked,
    missed,
    leads,
    outdated,
    cache,
    publish() {
      version += 1;
      snapshot = snapshotNow();
    },
  };
}

let site: ReturnType<typeof testSite>;
beforeEach(() => {
  site = testSite();
});
/** A page's text up to its first tag. */
const bodyOf = async (url: string) =>
  (await (await site.pages(url)).body.in("identity")).toString().split("<")[0];

describe("a page", () => {
  test("is rendered once, until the content changes", async () => {
    expect(await bodyOf("/blog")).toBe("/blog of 1");
    await bodyOf("/blog");
    expect(site.asked).toEqual(["/blog"]);
    site.publish();
    expect(await bodyOf("/blog")).toBe("/blog of 2");
    expect(site.asked).toEqual(["/blog", "/blog"]);
  });

  test("requested by twenty readers at once is rendered once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => site.pages("/about")));
    expect(site.asked).toEqual(["/about"]);
  });

  test("ignores the query string, also in its cache key", async () => {
    await bodyOf("/about");
    for (const query of ["utm_source=x", "q=hay", "_routes=root"]) await bodyOf(`/about?${query}`);
    expect(site.asked).toEqual(["/about"]);
  });

  test("of search results is rendered for each request and never cached", async () => {
    const { headers } = await site.pages("/blog?q=hay");
    expect(headers["Cache-Control"]).toBe("no-store");
    await site.pages("/blog?q=hay");
    expect(site.asked).toEqual(["/blog?q=hay", "/blog?q=hay"]);
    expect(site.cache.bytes).toBe(0);
    // The plain list is rendered separately.
    expect(await bodyOf("/blog")).toBe("/blog of 1");
    expect(site.asked).toHaveLength(3);
  });

  test("finds the search term anywhere in the query; without one it shows the list", async () => {
    await site.pages("/blog?utm_source=x&q=hay");
    expect(site.asked).toEqual(["/blog?utm_source=x&q=hay"]);
    for (const query of ["q=", "q=%20+", "page=2", "Q=hay"]) {
      expect(await bodyOf(`/blog?${query}`)).toBe("/blog of 1");
    }
    expect(site.asked).toHaveLength(2);
  });

  test("of another list of posts redirects a search to the blog", async () => {
    for (const path of ["/blog/all", "/blog/page/3"]) {
      const { status, headers } = await site.pages(`${path}?q=+hay+bale`);
      expect([status, headers["Location"]]).toEqual([301, "/blog?q=hay%20bale"]);
    }
  });

  test("tells proxy caches how long it is fresh", async () => {
    const { headers, etag } = await site.pages("/");
    expect(headers["Cache-Control"]).toBe("public, max-age=0, s-maxage=1, stale-if-error=86400");
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  });

  test("that failed is not cached, so that the next request tries again", async () => {
    const { status, headers } = await site.pages("/broken.png");
    expect([status, headers["Cache-Control"]]).toEqual([500, "no-store"]);
    await site.pages("/broken.png");
    expect(site.asked).toHaveLength(2);
  });

  test("of the desk is not cached", async () => {
    expect((await site.pages("/admin/login")).headers["Cache-Control"]).toBe("no-store");
  });

  test("of a category with posts is not redirected, even when it is cached in compressed form", async () => {
    const path = "/blog/category/caf%C3%A9";
    site.leads.set(path, { kind: "elsewhere", address: "/blog" });
    const { body } = await site.pages(path);
    await vi.waitFor(() => expect(body.ready("identity")).toBeUndefined());
    expect((await site.pages(`${path}?from=mail`)).status).toBe(200);
  });

  test("has one address, to which other spellings redirect", async () => {
    for (const [other, one] of [
      ["/blog/", "/blog"],
      ["/Blog", "/blog"],
      ["/about.html?x=1", "/about?x=1"],
      ["/blog/category/CAF%c3%a9", "/blog/category/caf%C3%A9"],
    ]) {
      const { status, headers } = await site.pages(other ?? "");
      expect([status, headers["Location"]]).toEqual([301, one]);
    }
  });
});

describe("an address without a page", () => {
  test("gets a 404 and is counted; the 404 page is rendered once", async () => {
    for (const path of ["/nope", "/nope/2", "/nope"]) {
      const { status, headers, body } = await site.pages(path);
      expect([status, String(await body.in("identity"))]).toEqual([404, "/404 of 1"]);
      expect(headers["Cache-Control"]).toBe("no-cache");
    }
    const spanish = await site.pages("/es/nope");
    expect([spanish.status, String(await spanish.body.in("identity"))]).toEqual([
      404,
      "/es/404 of 1",
    ]);
    expect(site.missed).toEqual(["/nope", "/nope/2", "/nope", "/es/nope"]);
    expect(site.asked.filter((path) => path === "/404")).toHaveLength(1);
  });

  test("of a post gets the page for missing posts, also when the post is gone", async () => {
    const path = "/blog/2026/10/none";
    const said = async () => {
      const { status, body } = await site.pages(path);
      return [status, String(await body.in("identity"))];
    };
    expect(await said()).toEqual([404, "/blog/0000/00/unknown of 1"]);
    site.leads.set(path, { kind: "gone" });
    expect(await said()).toEqual([410, "/blog/0000/00/unknown of 1"]);
  });

  test("redirects, or is gone", async () => {
    site.leads.set("/old", { kind: "elsewhere", address: "/blog" });
    site.leads.set("/trashed", { kind: "gone" });
    expect((await site.pages("/old")).headers["Location"]).toBe("/blog");
    expect(await site.pages("/trashed")).toMatchObject({ status: 410 });
    expect(site.missed).toEqual([]);
  });
});

test("files of the build can be cached forever", async () => {
  const { status, headers } = await site.pages("/assets/entry-1.js");
  expect([status, await bodyOf("/assets/entry-1.js")]).toEqual([200, "run();"]);
  expect(headers["Cache-Control"]).toContain("immutable");
});

test("an outdated file of the build is rendered again", async () => {
  const own = testSite();
  await own.pages("/assets/entry-1.js");
  expect(own.asked).toEqual([]);
  own.outdated.push("/assets/entry-1.js");
  await own.pages("/assets/entry-1.js");
  expect(own.asked[0]).toBe("/assets/entry-1.js");
});

describe("the cache", () => {
  const make = (size: number) => () => Promise.resolve(answerOf(200, {}, Buffer.alloc(size)));
  const always = () => true;

  test("is bounded and drops the least recently used answers first", async () => {
    const cache = new AnswerCache(250);
    await cache.answer("a", "1", make(100), always);
    await cache.answer("b", "1", make(100), always);
    await cache.answer("a", "1", make(100), always);
    await cache.answer("c", "1", make(100), always);
    expect(cache.bytes).toBe(200);
    let again = 0;
    for (const address of ["a", "b", "c"]) {
      await cache.answer(address, "1", () => ((again += 1), make(10)()), always);
    }
    expect(again).toBe(1);
  });

  test("stores each encoding once, and decompresses for clients that need it", async () => {
    const cache = new AnswerCache(1_000_000);
    const plain = Buffer.from("<p>grass</p>".repeat(1000));
    const text = () => Promise.resolve(answerOf(200, { "Content-Type": "text/html" }, plain));
    const { body } = await cache.answer("a", "1", text, always);
    const [one, two] = [await body.in("br"), await body.in("br")];
    expect(two).toBe(one);
    await vi.waitFor(() => expect(cache.bytes).toBe(one.length));
    expect((await body.in("identity")).equals(plain)).toBe(true);
    expect(cache.bytes).toBe(one.length);
    const zipped = await body.in("gzip");
    expect(gunzipSync(zipped).equals(plain)).toBe(true);
    expect(cache.bytes).toBe(one.length + zipped.length);
  });

  test("serves only the exact address, and only while it is current", async () => {
    expect(site.ready("/about")).toBeUndefined();
    const made = await site.pages("/about");
    expect(site.ready("/about")).toBe(made);
    for (const other of ["/about?x=1", "/About", "/about/", "/none"]) {
      await site.pages(other);
      expect([other, site.ready(other)]).toEqual([other, undefined]);
    }
    await site.pages("/assets/entry-1.js");
    site.publish();
    expect(site.ready("/about")).toBeUndefined();
    expect(site.ready("/assets/entry-1.js")?.status).toBe(200);
    await site.pages("/404");
    expect(site.ready("/404")).toBeUndefined();
  });

  test("does not store failures", async () => {
    const cache = new AnswerCache(1000);
    const failing = () => Promise.reject(new Error("once"));
    await expect(cache.answer("a", "1", failing, always)).rejects.toThrow("once");
    expect((await cache.answer("a", "1", make(1), always)).status).toBe(200);
  });
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["", "identity"],
  ["BR", "br"],
])("%j is answered with %s", (accepted, encoding) => {
  const answer = answerOf(200, { "Content-Type": "text/html" }, Buffer.alloc(1000));
  expect(encodingFor(accepted, answer)).toBe(encoding);
});

test("recognizes an answer that the browser already has", () => {
  const answer = answerOf(200, {}, Buffer.from("x"));
  const strong = answer.etag.slice(2);
  expect(isNotModified(answer.etag, answer)).toBe(true);
  expect(isNotModified(`"other", ${strong}`, answer)).toBe(true);
  expect(isNotModified('"other"', answer)).toBe(false);
  expect(isNotModified(undefined, answer)).toBe(false);
});
