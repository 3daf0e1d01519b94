import { expect, test } from "vitest";
import { counted } from "./plural.ts";

test("an s when the count is not 1 (decision 11)", () => {
  expect([0, 1, 2, 12].map((count) => counted(count, "result"))).toEqual([
    "0 results",
    "1 result",
    "2 results",
    "12 results",
  ]);
  expect(counted(5000, "Article")).toBe("5,000 Articles");
});
