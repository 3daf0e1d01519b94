import { expect, test } from "vitest";
import { cutAtRanges, joinRanges } from "./number-range.ts";

test("a range of figures is one piece, with its signs", () => {
  expect(cutAtRanges("Split it into 3–4 paddocks")).toEqual(["Split it into ", "3–4", " paddocks"]);
  expect(cutAtRanges("$1,500–2,500, or 30%–40%.")).toEqual([
    "",
    "$1,500–2,500",
    ", or ",
    "30%–40%",
    ".",
  ]);
});

test("a dash between words is no range", () => {
  expect(cutAtRanges("the Nebraska–Kansas line in 2024")).toHaveLength(1);
});

test("in a text without markup the dash is joined to the figure after it, and nothing else changes", () => {
  const joined = joinRanges("30%–40% of $3,000–5,000 on the Nebraska–Kansas line");
  expect(joined.replaceAll("\u2060", "_")).toBe(
    "30%–_40% of $3,000–_5,000 on the Nebraska–Kansas line",
  );
});
