import { expect, test } from "vitest";
import { coverFor, seasonOf, subjectFor } from "./cover.ts";

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

test("shows the same moment in every ratio, beside the title panel on bands", () => {
  const post = { category: "Water", date: "2025-05-01", slug: "a-new-tank" };
  const card = coverFor(post);
  expect(card).toMatchObject({ subject: "water", season: "spring", ratio: "3:2" });
  expect(coverFor(post, "5:2")).toEqual({ ...card, ratio: "5:2", focus: "right" });
  expect(coverFor(post, "4:3")).toEqual({ ...card, ratio: "4:3", focus: "center" });
});

test("a draft without a date gets a summer cover", () => {
  expect(coverFor({ category: "Water", slug: "draft" }).season).toBe("summer");
});
