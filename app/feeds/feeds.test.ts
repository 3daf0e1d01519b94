import { parseAtomFeed, parseJsonFeed, parseRssFeed } from "feedsmith";
import { expect, test } from "vitest";
import { calendarDate } from "../domain/dates/calendar-date.ts";
import type { Post } from "../domain/posts/post.ts";
import { site } from "#content/site.ts";
import { readPosts } from "#tests/support/read-posts.ts";
import { absoluteAddresses } from "./absolute-addresses.ts";
import { FEED_SIZE } from "./feed-files.ts";
import { feedText } from "./feeds.ts";

const ROOT = "https://grass.example/paddock";

function example(changes: Partial<Post> = {}): Post {
  return {
    id: "1",
    title: 'Grass & "Gates" <now>',
    slug: "grass-gates",
    date: calendarDate("2025-05-08"),
    author: { name: site.byline, avatar: "" },
    category: "Wildlife & Biodiversity",
    tags: ["soil-health"],
    excerpt: "Close a gate & wait ]]> for it.",
    content:
      "### Gates\n\n[Rest](/practices/grazing), [up](#gates), [out](https://x.example/) ]]> end",
    coverImage: "",
    coverAlt: "",
    featured: false,
    ...changes,
  };
}

function read(posts: readonly Post[]) {
  return {
    rss: parseRssFeed(feedText("rss", posts, site, ROOT)),
    atom: parseAtomFeed(feedText("atom", posts, site, ROOT)),
    json: parseJsonFeed(feedText("json", posts, site, ROOT)),
  };
}

test("all three feeds name the post's own byline", () => {
  const { rss, atom, json } = read([example({ byline: "Ana Ruiz" })]);
  expect(rss.items?.[0]?.dc?.creators).toEqual(["Ana Ruiz"]);
  expect(atom.entries?.[0]?.authors?.[0]?.name).toBe("Ana Ruiz");
  expect(json.items?.[0]?.authors?.[0]?.name).toBe("Ana Ruiz");
});

test("all three feeds contain the same post", () => {
  const { rss, atom, json } = read([example()]);
  const address = `${ROOT}/blog/2025/05/grass-gates`;
  const [inRss] = rss.items ?? [];
  const [inAtom] = atom.entries ?? [];
  const [inJson] = json.items ?? [];
  const title = 'Grass & "Gates" <now>';
  expect([inAtom?.title, inJson?.title].map(valueOf)).toEqual(Array(2).fill(title));
  // Some programs read the title as HTML: it has no tag, and is still readable as plain text.
  expect(inRss?.title).toBe('Grass & "Gates" &lt;now>');
  const summary = "Close a gate & wait ]]> for it.";
  expect([inAtom?.summary, inJson?.summary].map(valueOf)).toEqual(Array(2).fill(summary));
  expect(inRss?.description).toBe("Close a gate &amp; wait ]]&gt; for it.");
  expect([inRss?.link, inAtom?.links?.[0]?.href, inJson?.url]).toEqual(Array(3).fill(address));
  expect([inRss?.guid?.value, inAtom?.id, inJson?.id]).toEqual(Array(3).fill(address));
  for (const html of [inRss?.content?.encoded, valueOf(inAtom?.content), inJson?.content_html]) {
    expect(html).toContain(`<a href="${ROOT}/practices/grazing">Rest</a>`);
    expect(html).toContain(`<a href="${address}#gates">up</a>`);
    expect(html).toContain('<a href="https://x.example/">out</a> ]]&gt; end');
  }
});

test("dates are the post's calendar dates in every reader's time zone", () => {
  const { rss, atom, json } = read([example({ updated: calendarDate("2025-06-01") })]);
  const published = [
    rss.items?.[0]?.pubDate,
    atom.entries?.[0]?.published,
    json.items?.[0]?.date_published,
  ];
  for (const text of published) {
    const moment = new Date(String(text));
    for (const timeZone of ["Pacific/Honolulu", "America/Denver", "Europe/Rome", "Asia/Tokyo"]) {
      expect(moment.toLocaleDateString("en-CA", { timeZone })).toBe("2025-05-08");
    }
  }
  expect(new Date(String(atom.entries?.[0]?.updated)).toISOString()).toMatch(/^2025-06-01/);
  expect(new Date(String(json.items?.[0]?.date_modified)).toISOString()).toMatch(/^2025-06-01/);
});

test("each feed has absolute addresses for itself and the site", () => {
  const { rss, atom, json } = read([example()]);
  expect(rss.link).toBe(`${ROOT}/`);
  expect(rss.atom?.links?.some(({ href }) => href === `${ROOT}/feed.xml`)).toBe(true);
  expect(atom.links?.find(({ rel }) => rel === "self")?.href).toBe(`${ROOT}/atom.xml`);
  expect(json.feed_url).toBe(`${ROOT}/feed.json`);
  expect(json.home_page_url).toBe(`${ROOT}/`);
});

test("contains all of the site's posts, in the order of its pages", () => {
  const posts = readPosts(".");
  const { rss, atom, json } = read(posts);
  const slugs = posts.map(({ slug }) => slug);
  const lastPart = (address: unknown) => String(address).split("/").at(-1);
  expect(rss.items?.map(({ link }) => lastPart(link))).toEqual(slugs);
  expect(atom.entries?.map(({ id }) => lastPart(id))).toEqual(slugs);
  expect(json.items?.map(({ url }) => lastPart(url))).toEqual(slugs);
});

test("limits the number of posts, and can be empty", () => {
  const many = Array.from({ length: 80 }, (_, index) => example({ slug: `post-${index}` }));
  expect(read(many).json.items).toHaveLength(FEED_SIZE);
  expect(read([]).rss.title).toBe(site.name);
});

test("external addresses stay unchanged", () => {
  const html =
    '<a href="//cdn.example/a">a</a><img src="/b.png"><a href="mailto:a@b.example">c</a>';
  expect(absoluteAddresses(html, `${ROOT}/p`, ROOT)).toBe(
    `<a href="//cdn.example/a">a</a><img src="${ROOT}/b.png"><a href="mailto:a@b.example">c</a>`,
  );
});

/** Unwraps a text that the parser returns with its type. */
function valueOf(text: unknown): unknown {
  return typeof text === "object" && text !== null && "value" in text ? text.value : text;
}
