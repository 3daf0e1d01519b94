import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { folderForTest } from "#tests/support/folder.ts";
import { createContent } from "#app/backend/files/content.ts";
import { readPages } from "#app/backend/files/read-pages.ts";
import { fixedAddresses, publicAddresses } from "#app/seo/page-addresses.ts";
import { site } from "#app/site.tsx";
import { FIXED_ADDRESSES } from "#tests/support/content-pages.ts";
import { makePost, postsInMemory } from "#tests/support/posts.ts";

const DESCRIPTION = "What to look for in spring. ".repeat(5).trim();

const NEW_PAGE = `label: Mud Season
title: What to Do in Mud Season
order: 9
metaDescription: ${DESCRIPTION}
lede: Keep them **off** it.
picture: tools
card:
  text: When the ground is soft.
blocks:
  - kind: list
    id: signs
    heading: Signs of soft ground
    items: [Hoof prints an inch deep.]
`;

/** The site with more files in `content/pages`. */
function siteWith(
  files: Readonly<Record<string, string>> = {},
  posts: Parameters<typeof postsInMemory>[0] = [],
) {
  const root = folderForTest();
  for (const folder of ["content/pages", "content/es"]) {
    cpSync(folder, join(root, folder), { recursive: true });
  }
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(root, "content/pages", file), text);
  }
  const pages = readPages(root);
  const content = createContent(postsInMemory(posts), pages);
  const get = async (address: string) => {
    const response = await site.request(address, undefined, { content });
    return { status: response.status, html: await response.text() };
  };
  return { pages, get };
}

test.each(["about", "getting-started", "practices", "tools"])(
  "one file adds a page to %s, its navigation, its overview and every list of addresses",
  async (group) => {
    const { pages, get } = siteWith({ [`${group}/mud-season.yaml`]: NEW_PAGE });
    const address = `/${group}/mud-season`;
    const { status, html } = await get(address);
    expect(status).toBe(200);
    expect(html).toContain("<h1>What to Do in Mud Season</h1>");
    expect(html).toContain('<h2 id="signs">Signs of soft ground</h2>');
    const link = `href="${address}"`;
    const main = (text: string) => text.slice(text.indexOf("<main"), text.indexOf("</main"));
    expect((await get("/privacy")).html.split(link), "both menus").toHaveLength(3);
    expect(main((await get(`/${group}`)).html), "the overview").toContain(link);
    expect(main((await get("/sitemap")).html), "the site map").toContain(link);
    expect((await get("/sitemap.xml")).html).toContain(`${address}</loc>`);
    expect(publicAddresses({ pages, posts: [] })).toContain(address);
  },
);

test("a page outside a group is one file, too", async () => {
  const { pages, get } = siteWith({ "press.yaml": NEW_PAGE });
  expect((await get("/press")).status).toBe(200);
  expect(fixedAddresses(pages)).toEqual(expect.arrayContaining([...FIXED_ADDRESSES, "/press"]));
});

test("a page without a card is listed only in the site map", async () => {
  const { get } = siteWith({ "tools/mud-season.yaml": NEW_PAGE.replace(/card:\n.*\n/, "") });
  expect((await get("/tools")).html).not.toContain("/tools/mud-season");
  expect((await get("/sitemap")).html).toContain("/tools/mud-season");
});

test.each(["/about/nope", "/getting-started/nope", "/about/overview", "/home", "/nope"])(
  "%s is not found (decision 4)",
  async (address) => {
    expect((await siteWith().get(address)).status).toBe(404);
  },
);

test.each(["/practices/mystery", "/practices/mystery/rest", "/practices/overview"])(
  "%s has the generic hero only (specification, section 2)",
  async (address) => {
    const { status, html } = await siteWith().get(address);
    expect(status).toBe(200);
    expect(html).toContain("<h1>Regenerative Practices</h1>");
    expect(html).not.toContain('class="sec"');
  },
);

test("a practice's subtopic shows the practice", async () => {
  expect((await siteWith().get("/practices/grazing/rest")).html).toContain(
    "<h1>Grazing Management</h1>",
  );
});

test("a Spanish page links to its English page, and says that no veterinarian has read it", async () => {
  const { get } = siteWith({});
  const spanish = (await get("/es/tools/turn-in")).html;
  expect(spanish).toContain("<h1>Antes de abrir la puerta</h1>");
  expect(spanish).toContain("Hasta el 23 de noviembre de 2026, ningún veterinario");
  const english = (await get("/tools/turn-in")).html;
  const alternates = (html: string) =>
    [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="[^"]*example([^"]*)"/g)].map(
      ([, language, path]) => [language, path],
    );
  expect(alternates(english)).toEqual([]);
  expect(alternates(spanish)).toEqual([
    ["es", "/es/tools/turn-in"],
    ["en", "/tools/turn-in"],
    ["x-default", "/tools/turn-in"],
  ]);
});

test("an English block that has changed marks its Spanish page until it is confirmed", async () => {
  const english = readFileSync("content/pages/tools/turn-in.yaml", "utf8");
  const { get } = siteWith({ "tools/turn-in.yaml": english.replace("Call now", "Call at once") });
  const notice = "falta revisar el español";
  expect((await get("/es/tools/turn-in")).html).toContain(notice);
  expect((await get("/es/tools/stop-grazing")).html).not.toContain(notice);
});

test("an unknown address under /es is answered in Spanish", async () => {
  const { status, html } = await siteWith({}).get("/es/tools/nada");
  expect(status).toBe(404);
  expect(html).toContain("<h1>No hallamos esa página</h1>");
});

test("a Spanish sheet prints the English lines after each of its sides", async () => {
  const { html } = await siteWith({}).get("/es/tools/turn-in");
  const headings = [...html.matchAll(/<h2 (?:id|class)="[^"]*">(?:<svg.*?<\/svg>)?([^<]*)</g)].map(
    ([, heading]) => heading,
  );
  expect(headings.indexOf("Cada puerta")).toBeLessThan(headings.indexOf("Every gate"));
  expect(headings.indexOf("Every gate")).toBeLessThan(headings.indexOf("Qué mata, y qué hacer"));
  expect(headings.indexOf("Qué mata, y qué hacer")).toBeLessThan(
    headings.indexOf("What kills, and what to do"),
  );
});

test("a table of contents lists the sections, but not the closing call to action", async () => {
  const { html } = await siteWith().get("/about/science");
  const list = html.slice(
    html.indexOf('class="on-page"'),
    html.indexOf("</nav>", html.indexOf("on-page")),
  );
  const ids = [...list.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["area-1", "area-2", "area-3", "area-4", "limits"]);
  expect((await siteWith().get("/about/mission")).html).not.toContain("on-page");
});

test("consecutive text blocks share an opening, without those of the other edition", async () => {
  const text = (id: string, more: string) =>
    `  - kind: text\n    id: ${id}\n    paragraphs: [About ${id}.]\n${more}`;
  const blocks = [
    text("one", "    heading: One\n"),
    text("two", "    edition: server\n"),
    text("three", "    edition: demo\n"),
  ].join("");
  const { get } = siteWith({
    "press.yaml": NEW_PAGE.replace(/blocks:[^]*/, `blocks:\n${blocks}`),
  });
  const { html } = await get("/press");
  expect(html.split('class="wrap opening"')).toHaveLength(2);
  expect(html).toContain('<h2 id="one">One</h2>');
  expect(html).toContain("About three.");
  expect(html).not.toContain("About two.");
});

test("a list of posts has the newest, or those named by id in that order without missing ones", async () => {
  const ids = ["new", "middle", "old", "oldest"];
  const posts = ids.map((id, index) =>
    makePost({ id, slug: id, title: `Post ${id}`, date: `2025-0${5 - index}-01` }),
  );
  const page = NEW_PAGE.replace(
    /blocks:[^]*/,
    "blocks:\n  - kind: posts\n    id: more\n    heading: More\n",
  );
  const { get } = siteWith(
    {
      "named.yaml": `${page}    posts: [old, gone, new]\n`,
      "newest.yaml": `${page}    newest: 2\n`,
    },
    posts,
  );
  const shown = async (address: string) =>
    [...(await get(address)).html.matchAll(/>Post (\w+)</g)].map(([, id]) => id);
  expect(await shown("/named")).toEqual(["old", "new"]);
  expect(await shown("/newest")).toEqual(["new", "middle"]);
});

test("if the content cannot be read, the error page does not reveal why and has no menus", async () => {
  const refuse = () => Promise.reject(new Error("secret"));
  const content = { ...createContent(postsInMemory([]), []), pages: refuse };
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  const response = await site.request("/about", undefined, { content });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
});

test("a group without an overview in Spanish is answered by the Spanish home", async () => {
  const { get } = siteWith();
  const { status, html } = await get("/es/tools");
  expect(status).toBe(200);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/es"/);
  expect((await get("/es/about")).status).toBe(404);
});
