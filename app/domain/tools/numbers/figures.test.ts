import { expect, test } from "vitest";
import { daysText, dollars, figure, wholeDown } from "./figures.ts";

test.each([
  ["a number has thousands commas", figure(300_000), "300,000"],
  ["and as many decimals as asked", figure(1234.56, 1), "1,234.6"],
  ["a real minus sign", figure(-136), "−136"],
  ["dollars are whole", dollars(-136.4), "−$136"],
  ["or have cents", dollars(5, 2), "$5.00"],
  ["days under 20 have a decimal", daysText(5.24), "5.2 days"],
  ["longer ones none", daysText(110.95), "111 days"],
  ["one day is one", daysText(1), "1 day"],
])("%s: %s", (_, text, expected) => expect(text).toBe(expected));

test("animals are rounded to a tenth, then down", () => {
  expect([36.98, 35.4, 26.6, 15.98].map(wholeDown)).toEqual([37, 35, 26, 16]);
});
