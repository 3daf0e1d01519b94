import { expect, test } from "vitest";
import { calendarDate } from "../../app/domain/calendar-date.ts";
import { type Post, postPath, refOf } from "../../app/domain/post.ts";
import { deliveredArticle } from "../../app/features/blog/delivered-article.ts";
import { postsInMemory } from "../content/post-source.ts";
import { publishOnce, type SiteContent } from "../content/publish.ts";
import { readPosts } from "../content/read-posts.ts";
import { articleFile } from "./data-files.ts";

const own = readPosts();

/** The site's own posts and so many more like them, before and after, all of the same length. */
function contentWith(count: number): SiteContent {
  const more = Array.from({ length: count - own.length }, (_, index): Post[] => {
    const sample = own[index % own.length];
    const month = String((index % 12) + 1).padStart(2, "0");
    const date = calendarDate(`${index % 2 ? 2010 : 2029}-${month}-01`);
    const name = `${sample?.slug.slice(0, -5)}-${1000 + index}`;
    return sample ? [{ ...sample, id: name, slug: name, date }] : [];
  }).flat();
  return publishOnce({ source: postsInMemory([...own, ...more]) });
}

/** What is made from a post's data alone: what React starts from, and what moving to the post fetches. */
function bytesOf(content: SiteContent, post: Post): number {
  const article = content.article(refOf(post));
  if (!article) throw new Error(`${post.slug} is missing`);
  const file = articleFile(content, postPath(post)) ?? "";
  return JSON.stringify(deliveredArticle(article)).length + file.length;
}

test("what a reader downloads on a post does not grow with the number of posts", () => {
  const [some, many] = [contentWith(100), contentWith(500)];
  for (const post of own) {
    const before = bytesOf(some, post);
    // At most twelve other posts are named in it, whichever they are.
    expect(Math.abs(bytesOf(many, post) - before)).toBeLessThan(before * 0.05);
    expect(many.article(refOf(post))?.relatedPool.length).toBeLessThanOrEqual(12);
  }
});

test("a list is delivered with its first posts only", () => {
  expect(contentWith(500).overview().latest).toHaveLength(
    contentWith(100).overview().latest.length,
  );
});
