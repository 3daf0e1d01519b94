import { expect, test } from "vitest";
import { makeSummary } from "../../../../tests/support/posts.ts";
import { blogOverview } from "./overview.ts";
import { PAGE_SIZE } from "./paging.ts";

test("counts all posts and lists the first page", () => {
  const posts = Array.from({ length: PAGE_SIZE + 1 }, (_, index) =>
    makeSummary({ id: String(index) }),
  );
  const { total, latest, categories } = blogOverview(posts);
  expect(total).toBe(PAGE_SIZE + 1);
  expect(latest).toEqual(posts.slice(0, PAGE_SIZE));
  expect(categories).toEqual([{ name: "Grazing Management Tips", count: PAGE_SIZE + 1 }]);
});
