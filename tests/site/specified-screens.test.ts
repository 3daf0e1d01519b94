// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoAccount } from "#content/site.ts";
import { mainNavigation } from "#app/document/layout/navigation.ts";
import { PAGES } from "#tests/support/content-pages.ts";
import { DIST } from "./built-pages.ts";

/*
 * The specification's requirements for screens that need no script. The texts of the pages themselves are tested in
 * app/content-model/pages/specification.test.ts and page-words.test.ts.
 */

const POST = "/blog/2025/04/nesting-season-leave-one-paddock-for-the-meadowlarks";

/** The document of an address. */
function open(address: string): Document {
  const html = readFileSync(join(DIST, `${address === "/" ? "index" : address}.html`), "utf8");
  return new DOMParser().parseFromString(html, "text/html");
}

/** The text of an element as it is read, with straight quotation marks. */
function textOf(element: Node | null | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").replaceAll("’", "'").trim();
}

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)];
const texts = (root: ParentNode, selector: string) => all(root, selector).map(textOf);
const links = (root: ParentNode, selector: string) =>
  all(root, selector).map((link) => [textOf(link), link.getAttribute("href")]);

test("header: logo, navigation with its dropdowns, Get Started", () => {
  const header = open("/blog").querySelector("header") ?? new Document();
  expect(links(header, ".logo")).toEqual([["First Paddock", "/"]]);
  expect(links(header, "a.btn")).toContainEqual(["Get Started", "/getting-started/assessment"]);
  expect(links(header, "nav[aria-label=Main] .nav > li > a")).toEqual([
    ["About", "/about"],
    ["Getting Started", "/getting-started"],
    ["Practices", "/practices"],
    ["Tools", "/tools"],
    ["Blog", "/blog"],
  ]);
  expect(links(header, "[data-dropdown] ul a")).toEqual(
    mainNavigation(PAGES, "en").flatMap(({ items = [] }) =>
      items.map(({ label, to }) => [label, to]),
    ),
  );
});

test("footer: blurb, list, copyright and legal links", () => {
  const footer = open("/").querySelector("footer") ?? new Document();
  expect(textOf(footer.querySelector(".brand p"))).toBe(
    "Empowering ranchers to heal the land through regenerative grazing practices, one reasonable change at a time.",
  );
  expect(links(footer, "nav[aria-labelledby=footer-start] a")).toEqual([
    ["Free Assessment", "/getting-started/assessment"],
    ["Beginner's Guide", "/getting-started/first-steps"],
    ["30-Day Quick Start", "/getting-started/quick-start"],
    ["Blog Articles", "/blog"],
    ["FAQ", "/getting-started/faq"],
  ]);
  expect(links(footer, "a")).toEqual(
    expect.arrayContaining([
      ["Privacy Policy", "/privacy"],
      ["Terms of Service", "/terms"],
      ["Accessibility", "/accessibility"],
      ["Site Map", "/sitemap"],
    ]),
  );
  expect(textOf(footer)).toMatch(/© 20\d\d First Paddock/);
});

test("home: the newest three posts", () => {
  const home = open("/");
  const latest = all(home, "section").find(
    (section) => textOf(section.querySelector("h2")) === "Latest Insights",
  );
  expect(texts(latest ?? home, "article h3")).toEqual([
    expect.stringMatching(/^Three Published Ranch Stories/),
    expect.stringMatching(/^Nesting Season/),
    expect.stringMatching(/^Fence and Water/),
  ]);
  expect(links(latest ?? home, "a")).toContainEqual(["View all articles", "/blog"]);
});

test("blog: all posts, newest first, with their own date, beside categories, counts and links", () => {
  const main = open("/blog").querySelector("main") ?? new Document();
  const titles = texts(main, "article h2");
  expect(titles).toHaveLength(12);
  expect(titles[0]).toMatch(/^Three Published Ranch Stories/);
  expect(titles[11]).toMatch(/^The 10 Percent Rule/);
  // Relative dates would become wrong in a static page, so a script adds them.
  expect(main.querySelector("time")?.outerHTML).toContain('datetime="2025-05-08"');
  expect(textOf(main.querySelector("time"))).toBe("May 8, 2025");
  expect(texts(main, "aside a[href^='/blog/category/']")).toEqual([
    "Animal Health1 article",
    "Economic Insights2 articles",
    "Grazing Management Tips3 articles",
    "Practical Resources2 articles",
    "Soil Health Basics2 articles",
    "Success Stories1 article",
    "Wildlife & Biodiversity1 article",
  ]);
  expect(links(main, "aside a")).toEqual(
    expect.arrayContaining([
      ["All Posts", "/blog/all"],
      ["Archive by Date", "/blog/archive"],
    ]),
  );
  expect(texts(open("/blog/all"), "main article h2")).toEqual(titles);
});

test("archive: year, month, title and day in brackets, newest first", () => {
  const archive = open("/blog/archive").querySelector(".arch") ?? new Document();
  expect(texts(archive, "h2")).toEqual(["2025", "2024"]);
  expect(texts(archive, "h3").slice(0, 6)).toEqual([
    "May",
    "April",
    "March",
    "February",
    "January",
    "December",
  ]);
  expect(texts(archive, "li")[0]).toMatch(/^Three Published Ranch Stories .*\(8\)$/);
});

test("category: heading, count, newest first, back to all", () => {
  const main = open("/blog/category/soil health basics").querySelector("main") ?? new Document();
  expect(texts(main, "h1")).toEqual(["Soil Health Basics Articles"]);
  expect(main.textContent).toContain("2 Articles in Soil Health Basics");
  expect(texts(main, "article h2")).toEqual([
    expect.stringMatching(/^Compost and Cover Crops/),
    expect.stringMatching(/^Reading Your Soil/),
  ]);
  expect(links(main, "a")).toContainEqual(["Back to All Articles", "/blog"]);
});

test("post: all its parts", () => {
  const main = open(POST).querySelector("main") ?? new Document();
  const hero = main.querySelector(".page-head") ?? new Document();
  expect(texts(hero, "h1")).toEqual(["Nesting Season: Leave One Paddock for the Meadowlarks"]);
  expect(hero.querySelector(".photo")?.getAttribute("data-photo")).toContain("26591139");
  expect(textOf(hero.querySelector("time[datetime='2025-04-10']"))).toBe("April 10, 2025");
  expect(links(hero, "a")).toContainEqual([
    "Wildlife & Biodiversity",
    "/blog/category/wildlife%20%26%20biodiversity",
  ]);
  for (const text of [
    "First Paddock Editorial Team",
    "5 min read",
    "Closing a quarter of one pasture until August",
  ]) {
    expect(textOf(hero)).toContain(text);
  }
  expect(texts(main, "#article-body h3")).toContain("Choose the refuge");
  expect(links(main, "[aria-label=Tags] a")).toEqual(
    ["biodiversity", "rest-recovery", "grazing-management"].map((tag) => [tag, `/blog?q=${tag}`]),
  );
  const author = main.querySelector("[aria-label='About the author']") ?? new Document();
  expect(author.querySelector("img")).not.toBeNull();
  expect(links(author, "a").map(([, to]) => to)).toEqual(["/about/team"]);
  for (const text of [
    "First Paddock Editorial Team",
    "regenerative ranching",
    "over 15 years of experience",
    "illustrative",
  ]) {
    expect(textOf(author)).toContain(text);
  }
  const related = all(main, ".related article");
  expect(related.length).toBeGreaterThanOrEqual(3);
  for (const article of related) {
    const [title, more] = [links(article, "h3 a")[0], links(article, "a").at(-1)];
    expect(more?.[0]).toMatch(/^Read more/);
    expect(more?.[1]).toBe(title?.[1]);
    expect(title?.[1]).not.toBe(POST);
  }
  expect(links(main, "nav[aria-label='More articles by date'] a").map(([, to]) => to)).toEqual([
    "/blog/2025/03/fence-and-water-on-a-small-budget",
    "/blog/2025/05/three-published-ranch-stories-and-what-they-do-not-prove",
  ]);
});

test.each([
  [
    "/404",
    ["404", "Page Not Found", "The page you're looking for doesn't exist or has been moved."],
    ["Back to Home", "/"],
  ],
  [
    "/blog/0000/00/unknown",
    ["Post Not Found", "The blog post you're looking for doesn't exist or has been moved."],
    ["Back to Blog", "/blog"],
  ],
])("%s has its texts, a way on, header and footer", (address, sentences, way) => {
  const page = open(address);
  for (const text of sentences) expect(textOf(page.querySelector("main"))).toContain(text);
  expect(links(page, "main a")).toContainEqual(way);
  expect(page.querySelector("header nav")).not.toBeNull();
  expect(page.querySelector("footer nav")).not.toBeNull();
});

test.each(["/privacy", "/terms", "/accessibility"])("%s says when it last changed", (address) => {
  expect(textOf(open(address).querySelector("main"))).toMatch(
    /Last changed [A-Z][a-z]+ \d+, 20\d\d/,
  );
});

test("the desk is a shell with a spinner that no search engine lists", () => {
  const shell = open("/admin");
  expect(shell.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect(shell.querySelector(".spinner")).not.toBeNull();
  expect(shell.documentElement.outerHTML).not.toMatch(/Welcome, /);
  expect(shell.documentElement.outerHTML).not.toContain(demoAccount.password);
});

test("no topic of the site map links to an empty page", () => {
  const topics = all(open("/sitemap"), 'main a[href^="/blog/category/"]');
  expect(topics.length).toBeGreaterThanOrEqual(4);
  for (const topic of topics) {
    const address = decodeURIComponent(topic.getAttribute("href") ?? "");
    expect({ address, posts: all(open(address), "main article").length > 0 }).toEqual({
      address,
      posts: true,
    });
  }
});

test.each(["/", "/practices", "/blog"])(
  "%s reserves space for every drawing, and lazy-loads those below the fold",
  (address) => {
    const pictures = all(open(address), "main img.pic");
    for (const name of ["width", "height"]) {
      expect(pictures.filter((picture) => !(Number(picture.getAttribute(name)) > 0))).toEqual([]);
    }
    const late = pictures.slice(1).map((picture) => picture.getAttribute("loading"));
    expect(new Set(late)).toEqual(new Set(["lazy"]));
  },
);
