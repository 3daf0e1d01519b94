import { expect, test } from "vitest";
import { archive } from "#app/domain/posts/lists/archive.ts";
import {
  categoryMatches,
  categoryPath,
  countCategories,
} from "#app/domain/posts/lists/category.ts";
import type { SearchMatch } from "#app/domain/search/snippet.ts";
import { postPath, postRef } from "#app/domain/posts/post.ts";
import { content, COUNT, mustBeFound, posts, searchOfMany } from "./many-posts.ts";
import { RARE } from "./odd-posts.ts";

const search = searchOfMany();
const idsOf = (matches: readonly SearchMatch[]) => matches.map(({ post }) => post.id);

test("the list is complete, newest first, each post at its own address", async () => {
  const all = await content.posts();
  expect(all.map(({ id }) => id)).toEqual(posts.map(({ id }) => id));
  expect(new Set(all.map(postPath)).size).toBe(COUNT);
  expect((await content.overview()).total).toBe(COUNT);
});

test.concurrent.each([
  "leave ONE paddock",
  "<script>",
  "&amp;",
  "50 %",
  "__proto__",
  "constructor",
  "🐄",
  "\ud83d",
  "العشب",
  "i̇stanbul",
  "çayır",
  ".*+?^${",
  "\\",
  "tostring",
  RARE.word.toUpperCase(),
  "e",
  "no such thing at all",
])("a search for %j finds exactly the posts that contain it, newest first", async (term) => {
  const wanted = mustBeFound(term);
  let last: readonly SearchMatch[] = [];
  let complete = false;
  for await (const step of search.search(term)) {
    // Each step extends the previous one, in the right order.
    expect(step.matches.length).toBeGreaterThanOrEqual(last.length);
    ({ matches: last, complete } = step);
  }
  expect(complete).toBe(true);
  expect(idsOf(last)).toEqual(wanted);
});

test("the terms above have matches, except the last", () => {
  expect(mustBeFound(RARE.word)).toHaveLength(Math.ceil(COUNT / RARE.every));
  expect(mustBeFound("__proto__").length).toBeGreaterThan(COUNT / 20);
  expect(mustBeFound("no such thing at all")).toEqual([]);
});

test("the archive holds every post once, in its year and month, newest first", () => {
  const years = archive(posts);
  const lines = years.flatMap(({ year, months }) =>
    months.flatMap(({ name, posts: ofMonth }) =>
      ofMonth.map((post) => ({ post, place: `${name} ${year}` })),
    ),
  );
  expect(lines.map(({ post }) => post.id)).toEqual(posts.map(({ id }) => id));
  const misplaced = lines.filter(({ post, place }) => {
    const month = new Date(`${post.date}T12:00:00Z`).toLocaleDateString("en-US", {
      month: "long",
      timeZone: "UTC",
    });
    return `${month} ${post.date.slice(0, 4)}` !== place;
  });
  expect(misplaced).toEqual([]);
  expect(years.length).toBeGreaterThan(15);
});

test("each category's address leads to all of its posts and to no other", () => {
  const counts = countCategories(posts);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(COUNT);
  for (const { name, count } of counts) {
    const value = decodeURIComponent(categoryPath(name).slice("/blog/category/".length));
    const found = posts.filter(({ category }) => categoryMatches(category, value));
    expect(found.every(({ category }) => category === name)).toBe(true);
    expect(found).toHaveLength(count);
  }
});

test("a post with any title is at its address, between its neighbors", async () => {
  for (const index of [0, 1, 2, 17, 2500, COUNT - 2, COUNT - 1]) {
    const post = posts[index];
    const article = post && (await content.article(postRef(post)));
    expect(article?.post.title).toBe(post?.title);
    expect(article?.newer?.id).toBe(posts[index - 1]?.id);
    expect(article?.older?.id).toBe(posts[index + 1]?.id);
  }
});
