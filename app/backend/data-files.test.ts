import { expect, test } from "vitest";
import { calendarDate } from "../domain/dates/calendar-date.ts";
import { type Post, postRef } from "../domain/posts/post.ts";
import { articleData, dataFile, loadFullPosts } from "./data-files.ts";
import { createContent, readContent } from "./files/content.ts";
import { PAGES } from "#tests/support/content-pages.ts";
import type { ContentPort } from "./ports/content.ts";
import { postsInMemory } from "#tests/support/posts.ts";

const site = readContent(".");
const own = await loadFullPosts(site, await site.posts());

/** The site's posts plus copies with earlier and later dates, `count` in all. */
function contentWith(count: number): ContentPort {
  const more = Array.from({ length: count - own.length }, (_, index): Post[] => {
    const sample = own[index % own.length];
    const month = String((index % 12) + 1).padStart(2, "0");
    const date = calendarDate(`${index % 2 ? 2010 : 2029}-${month}-01`);
    const name = `${sample?.slug.slice(0, -5)}-${1000 + index}`;
    return sample ? [{ ...sample, id: name, slug: name, date }] : [];
  }).flat();
  return createContent(postsInMemory([...own, ...more]), PAGES);
}

async function bytesOf(content: ContentPort, post: Post): Promise<number> {
  return JSON.stringify(await articleData(content, postRef(post))).length;
}

test("a post's download does not grow with the number of posts", async () => {
  const [some, many] = [contentWith(100), contentWith(500)];
  for (const post of own) {
    const before = await bytesOf(some, post);
    // A download names a few other posts, whose titles differ in length.
    expect(Math.abs((await bytesOf(many, post)) - before)).toBeLessThan(before * 0.05);
    expect((await many.article(postRef(post)))?.relatedPool.length).toBeLessThanOrEqual(6);
  }
});

test.each([
  [12, [12]],
  [100, [100, 0]],
  [101, [100, 1]],
])("%s posts: the last search file is the first with room", async (count, sizes) => {
  const content = contentWith(count);
  const files = await Promise.all(
    [0, 1, 2].map((shard) => dataFile(content, `search-${shard}.json`)),
  );
  expect(files.map((file) => (Array.isArray(file) ? file.length : file))).toEqual(
    [0, 1, 2].map((shard) => sizes[shard]),
  );
});
