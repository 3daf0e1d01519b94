import { expect, test } from "vitest";
import { median, medianRatio } from "./median.ts";

test("the median is the middle value, or the mean of the two in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 2, 4, 8])).toBe(6);
  expect(median([])).toBeNaN();
});

test("a ratio compares what was measured in the same round", () => {
  expect(medianRatio([200, 2000, 240], [100, 1000, 100])).toBe(2);
});
