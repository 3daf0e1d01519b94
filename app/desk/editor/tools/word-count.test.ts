import { expect, test } from "vitest";
import { countWords } from "./word-count.ts";

test("counts words as a reader sees them", () => {
  expect(countWords("")).toBe(0);
  expect(countWords("### Two words\n\n- **one**\n- 1,650 gallons")).toBe(5);
  expect(countWords("A [good map](https://example.org/a/b-c).")).toBe(3);
  expect(countWords("| Column | Column |\n| --- | --- |")).toBe(2);
});
