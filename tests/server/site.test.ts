import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#server/database/open.ts";
import { readSettings } from "#server/settings.ts";
import { startServer } from "#server/start.ts";
import { DRAFT } from "#server/testing/drafts.ts";
import { BUILD_TIMEOUT_MS } from "./build-site.ts";
import { startSite, type TestSite } from "./start-site.ts";

const TWELVE = "/blog/2025/05/three-published-ranch-stories-and-what-they-do-not-prove";
let site: TestSite;
let ask: TestSite["ask"];

beforeAll(async () => {
  site = await startSite();
  ({ ask } = site);
}, BUILD_TIMEOUT_MS);
afterAll(() => site.stop());

const text = async (path: string) => (await ask("GET", path)).text();
const draft = (fields: object) => ({ draft: { ...DRAFT, ...fields } });

async function publish(id: string, fields: object, more: object = { intent: "publish" }) {
  const response = await ask("PUT", `/api/posts/${id}`, { ...draft(fields), ...more });
  if (response.status !== 201) throw new Error(await response.text());
}

describe("the site of the server edition", () => {
  test("shows a publication to the next reader on every page", async () => {
    await text("/blog");
    await publish(crypto.randomUUID(), { title: "Everywhere at once", slug: "everywhere" });
    const path = "/blog/2026/11/everywhere";
    expect(await text(path)).toContain("<strong>trough</strong>");
    for (const list of [
      "/blog",
      "/blog/archive",
      "/blog/category/water",
      "/feed.xml",
      "/data/posts.json",
    ]) {
      expect(await text(list), list).toContain("Everywhere at once");
    }
    expect(await text("/sitemap.xml")).toContain(path);
    expect(await text(TWELVE)).toContain("Everywhere at once");
    const drawing = /"(\/scenes\/covers\/[^"]*)"/.exec(await text(path))?.[1];
    expect((await ask("GET", drawing ?? "/none")).status).toBe(200);
  });

  test("uses the desk’s settings on pages, in the feed, the manifest and shared pictures, until they are reverted", async () => {
    /** The picture of a page on shared links. */
    const shared = async () => {
      const answer = await ask("GET", "/share/about-mission.png");
      expect(answer.headers.get("Content-Type")).toBe("image/png");
      return Buffer.from(await answer.arrayBuffer()).toString("base64");
    };
    const settings = async (method: string, step: string, version: number, body?: object) => {
      const match = { "If-Match": String(version) };
      expect((await ask(method, `/api/texts/site${step}`, body, match)).status).toBe(200);
    };
    const drawn = await shared();
    const changes = {
      name: "Creek & Sons",
      operator: "Creek & Sons, 1 Mill Road",
      "social/facebook": "https://facebook.example/creek",
    };
    await settings("PATCH", "", 0, { changes });
    await settings("POST", "/publish", 1);
    const terms = await text("/terms");
    expect(terms).toContain("1 Mill Road");
    expect(terms).toContain('href="https://facebook.example/creek"');
    expect(terms).toMatch(/<title>[^<]*Creek &amp; Sons/);
    expect(await text("/feed.xml")).toMatch(/<title>\s*(?:<!\[CDATA\[)?Creek & Sons/);
    expect(await text("/manifest.webmanifest")).toContain('"name":"Creek & Sons"');
    expect(await shared()).not.toBe(drawn);
    await settings("POST", "/undo", 2);
    expect(await text("/terms")).not.toContain("Creek");
    expect(await shared()).toBe(drawn);
  });

  test("puts a post’s fields for search engines into the page’s head", async () => {
    const texts = {
      searchTitle: "Trough near hay",
      searchDescription: "Where to put it.",
      canonical: "https://first.example/trough",
      sharePicture: "/media/trough-1600.jpg#20,30",
      sharePictureAlt: "A trough in hay",
      updated: "2026-11-25",
    };
    const named = { title: "Head of a post", slug: "head-of-a-post" };
    await publish(crypto.randomUUID(), { ...named, ...texts });
    const response = await ask("GET", "/blog/2026/11/head-of-a-post");
    // The server caches a page only under this address, even if its canonical link names another site.
    expect(response.headers.get("Content-Location")).toBe("/blog/2026/11/head-of-a-post");
    const html = await response.text();
    expect(html).toContain("<title>Trough near hay | ");
    expect(html).toContain('<meta name="description" content="Where to put it."');
    expect(html).toContain('<link rel="canonical" href="https://first.example/trough"');
    expect(html).toMatch(/<h1[^>]*>Head of a post</);
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/media\/trough-1600.jpg"/);
    expect(html).toContain('<meta property="og:image:alt" content="A trough in hay"');
    expect(html).not.toContain("og:image:width");
    expect(html).toContain('"dateModified":"2026-11-25"');
    expect(html).toMatch(/Updated <time[^>]*>November 25, 2026</);
    expect(await text("/sitemap.xml")).toMatch(
      /head-of-a-post<\/loc>\s*<lastmod>2026-11-25<\/lastmod>/,
    );
    expect(await text("/atom.xml")).toContain("<updated>2026-11-25T12:00:00.000Z</updated>");
  });

  describe("searching without a script", () => {
    const search = async (query: string) => {
      const response = await ask("GET", `/blog?${query}`);
      // React separates adjacent texts with a comment.
      return { response, html: (await response.text()).replaceAll("<!-- -->", "") };
    };

    test("lists matches, newest first, with highlighted words and their number", async () => {
      const { response, html } = await search("q=+POLYWIRE+&x=1");
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      const found = Number(/Found (\d+) results?/.exec(html)?.[1]);
      expect(found).toBeGreaterThan(0);
      expect(html.match(/class="post-row"/g)).toHaveLength(found);
      expect(html).toMatch(/<mark>polywire<\/mark>/i);
      expect(html).toContain("for <q>POLYWIRE</q>");
      expect(html).toMatch(/<input type="search"[^>]* value="POLYWIRE"/);
      expect(html).toContain("<title>Search: POLYWIRE | First Paddock</title>");
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain("Search needs JavaScript");
      const dates = [...html.matchAll(/<time dateTime="([\d-]+)"/gi)].map(([, date = ""]) => date);
      expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
    });

    test("suggests where to look when nothing is found", async () => {
      const { html } = await search("q=padock%20%3Cscript%3E");
      expect(html).toContain("<b>Found 0 results</b>");
      expect(html).toContain("No posts found");
      expect(html).toContain("Try adjusting your search or browse all articles");
      expect(html).toContain("View All Articles");
      expect(html).toMatch(/Did you mean <span><a href="\/blog\?q=paddocks?"/);
      expect(html).not.toContain("padock <script>");
    });

    test("does not affect the plain list", async () => {
      const list = await text("/blog");
      await search("q=hay");
      expect(await text("/blog")).toBe(list);
      expect(list).not.toContain("noindex");
      expect(await text("/blog?q=%20")).toBe(list);
    });

    test("finds a publication at once, and no longer finds unpublished posts", async () => {
      const id = crypto.randomUUID();
      const word = "Zwieselbach";
      await publish(id, { slug: "found", content: `The ${word} runs dry.` });
      expect((await search(`q=${word}`)).html).toContain("<b>Found 1 result</b>");
      const json = (): Promise<unknown> =>
        ask("GET", `/api/articles?q=${word}`).then((one) => one.json());
      expect(await json()).toMatchObject({
        total: 1,
        posts: [{ snippet: `The ${word} runs dry.` }],
      });
      await ask("DELETE", `/api/posts/${id}`);
      expect((await search(`q=${word}`)).html).toContain("Found 0 results");
      expect(await json()).toMatchObject({ total: 0, posts: [] });
    });

    test("is paginated, with no page beyond the last", async () => {
      for (const [query, status] of [
        ["q=a&page=1", 200],
        ["q=a&page=2", 404],
        ["q=a&page=-1", 404],
        ["q=a&page=x", 404],
      ] as const) {
        expect([query, (await search(query)).response.status]).toEqual([query, status]);
      }
    });
  });

  test("redirects a renamed post's address; a trashed post's is gone, and returns when it is restored", async () => {
    const id = crypto.randomUUID();
    await publish(id, { slug: "first-name" });
    const rename = { ...draft({ slug: "second-name" }), intent: "publish" };
    await ask("PATCH", `/api/posts/${id}`, rename, { "If-Match": '"1"' });
    const old = await ask("GET", "/blog/2026/11/first-name");
    expect([old.status, old.headers.get("Location")]).toEqual([301, "/blog/2026/11/second-name"]);
    await ask("DELETE", `/api/posts/${id}`);
    for (const name of ["first-name", "second-name"]) {
      expect((await ask("GET", `/blog/2026/11/${name}`)).status).toBe(410);
    }
    await ask("POST", `/api/posts/${id}/restore`);
    expect((await ask("GET", "/blog/2026/11/second-name")).status).toBe(200);
  });

  test("shows a draft, labeled and uncached, to anybody with its preview link", async () => {
    const id = crypto.randomUUID();
    await publish(id, { slug: "secret", title: "A secret draft" }, { intent: "save" });
    const made: unknown = await (await ask("POST", `/api/posts/${id}/previews`)).json();
    const { address } = made as { address: string };
    const preview = await fetch(address);
    const html = await preview.text();
    expect(html).toContain("A secret draft");
    expect(html).toContain("Preview of a draft.");
    for (const [name, value] of [
      ["Cache-Control", "no-store"],
      ["Referrer-Policy", "no-referrer"],
      ["X-Robots-Tag", "noindex, nofollow"],
    ]) {
      expect(preview.headers.get(name ?? "")).toBe(value);
    }
    expect((await ask("GET", "/blog/2026/11/secret")).status).toBe(404);
    expect((await fetch(`${address}x`)).status).toBe(410);
  });

  test("shows an uploaded picture as a cover, cacheable forever", async () => {
    const bytes = await sharp({
      create: { width: 700, height: 400, channels: 3, background: "green" },
    })
      .jpeg()
      .toBuffer();
    const uploaded: unknown = await (
      await ask("PUT", "/api/images?name=a.jpg", new Uint8Array(bytes))
    ).json();
    const { address } = uploaded as { address: string };
    await publish(crypto.randomUUID(), { slug: "picture", coverImage: address });
    expect(await text("/blog/2026/11/picture")).toContain(address);
    const picture = await ask("GET", address);
    expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
    expect(picture.headers.get("Cache-Control")).toContain("immutable");
    expect((await ask("GET", "/media/none.jpg")).status).toBe(404);
  });

  test("answers 304 to a client that has the page, and HEAD without a body", async () => {
    const first = await ask("GET", "/about");
    await first.text();
    const etag = first.headers.get("ETag") ?? "";
    expect((await ask("GET", "/about", undefined, { "If-None-Match": etag })).status).toBe(304);
    const head = await ask("HEAD", "/about");
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await ask("POST", "/about")).status).toBe(405);
  });

  test("does not vary with queries or unkeyed headers", async () => {
    const plain = await text("/about");
    expect(await text("/about?x=<script>")).toBe(plain);
    const headers = {
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "http",
      "X-Forwarded-Scheme": "http",
      "X-Original-URL": "/admin",
      "X-Rewrite-URL": "/admin",
      "X-HTTP-Method-Override": "POST",
      Accept: "application/json",
      "Accept-Language": "de",
      Cookie: "session=x; theme=dark",
      "User-Agent": "<script>",
      Range: "bytes=0-3",
      Purpose: "prefetch",
      RSC: "1",
    };
    expect(await (await ask("GET", "/about", undefined, headers)).text()).toBe(plain);
  });

  test("answers 404 to an address with a line break without logging an error", async () => {
    const written = vi.spyOn(console, "error");
    for (const lineBreak of ["%0A", "%0d", "%E2%80%A8", "%e2%80%a9"]) {
      for (const folder of ["/", "/blog/", "/practices/", "/media/", "/admin/"]) {
        const path = `${folder}a${lineBreak}b`;
        expect({ path, status: (await ask("GET", path)).status }).toEqual({ path, status: 404 });
      }
    }
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  });

  test("keeps a second server out of its data folder", async () => {
    const again = startServer({
      settings: { ...readSettings({ DATA_DIR: site.folder }), port: 0 },
      site: () => Promise.reject(new Error("never asked")),
      clientFolder: "public",
      root: process.cwd(),
    });
    await expect(again).rejects.toThrow(/Another server is using/);
    // The database itself can still be read, for example by a backup.
    const database = await openDatabase({ dataFolder: site.folder, databaseUrl: undefined });
    await database.close();
  });
});
