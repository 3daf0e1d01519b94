import { expect, test } from "vitest";
import { median, medianRatio, percentile } from "./figures.ts";

test("the median is the middle value, or the mean of the two in the middle", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 2, 4, 8])).toBe(6);
  expect(median([])).toBeNaN();
});

test("a ratio compares what was measured in the same round", () => {
  expect(medianRatio([200, 2000, 240], [100, 1000, 100])).toBe(2);
});

test("a percentile is a value that was measured", () => {
  expect(percentile([5, 1, 4, 2, 3], 95)).toBe(5);
  expect(percentile([5, 1, 4, 2, 3], 50)).toBe(3);
  expect(percentile([], 95)).toBeNaN();
});
