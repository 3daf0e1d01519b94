import { expect, it } from "vitest";
import { calendarDate } from "../../domain/calendar-date.ts";
import { postsByStem } from "./posts-by-stem.ts";

const posts = [
  { date: calendarDate("2025-05-08"), slug: "three-stories" },
  { date: calendarDate("2024-06-15"), slug: "the-rule" },
];

it("finds posts in the order in which they are named", () => {
  const found = postsByStem(posts, ["2024-06-15-the-rule", "2025-05-08-three-stories"]);
  expect(found.map(({ slug }) => slug)).toEqual(["the-rule", "three-stories"]);
});

it("refuses a name that is no post, and says which", () => {
  expect(() => postsByStem(posts, ["2024-06-15-the-role"])).toThrow(
    "content/posts/2024-06-15-the-role.md",
  );
});
