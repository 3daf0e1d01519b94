import { describe, expect, test } from "vitest";
import { makePost, postsInMemory } from "#tests/support/posts.ts";
import { postRef } from "#app/domain/posts/post.ts";
import { createContent } from "./content.ts";
import { PAGES } from "#tests/support/content-pages.ts";

const B = makePost({ date: "2025-05-08", title: "B of the same day", content: "Hay and hay." });
const A = makePost({
  date: "2025-05-08",
  title: "A of the same day",
  slug: "z",
  tags: ["winter-hay"],
});
const NEWER = makePost({
  date: "2025-06-01",
  title: "Newer",
  content: "### One\n\n**Bold** and a [link](/blog).",
  category: "Animal Health",
});
const OLDER = makePost({ date: "2024-08-22", title: "Hay, older", tags: ["winter-hay"] });

const content = createContent(postsInMemory([OLDER, B, NEWER, A]), PAGES);

test("lists all posts without Markdown, newest first, same-day posts by title", async () => {
  const posts = await content.posts();
  expect(posts.map(({ title }) => title)).toEqual([
    "Newer",
    "A of the same day",
    "B of the same day",
    "Hay, older",
  ]);
  for (const post of posts) expect(post).not.toHaveProperty("content");
});

test("a post is found by year, month and slug", async () => {
  const article = await content.article(postRef(NEWER));
  expect(article?.post.title).toBe("Newer");
  expect(article?.html).toContain("<strong>Bold</strong>");
  expect(article?.toc).toEqual([{ id: "one", text: "One" }]);
  expect(await content.markdown(postRef(NEWER))).toBe(NEWER.content);
});

describe("an unknown address gives undefined, not an error", () => {
  test.each([{ month: "07" }, { year: "2024" }, { slug: "nope" }])("%o", async (part) => {
    const ref = { ...postRef(NEWER), ...part };
    expect(await content.article(ref)).toBeUndefined();
    expect(await content.markdown(ref)).toBeUndefined();
  });
});

test("an article has its newer and older neighbors and related posts", async () => {
  const article = await content.article(postRef(A));
  expect(article?.newer?.title).toBe("Newer");
  expect(article?.older?.title).toBe("B of the same day");
  expect(article?.relatedPool.map(({ title }) => title).toSorted()).toEqual([
    "B of the same day",
    "Hay, older",
  ]);
  expect((await content.article(postRef(NEWER)))?.newer).toBeUndefined();
  expect((await content.article(postRef(OLDER)))?.older).toBeUndefined();
});
