import { describe, expect, test } from "vitest";
import { makeSummary } from "../../../../tests/support/posts.ts";
import type { PostSummary } from "../post.ts";
import { matchesQuery } from "./desk-search.ts";
import { DEFAULT_ORDER, nextOrder, sortPosts } from "./post-order.ts";

const posts = [
  makeSummary({
    id: "1",
    title: "Ten tanks",
    date: "2024-06-15",
    category: "Water",
    tags: ["rest-recovery"],
  }),
  makeSummary({ id: "2", title: "ash", date: "2025-05-08", category: "Soil Health" }),
  makeSummary({ id: "3", title: "Birds", date: "2025-01-16", category: "Water" }),
];
const ids = (list: readonly PostSummary[]) => list.map(({ id }) => id).join("");

describe("order", () => {
  test("is newest first by default", () => {
    expect(ids(sortPosts(posts, DEFAULT_ORDER))).toBe("231");
  });
  test("sorts by any column, in both directions, ignoring case", () => {
    expect(ids(sortPosts(posts, { column: "title", direction: "ascending" }))).toBe("231");
    expect(ids(sortPosts(posts, { column: "title", direction: "descending" }))).toBe("132");
    expect(ids(sortPosts(posts, { column: "date", direction: "ascending" }))).toBe("132");
    expect(ids(sortPosts(posts, { column: "category", direction: "ascending" }))).toBe("231");
  });
  test("keeps equal posts newest first", () => {
    expect(ids(sortPosts(posts, { column: "author", direction: "descending" }))).toBe("231");
  });
  test("reverses when a heading is pressed twice", () => {
    const once = nextOrder(DEFAULT_ORDER, "title");
    expect(once).toEqual({ column: "title", direction: "ascending" });
    expect(nextOrder(once, "title").direction).toBe("descending");
    expect(nextOrder(once, "date")).toEqual(DEFAULT_ORDER);
  });
});

describe("search (specification, section 5)", () => {
  test.each([
    ["TANK", "1"],
    ["soil h", "2"],
    ["recovery", "1"],
    ["  ", "123"],
    ["nothing", ""],
  ])("%s", (query, found) =>
    expect(ids(posts.filter((post) => matchesQuery(post, query)))).toBe(found),
  );
});
