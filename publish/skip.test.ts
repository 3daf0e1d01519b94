import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createContent } from "../app/backend/files/content.ts";
import { postsInMemory } from "../app/backend/files/post-files.ts";
import { readPage } from "../app/backend/files/read-page.ts";
import type { Post } from "../app/domain/posts/post.ts";
import { makePost } from "../tests/support/posts.ts";
import { saveKeys, loadKeys, postKeys } from "./skip.ts";

/** Twenty posts with different categories. The first ten share a tag, and so do the last ten. */
const POSTS = Array.from({ length: 20 }, (_, index) =>
  makePost({
    title: `Post ${10 + index}`,
    date: `2025-01-${String(28 - index).padStart(2, "0")}`,
    category: `Category ${index}`,
    tags: [index < 10 ? "rest" : "water"],
  }),
);

const keysOf = (posts: readonly Post[], bundle = "bundle") =>
  postKeys(
    createContent(postsInMemory(posts), (kind) => readPage(kind, ".")),
    bundle,
  );

/** The slugs of the posts whose key a change affects. */
async function changedBy(change: (post: Post, index: number) => Post): Promise<string[]> {
  const [before, after] = [await keysOf(POSTS), await keysOf(POSTS.map(change))];
  return [...after].flatMap(([address, key]) =>
    before.get(address) === key ? [] : (address.split("/").at(-1) ?? ""),
  );
}

test("the same content and bundle give the same keys, another bundle gives others", async () => {
  expect(await keysOf(POSTS)).toEqual(await keysOf(POSTS));
  const [one, other] = [await keysOf(POSTS), await keysOf(POSTS, "another bundle")];
  for (const [address, key] of one) expect(other.get(address)).not.toBe(key);
});

test("a post's text changes only its own page", async () => {
  const changed = await changedBy((post, index) =>
    index === 12 ? { ...post, content: "Another text." } : post,
  );
  expect(changed).toEqual(["post-22"]);
});

test("a post's title changes only its own page and those of neighbors and related posts", async () => {
  const changed = await changedBy((post, index) =>
    index === 12 ? { ...post, title: "Another title" } : post,
  );
  expect(changed).toEqual(expect.arrayContaining(["post-21", "post-22", "post-23"]));
  // Posts with the other tag do not link to it.
  expect(changed.filter((slug) => Number(slug.slice(-2)) < 20)).toEqual([]);
});

test("a new post changes its neighbor's page, not a distant post's", async () => {
  const added = makePost({ title: "Newest", date: "2025-02-01", tags: ["rest"] });
  const [before, after] = [await keysOf(POSTS), await keysOf([added, ...POSTS])];
  const key = (keys: ReadonlyMap<string, string>, slug: string) =>
    keys.get(`/blog/2025/01/${slug}`);
  expect(key(after, "post-10")).not.toBe(key(before, "post-10"));
  expect(key(after, "post-25")).toBe(key(before, "post-25"));
});

test("loads saved keys, and none from a missing or damaged record", async () => {
  const folder = mkdtempSync(join(tmpdir(), "keys-"));
  const record = join(folder, "below/keys.json");
  expect(loadKeys(record)).toEqual({});
  saveKeys(record, new Map([["/blog/2025/01/a", "1"]]));
  expect(loadKeys(record)).toEqual({ "/blog/2025/01/a": "1" });
  writeFileSync(record, '{"half');
  expect(loadKeys(record)).toEqual({});
  rmSync(folder, { recursive: true });
});
