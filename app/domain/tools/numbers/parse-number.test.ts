import { expect, test } from "vitest";
import { parseNumber } from "./parse-number.ts";

test.each([
  ["1,300", 1300],
  ["1300 lb", 1300],
  [" $80 ", 80],
  ["2.6 %", 2.6],
  [".5", 0.5],
  ["-40", -40],
  ["1,234,567.5 lb/ac", 1_234_567.5],
])("%j is parsed as %d", (text, value) => {
  expect(parseNumber(text)).toEqual({ kind: "number", value });
});

test("an empty field is not zero", () => {
  expect(parseNumber("  ")).toEqual({ kind: "empty" });
});

test.each(["1,30", "1.2.3", "about 40", "1e5", "-", "lb", "12 3"])("%j is not a number", (text) => {
  expect(parseNumber(text)).toEqual({ kind: "unreadable" });
});
