import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { scene } from "../../app/illustrations/scene.ts";
import { shareImagePath } from "../../app/meta/share-image.ts";
import { site } from "../../content/site.ts";
import { summaryOf } from "../content/post-source.ts";
import { readPosts } from "../content/read-posts.ts";
import { publicAddresses } from "../site/page-addresses.ts";
import { icons } from "./icons.ts";
import { keptImage } from "./kept-image.ts";
import { breakLines, letterer } from "./lettering.ts";
import { shareCard } from "./share-card.ts";
import { sharedTitle, withShareImage } from "./share-images.ts";
import { shareAddresses, SHARED_POSTS, shareScenes } from "./share-scenes.ts";

const set = letterer("public/fonts/besley-subset.woff2");
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h9z"/></svg>';
const posts = readPosts().map(summaryOf);

test("every public page has a scene, and no two images share a file", () => {
  const addresses = publicAddresses(posts);
  const sharedAs = shareAddresses(posts);
  expect(addresses.filter((address) => sharedAs(address) !== address)).toEqual([]);
  expect(new Set(addresses.map(shareImagePath)).size).toBe(addresses.length);
});

test("beyond the newest posts, a post is shared with its category's image", () => {
  const [first] = posts;
  if (!first) throw new Error("no posts");
  const many = Array.from({ length: 80 }, (_, index) => ({ ...first, slug: `post-${index}` }));
  expect([...shareScenes(many).keys()].filter((path) => path.includes("/post-"))).toHaveLength(
    SHARED_POSTS,
  );
  const old = "/blog/2025/05/post-79";
  expect(shareAddresses(many)(old)).toBe("/blog/category/success%20stories");
  const html = `<meta property="og:image" content="https://x.example${shareImagePath(old)}"/>`;
  expect(withShareImage(html, old, shareAddresses(many)(old))).toContain(
    "/share/blog-category-success-stories.png",
  );
});

test("a title is read from the page as it was written", () => {
  const html = '<meta property="og:title" content="Ranch &amp; &quot;Range&quot;, it&#x27;s"/>';
  expect(sharedTitle(html)).toBe('Ranch & "Range", it\'s');
});

test("the home page's picture says more than the name that stands on every picture", () => {
  const html = `<meta property="og:title" content="${site.name}"/><h1>Heal the land, one &amp; all</h1>`;
  expect(sharedTitle(html)).toBe("Heal the land, one & all");
});

test("lines keep to the width and lose no word", () => {
  const title = "Compost and Cover Crops: When They Pay and When They Do Not";
  const lines = breakLines(title, 56, 500, set);
  expect(lines.join(" ")).toBe(title);
  for (const line of lines) expect(set(line, 56).width).toBeLessThanOrEqual(500);
});

test.each(["Home", "A".repeat(60), "Long words ".repeat(40), "漢字 only partly here"])(
  "the card of %j is drawn at the right size",
  async (title) => {
    const svg = shareCard(title, scene({ subject: "soil", ratio: "16:9" }), MARK, set);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(svg).not.toContain("<text");
  },
);

test("a drawing is turned into a picture once", async () => {
  const cache = mkdtempSync(join(tmpdir(), "images-"));
  const first = await keptImage(MARK, 16, cache);
  expect(await keptImage(MARK, 16, cache)).toEqual(first);
  expect(readdirSync(cache)).toHaveLength(1);
});

test("icons are square and as large as they say", async () => {
  for await (const [file, png] of icons()) {
    const { width, height, format } = await sharp(png).metadata();
    const size = Number(/(\d+)\.png$/.exec(file)?.[1] ?? 180);
    expect([width, height, format]).toEqual([size, size, "png"]);
  }
});
