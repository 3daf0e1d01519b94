import { expect, test } from "vitest";
import { makePost } from "../../../tests/support/posts.ts";
import { matchesRef, postPath, refPath } from "./post.ts";

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
