import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeScenes } from "./write-scenes.ts";

const subjects = {
  posts: [{ date: "2025-04-10", slug: "nesting-season", category: "Wildlife & Biodiversity" }],
  people: ["Élodie Fournier"],
};
let outDir = "";

beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), "scenes-"));
});

afterEach(() => {
  rmSync(outDir, { recursive: true });
});

test("writes scenes, the footer's grass and people's initials under stable names", () => {
  const { written, unchanged } = writeScenes(outDir, subjects);
  expect(unchanged).toEqual([]);
  expect(written).toEqual(
    expect.arrayContaining([
      "scenes/home-hero-wide.svg",
      "scenes/practice-water-band.svg",
      "scenes/posts/2025-04-nesting-season-card.svg",
      "scenes/fringe-dark.svg",
      "scenes/people/elodie-fournier.svg",
    ]),
  );
  for (const file of written) expect(readFileSync(join(outDir, file), "utf8")).toMatch(/^<svg /);
});

test("leaves files alone that already hold their picture", () => {
  const first = writeScenes(outDir, subjects);
  const hero = join(outDir, "scenes/home-hero-wide.svg");
  const { mtimeMs } = statSync(hero);
  writeFileSync(join(outDir, "scenes/login.svg"), "an older picture");

  const second = writeScenes(outDir, subjects);
  expect(second.written).toEqual(["scenes/login.svg"]);
  expect(second.unchanged).toHaveLength(first.written.length - 1);
  expect(statSync(hero).mtimeMs).toBe(mtimeMs);
});
