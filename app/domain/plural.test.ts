import { expect, test } from "vitest";
import { pluralize } from "./plural.ts";

test("an s when the count is not 1 (decision 11)", () => {
  expect([0, 1, 2, 12].map((count) => pluralize(count, "result"))).toEqual([
    "0 results",
    "1 result",
    "2 results",
    "12 results",
  ]);
  expect(pluralize(5000, "Article")).toBe("5,000 Articles");
});
