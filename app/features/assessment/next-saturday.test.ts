import { expect, test } from "vitest";
import { nextSaturday } from "./first-step-result.tsx";

test.each([
  ["a Sunday", 22, "November 28"],
  ["a Wednesday: three days are enough", 25, "November 28"],
  ["a Thursday: two are not", 26, "December 5"],
  ["a Saturday: the next one", 28, "December 5"],
])("on %s", (_, day, saturday) => {
  expect(nextSaturday(new Date(2026, 10, day, 9), "en-US")).toBe(saturday);
});

test("in Spanish", () => {
  expect(nextSaturday(new Date(2026, 10, 22, 9), "es-MX")).toBe("28 de noviembre");
});
