import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPosts } from "../../../../tests/support/posts.ts";
import { archive } from "./archive.ts";
import { newestFirst } from "../post.ts";

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
