import { describe, expect, test } from "vitest";
import { calendarDate } from "../../../domain/calendar-date.ts";
import type { PostSummary } from "../../../domain/post.ts";
import { findPosts, nextOrder, sortPosts, USUAL_ORDER, viewFrom, viewParams } from "./post-list.ts";

const post = (id: string, title: string, date: string, category = "Water"): PostSummary => ({
  id,
  title,
  slug: title.toLowerCase(),
  date: calendarDate(date),
  author: { name: "Editors", avatar: "" },
  category,
  tags: id === "1" ? ["rest-recovery"] : [],
  excerpt: "",
  coverImage: "",
  coverAlt: "",
  featured: false,
});
const posts = [
  post("1", "Ten tanks", "2024-06-15"),
  post("2", "ash", "2025-05-08", "Soil Health"),
  post("3", "Birds", "2025-01-16"),
];
const ids = (list: readonly PostSummary[]) => list.map(({ id }) => id).join("");

describe("order", () => {
  test("newest first as the dashboard opens", () => {
    expect(ids(sortPosts(posts, USUAL_ORDER))).toBe("231");
  });
  test("by any column, both ways, whatever the case of the letters", () => {
    expect(ids(sortPosts(posts, { column: "title", direction: "ascending" }))).toBe("231");
    expect(ids(sortPosts(posts, { column: "title", direction: "descending" }))).toBe("132");
    expect(ids(sortPosts(posts, { column: "date", direction: "ascending" }))).toBe("132");
    expect(ids(sortPosts(posts, { column: "category", direction: "ascending" }))).toBe("231");
  });
  test("equal ones stay newest first", () => {
    expect(ids(sortPosts(posts, { column: "author", direction: "descending" }))).toBe("231");
  });
  test("a heading pressed twice turns round", () => {
    const once = nextOrder(USUAL_ORDER, "title");
    expect(once).toEqual({ column: "title", direction: "ascending" });
    expect(nextOrder(once, "title").direction).toBe("descending");
    expect(nextOrder(once, "date")).toEqual(USUAL_ORDER);
  });
});

describe("search (specification, section 5)", () => {
  test.each([
    ["TANK", "1"],
    ["soil h", "2"],
    ["recovery", "1"],
    ["  ", "123"],
    ["nothing", ""],
  ])("%s", (term, found) => expect(ids(findPosts(posts, term))).toBe(found));
});

test("search and order stand in the address", () => {
  const view = { term: "soil & ash", order: { column: "title", direction: "descending" } } as const;
  expect(viewParams(view).toString()).toBe("q=soil+%26+ash&sort=title-desc");
  expect(viewFrom(viewParams(view))).toEqual(view);
  expect(viewParams({ term: "", order: USUAL_ORDER }).toString()).toBe("");
  expect(viewFrom(new URLSearchParams("sort=nonsense"))).toEqual({ term: "", order: USUAL_ORDER });
});
