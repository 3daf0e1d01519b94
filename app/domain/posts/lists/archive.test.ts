import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPosts, makePost } from "../../../../tests/support/posts.ts";
import { archive } from "./archive.ts";
import { newestFirst } from "../post.ts";

test("groups posts by year and month, newest first", () => {
  const dates = ["2024-12-31", "2025-01-01", "2025-05-02", "2025-05-19", "2024-06-15"];
  const years = archive(dates.map((date) => makePost({ date })));
  expect(
    years.map(({ year, months }) => [
      year,
      months.map(({ name, posts }) => [name, posts.map(({ date }) => date.slice(8))]),
    ]),
  ).toEqual([
    [
      2025,
      [
        ["May", ["19", "02"]],
        ["January", ["01"]],
      ],
    ],
    [
      2024,
      [
        ["December", ["31"]],
        ["June", ["15"]],
      ],
    ],
  ]);
});

test("is empty without posts", () => expect(archive([])).toEqual([]));

test("contains every post once, newest first", () => {
  fc.assert(
    fc.property(anyPosts, (posts) => {
      const years = archive(posts);
      const read = years.flatMap(({ months }) => months.flatMap((month) => month.posts));
      expect(read).toEqual(newestFirst(posts));
      for (const { year, months } of years) {
        expect(new Set(months.map(({ name }) => name)).size).toBe(months.length);
        for (const post of months.flatMap((month) => month.posts)) {
          expect(post.date.startsWith(String(year))).toBe(true);
        }
      }
    }),
  );
});
