import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readContent } from "../backend/files/content.ts";
import { coverFiles, drawing, DRAWING_FILES } from "./drawing.ts";

const content = readContent(".");
const posts = await content.posts();
const files = [...DRAWING_FILES, ...posts.flatMap(coverFiles)];

test("lists scenes, the footer's grass, tools and post covers under stable names", () => {
  expect(files).toEqual(
    expect.arrayContaining([
      "scenes/home-hero-wide.svg",
      "scenes/practices-water-band.svg",
      "scenes/fringe.svg",
      "scenes/spot-rain-gauge.svg",
      "scenes/frieze-wire.svg",
      "scenes/posts/2025-04-nesting-season-leave-one-paddock-for-the-meadowlarks-card.svg",
    ]),
  );
  expect(new Set(files).size).toBe(files.length);
});

test("draws a different picture for each file", async () => {
  const pictures = await Promise.all(files.map((file) => drawing(content, file)));
  for (const picture of pictures) expect(picture).toMatch(/^<svg /);
  expect(new Set(pictures).size).toBe(files.length);
});

describe("size", () => {
  test.each(files)("%s is at most 6.5 kB compressed", async (file) => {
    const svg = (await drawing(content, file)) ?? "";
    expect(gzipSync(svg, { level: 9 }).length).toBeLessThanOrEqual(6500);
  });
});

test.each([
  "scenes/no-such-page-band.svg",
  "scenes/posts/2025-04-no-such-post-card.svg",
  "scenes/posts/2025-04-nesting-season-leave-one-paddock-for-the-meadowlarks-poster.svg",
  "scenes/posts/card.svg",
  "scenes/spot-anvil.svg",
  "scenes/../sitemap.xml",
])("has no picture %s", async (file) => {
  expect(await drawing(content, file)).toBeUndefined();
});
