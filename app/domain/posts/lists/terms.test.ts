import { expect, test } from "vitest";
import { withTerm, withTermBack } from "./terms.ts";

const post = (...tags: string[]) => ({ category: "Water", tags });

test("a post that has both the old and the new tag keeps one, in the place of the first", () => {
  expect(withTerm(post("a", "old", "b", "new"), "tag", "old", "new")).toEqual(
    post("a", "new", "b"),
  );
  expect(withTerm(post("new", "old"), "tag", "old", undefined)).toEqual(post("new"));
  expect(withTerm(post("Water"), "tag", "Hay", "Straw")).toEqual(post("Water"));
});

test("undoing restores the former tags and category, and keeps later changes", () => {
  const [before, after] = [post("old", "new"), post("new")];
  expect(withTermBack(after, before, after)).toEqual(before);
  expect(withTermBack(post("new", "hay"), before, after)).toEqual(post("new", "hay", "old"));
  const renamed = { ...before, category: "Tanks" };
  expect(withTermBack({ ...renamed }, before, renamed).category).toBe("Water");
  expect(withTermBack({ ...renamed, category: "Grazing" }, before, renamed).category).toBe(
    "Grazing",
  );
});
