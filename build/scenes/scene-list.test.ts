import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { scene } from "../../app/illustrations/scene.ts";
import { readPosts } from "../content/read-posts.ts";
import { sceneFiles } from "./scene-list.ts";

const files = sceneFiles(readPosts());

test("each file has a name of its own", () => {
  expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
});

test("each file is a picture of its own", () => {
  expect(new Set(files.map(({ options }) => scene(options))).size).toBe(files.length);
});

test("each post has a card, a band and a picture for phones", () => {
  const posts = files.filter(({ file }) => file.startsWith("scenes/posts/"));
  expect(posts).toHaveLength(readPosts().length * 3);
});

test("bands keep their left side free for the title panel", () => {
  const bands = files.filter(({ file }) => file.endsWith("-band.svg"));
  expect(bands.map(({ options }) => options.focus)).toEqual(bands.map(() => "right"));
});

describe("size", () => {
  test.each(files)("$file is at most 6.5 kB compressed", ({ options }) => {
    expect(gzipSync(scene(options), { level: 9 }).length).toBeLessThanOrEqual(6500);
  });
});
