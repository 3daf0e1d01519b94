import { site } from "#content/site.ts";
// @vitest-environment jsdom
import { expect, test } from "vitest";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import type { Post } from "#app/domain/posts/post.ts";
import { plainText, snippetAround } from "#app/domain/search/snippet.ts";
import { straightQuotes } from "#app/domain/search/search.ts";
import { feedText } from "#app/feeds/feeds.ts";
import { attacks } from "./attacks.ts";
import { problemsIn } from "./problems-in.ts";

const posts: Post[] = attacks.slice(0, 50).map((attack, index) => ({
  id: String(index),
  title: attack,
  slug: `attack-${index}`,
  date: calendarDate("2025-05-08"),
  author: { name: attack, avatar: "" },
  category: attack,
  tags: [attack],
  excerpt: attack,
  coverImage: "",
  coverAlt: attack,
  featured: false,
  // Together the feed's articles contain every attack.
  content: `${attacks.filter((_, at) => at % 50 === index).join("\n\n")} ]]> \u0001\u000b\ufffe`,
}));
const feed = (format: "rss" | "atom" | "json") =>
  feedText(format, posts, site, "https://site.test");

test.each(["rss", "atom"] as const)(
  "the %s feed stays well formed and safe with any content",
  (format) => {
    const xml = new DOMParser().parseFromString(feed(format), "application/xml");
    expect(xml.querySelector("parsererror")?.textContent).toBeUndefined();
    const items = [...xml.querySelectorAll("item, entry")];
    expect(items).toHaveLength(50);
    const bodies = items.map(
      (item) =>
        [...item.children].find(({ localName }) => ["encoded", "content"].includes(localName))
          ?.textContent ?? "",
    );
    expect(problemsIn(...bodies)).toEqual([]);
  },
);

test("the JSON feed's articles are safe too", () => {
  const { items } = JSON.parse(feed("json")) as {
    items: { content_html: string }[];
  };
  expect(problemsIn(...items.map(({ content_html: html }) => html))).toEqual([]);
});

test("a search snippet is plain words cut from the text, never markup made from it", () => {
  for (const attack of attacks) {
    for (const term of ["alert", "script", attack.slice(0, 10)]) {
      const snippet = snippetAround(attack, term).replace(/^… | …$/g, "");
      expect(straightQuotes(plainText(attack))).toContain(straightQuotes(snippet));
    }
  }
});
