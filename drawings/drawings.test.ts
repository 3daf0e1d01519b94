import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readContent } from "../app/backend/files/content.ts";
import { hashOf, SOURCES } from "./draw.ts";
import { DRAWINGS } from "./drawings.ts";
import { fixedShareImages } from "./share-images.ts";

/** Gzipped: a phone loads one or two of them with a page. */
const MAX_BYTES = 6700;

const pictures = Array.from(DRAWINGS, ([file, drawing]) => ({ file, svg: drawing() }));

test("each file shows a different picture", () => {
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(DRAWINGS.size);
});

test("no picture has NaN, a style, a script or an external reference", () => {
  const wrong = pictures.filter(({ svg }) =>
    /NaN|undefined|Infinity|\sstyle=|<script|<style|\son\w+=|http/.test(
      svg.replace('xmlns="http://www.w3.org/2000/svg"', ""),
    ),
  );
  expect(wrong).toEqual([]);
});

test("each picture defines an id once, and uses what it defines", () => {
  const idsOf = (svg: string) => [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  const usedIn = (svg: string) =>
    [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
  const wrong = pictures.filter(({ svg }) => {
    const ids = new Set(idsOf(svg));
    return ids.size < idsOf(svg).length || !isDeepStrictEqual(ids, new Set(usedIn(svg)));
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test("the program runs in plain Node, where nothing is defined by the build", () => {
  execFileSync(process.execPath, ["--eval", 'await import("./drawings/draw.ts")'], {
    stdio: "pipe",
  });
});

describe("after npm run draw", () => {
  test("every drawing file matches what the program draws now", () => {
    const stale = pictures.filter(
      ({ file, svg }) => readFileSync(`public/${file}`, "utf8") !== svg,
    );
    expect(stale.map(({ file }) => file)).toEqual([]);
  });

  test("every share image has its page's title and picture", async () => {
    const images = await fixedShareImages(readContent("."));
    const now = Object.fromEntries(Array.from(images, ([file, svg]) => [file, hashOf(svg)]));
    expect(JSON.parse(readFileSync(SOURCES, "utf8"))).toEqual(now);
    expect(globSync("share/*.png", { cwd: "public" }).toSorted()).toEqual(
      Object.keys(now).toSorted(),
    );
  });

  test("no outdated picture is left", () => {
    const left = globSync("scenes/**/*.svg", { cwd: "public" });
    expect(left.filter((file) => !DRAWINGS.has(file))).toEqual([]);
  });
});

test("every drawing is at most 6.7 kB compressed", () => {
  const heavy = pictures
    .map(({ file, svg }) => ({ file, bytes: gzipSync(svg, { level: 9 }).length }))
    .filter(({ bytes }) => bytes > MAX_BYTES);
  expect(heavy).toEqual([]);
});
