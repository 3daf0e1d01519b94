import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPosts, makePost } from "../../../tests/support/posts.ts";
import { matchesRef, newestFirst, postPath, postRef, refPath, sharesAddress } from "./post.ts";

test("a post's address is its year, month and slug", () => {
  expect(postPath(makePost({ date: "2025-05-08", slug: "hay" }))).toBe("/blog/2025/05/hay");
  expect(refPath({ year: "2025", month: "05", slug: "años/2" })).toBe(
    "/blog/2025/05/a%C3%B1os%2F2",
  );
});

test("a post matches by slug, year and month, regardless of the day (specification, section 2)", () => {
  const post = makePost({ date: "2025-05-08", slug: "hay" });
  expect(matchesRef(post, { year: "2025", month: "05", slug: "hay" })).toBe(true);
  expect(matchesRef(post, { year: "2025", month: "06", slug: "hay" })).toBe(false);
  expect(matchesRef(post, { year: "2024", month: "05", slug: "hay" })).toBe(false);
  expect(matchesRef(post, { year: "2025", month: "05", slug: "HAY" })).toBe(false);
  expect(matchesRef(post, { year: "2025", month: "0", slug: "hay" })).toBe(false);
});

test("a post matches its own address, shared only by posts with the same month and slug", () => {
  fc.assert(
    fc.property(anyPosts, (posts) => {
      for (const post of posts) {
        expect(matchesRef(post, postRef(post))).toBe(true);
        for (const other of posts) {
          expect(matchesRef(other, postRef(post))).toBe(sharesAddress(post, other));
        }
      }
    }),
  );
});

test("sorts newest first, same-day posts by title, and loses no post", () => {
  const [b, a, newer] = [
    makePost({ title: "B" }),
    makePost({ title: "A" }),
    makePost({ date: "2025-05-09" }),
  ];
  expect(newestFirst([b, a, newer])).toEqual([newer, a, b]);
  fc.assert(
    fc.property(anyPosts, (posts) => {
      const sorted = newestFirst(posts);
      expect(new Set(sorted)).toEqual(new Set(posts));
      for (const [index, post] of sorted.entries()) {
        const before = sorted[index - 1];
        if (before) expect(before.date >= post.date).toBe(true);
      }
      expect(newestFirst(sorted.toReversed()).map(({ date }) => date)).toEqual(
        sorted.map(({ date }) => date),
      );
    }),
  );
});
