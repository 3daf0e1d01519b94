import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readContent } from "../app/backend/files/content.ts";
import { hashOf, SOURCES } from "./draw.ts";
import { DRAWINGS } from "./drawings.ts";
import { fixedShareImages } from "./share-images.ts";

/** Gzipped: a phone loads one or two of them with a page. */
const MAX_BYTES = 6700;

test("each file shows a different picture", () => {
  const pictures = Array.from(DRAWINGS.values(), (drawing) => drawing());
  expect(new Set(pictures).size).toBe(DRAWINGS.size);
});

test("the program runs in plain Node, where nothing is defined by the build", () => {
  execFileSync(process.execPath, ["--eval", 'await import("./drawings/draw.ts")'], {
    stdio: "pipe",
  });
});

describe("after npm run draw", () => {
  test("every drawing is drawn as the program draws it now", () => {
    const stale = Array.from(DRAWINGS).filter(
      ([file, drawing]) => readFileSync(`public/${file}`, "utf8") !== drawing(),
    );
    expect(stale.map(([file]) => file)).toEqual([]);
  });

  test("every share image has its page's title and picture", async () => {
    const images = await fixedShareImages(readContent("."));
    const now = Object.fromEntries(Array.from(images, ([file, svg]) => [file, hashOf(svg)]));
    expect(JSON.parse(readFileSync(SOURCES, "utf8"))).toEqual(now);
    expect(globSync("share/*.png", { cwd: "public" }).toSorted()).toEqual(
      Object.keys(now).toSorted(),
    );
  });

  test("no picture of before is left", () => {
    const left = globSync("scenes/**/*.svg", { cwd: "public" });
    expect(left.filter((file) => !DRAWINGS.has(file))).toEqual([]);
  });
});

test("every drawing is at most 6.7 kB compressed", () => {
  const heavy = Array.from(DRAWINGS, ([file, drawing]) => ({
    file,
    bytes: gzipSync(drawing(), { level: 9 }).length,
  })).filter(({ bytes }) => bytes > MAX_BYTES);
  expect(heavy).toEqual([]);
});
