import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import {
  COVER_SHAPES,
  COVER_SUBJECTS,
  coverFile,
  seasonOf,
  subjectFor,
  variantsOf,
} from "./cover.ts";

test.each([
  ["Grazing Management Tips", "grazing"],
  ["Soil Health Basics", "soil"],
  ["Animal Health", "animal-health"],
  ["Wildlife & Biodiversity", "wildlife"],
  ["Economic Insights", "economics"],
  ["Success Stories", "success"],
  ["Practical Resources", "practical"],
  ["Water", "water"],
  ["Ranch Management", "practical"],
  ["restoration", "grazing"],
  ["", "grazing"],
])("category %j shows %s", (category, subject) => {
  expect(subjectFor(category)).toBe(subject);
});

test.each([
  ["2025-02-28", "winter"],
  ["2025-03-01", "spring"],
  ["2025-06-01", "summer"],
  ["2025-11-30", "autumn"],
  ["2024-12-01", "winter"],
])("%s falls in %s", (date, season) => {
  expect(seasonOf(date)).toBe(season);
});

test("a drawing chosen as the cover keeps its season, whatever the date", () => {
  const post = { category: "Water", date: "2025-07-01", slug: "tank" };
  const winter = `/${coverFile({ ...post, date: "2025-01-01" }, "card")}`;
  expect(winter).toContain("-winter-");
  expect(`/${coverFile({ ...post, coverImage: winter }, "card")}`).toBe(winter);
  expect(coverFile({ ...post, coverImage: winter }, "band")).toContain("-winter-");
  expect(coverFile({ ...post, coverImage: "https://a.example/x-winter-1-card.svg" }, "card")).toBe(
    coverFile(post, "card"),
  );
});

test("a cover is picked by category, season and slug", () => {
  const post = { category: "Water", date: "2025-05-01", slug: "a-new-tank" };
  expect(coverFile(post, "card")).toMatch(/^scenes\/covers\/water-spring-[1-4]-card\.svg$/);
  expect(coverFile({ ...post, scene: "reel" }, "band")).toBe(
    "scenes/covers/reel-spring-1-band.svg",
  );
});

test("a draft without a date gets a summer cover", () => {
  expect(coverFile({ category: "Water", date: "", slug: "draft" }, "card")).toContain("-summer-");
});

test("posts of one category and season are spread over its drawings", () => {
  const files = Array.from({ length: 400 }, (_, index) =>
    coverFile({ category: "Water", slug: `post-number-${index}` }, "card"),
  );
  const counts = Map.groupBy(files, (file) => file);
  expect(counts.size).toBe(variantsOf("water"));
  for (const same of counts.values()) expect(same.length).toBeGreaterThan(60);
});

test("every cover that can be picked is a file", () => {
  for (const subject of COVER_SUBJECTS) {
    for (const date of ["2025-01-01", "2025-04-01", "2025-07-01", "2025-10-01"]) {
      for (const slug of ["a", "b", "c", "d", "e", "f", "g", "h"]) {
        for (const shape of COVER_SHAPES) {
          const file = coverFile({ category: "", date, slug, scene: subject }, shape);
          expect(existsSync(`public/${file}`), file).toBe(true);
        }
      }
    }
  }
});
