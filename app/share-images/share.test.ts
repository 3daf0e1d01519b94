import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { folderForFile } from "#tests/support/folder.ts";
import { makeSummary } from "#tests/support/posts.ts";
import { readContent } from "../backend/files/content.ts";
import { CATEGORY_TOPICS, categoryPath } from "../domain/posts/lists/category.ts";
import { postPath } from "../domain/posts/post.ts";
import { scene } from "#drawings/src/scene.ts";
import { SHARED_POSTS, sharedAs, shareImagePath } from "../seo/share-image.ts";
import { cachedImage } from "./cached-image.ts";
import { breakLines, createSetLine, shareCard } from "./share-card.ts";
import { pageImages } from "./page-images.ts";
import { shareImages } from "./share-images.ts";

const set = createSetLine("public/fonts/besley-bold-subset.woff2");
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h9z"/></svg>';
const content = readContent(".");

test("every category and every recent post has its own image with its title", async () => {
  const posts = await content.posts();
  const images = await shareImages(content);
  const addresses = [
    ...posts.map(postPath),
    ...posts.map(({ category }) => categoryPath(category)),
    ...CATEGORY_TOPICS.map(categoryPath),
  ];
  const expected = new Set(addresses.map(shareImagePath));
  expect([...images.keys()].toSorted()).toEqual([...expected].toSorted());
  expect(images.get(shareImagePath("/blog/category/grazing"))?.title).toBe("Grazing Articles");
});

test("the image of a fixed page can be redrawn, with a drawing that exists as a file", async () => {
  const images = await pageImages(content);
  for (const [address, { drawing }] of images) {
    expect([address, existsSync(`public${address}`)]).toEqual([address, true]);
    expect([drawing, existsSync(`public/${drawing}`)]).toEqual([drawing, true]);
  }
  expect(images.get("/share/tools-budget.png")?.title).toBe("Can I Pay for It?");
});

test("an older post uses its category's image", () => {
  const many = Array.from({ length: SHARED_POSTS + 1 }, (_, index) =>
    makeSummary({ slug: `post-${index}`, id: String(index), category: "Success Stories" }),
  );
  const [newest, oldest] = [many[0], many.at(-1)];
  expect(newest && sharedAs(newest, many)).toBe("/blog/2025/05/post-0");
  expect(oldest && sharedAs(oldest, many)).toBe("/blog/category/success%20stories");
});

test("lines fit the width and lose no word", () => {
  const title = "Compost and Cover Crops: When They Pay and When They Do Not";
  const lines = breakLines(title, 56, 500, set);
  expect(lines.join(" ")).toBe(title);
  for (const line of lines) expect(set(line, 56).width).toBeLessThanOrEqual(500);
});

test.each(["Home", "A".repeat(60), "Long words ".repeat(40), "漢字 only partly here"])(
  "the card of %j is drawn at the right size",
  async (title) => {
    const svg = shareCard(title, "First Paddock", scene({ subject: "soil", ratio: "5:2" }));
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(svg).not.toContain("<text");
  },
);

const folder = folderForFile();

test("a drawing is converted only once", async () => {
  const cache = join(folder, "cache");
  const first = await cachedImage(MARK, 16, cache);
  expect(await cachedImage(MARK, 16, cache)).toEqual(first);
  expect(readdirSync(cache)).toHaveLength(1);
});

test("works without a writable cache, as in a container", async () => {
  const file = join(folder, "no-folder");
  writeFileSync(file, "");
  expect((await sharp(await cachedImage(MARK, 16, file)).metadata()).width).toBe(16);
});
