import { expect, test } from "vitest";
import { cutAtRanges, joinLargeFigure, joinRanges, joinUnits } from "./unbroken-figures.ts";

test("a range of numbers is one piece, with its signs", () => {
  expect(cutAtRanges("Split it into 3–4 paddocks")).toEqual(["Split it into ", "3–4", " paddocks"]);
  expect(cutAtRanges("$1,500–2,500, or 30%–40%.")).toEqual([
    "",
    "$1,500–2,500",
    ", or ",
    "30%–40%",
    ".",
  ]);
});

test("certain hyphenated words, and a number with its unit, are one piece", () => {
  expect(cutAtRanges("off-stream water")).toEqual(["", "off-stream", " water"]);
  expect(cutAtRanges("the turn-in sheet, an 8-ft rod, a 1,300-lb cow, a 30-day rest")).toEqual([
    "the ",
    "turn-in",
    " sheet, an ",
    "8-ft",
    " rod, a ",
    "1,300-lb",
    " cow, a ",
    "30-day",
    " rest",
  ]);
});

test("a dash between words is not a range", () => {
  expect(cutAtRanges("the Nebraska–Kansas line in 2024")).toHaveLength(1);
});

test("in plain text only the dash is joined to the number after it", () => {
  const joined = joinRanges("30%–40% of $3,000–5,000 on the Nebraska–Kansas line");
  expect(joinRanges("a 40-acre square").replaceAll("\u2060", "_")).toBe("a 40-_acre square");
  expect(joined.replaceAll("\u2060", "_")).toBe(
    "30%–_40% of $3,000–_5,000 on the Nebraska–Kansas line",
  );
});

test("a number stays with its unit, and an operator with the number before it", () => {
  const joined = joinUnits(
    "300 acres × 3,000 lb ÷ 26, 40 × $0.98, 60 oz at 90 °F, 5 lbs, 12 AU-days, (paddocks − 1)",
  );
  expect(joinUnits("15 fl oz").replaceAll("\u00a0", "_")).toBe("15_fl_oz");
  expect(joined.replaceAll("\u00a0", "_")).toBe(
    "300_acres_× 3,000_lb_÷ 26, 40_×_$0.98, 60_oz at 90_°F, 5 lbs, 12_AU-days, (paddocks_−_1)",
  );
});

test("a short calculation stays on one line, a long one may break after an operator", () => {
  expect(joinUnits("3.0 × 60 cows × $1.61 is").replaceAll("\u00a0", "_")).toBe(
    "3.0_×_60_cows_×_$1.61 is",
  );
  expect(joinUnits("60 ÷ 7 days").replaceAll("\u00a0", "_")).toBe("60_÷_7 days");
  expect(joinUnits("660 × 1.414 = ").replaceAll("\u00a0", "_")).toBe("660_×_1.414_= ");
  expect(joinUnits("120,000 × (30% − 25%)").replaceAll("\u00a0", "_")).toBe(
    "120,000_×_(30%_−_25%)",
  );
  expect(joinUnits("400 × 3,000 × 25% ÷ 2,028").replaceAll("\u00a0", "_")).toBe(
    "400_× 3,000_× 25%_÷ 2,028",
  );
});

test("a result stays with a short calculation, and no line begins with an operator", () => {
  const joined = joinUnits(
    "saves 14 − 6 = 8. 1,200,000 × 0.30 = 360,000 lb, 30 cows × 4 months ÷ 100 acres = 1.2, 1,352.40 − 195 − 360 − 579.60",
  );
  expect(joined.replaceAll("\u00a0", "_")).toBe(
    "saves 14_−_6_=_8. 1,200,000_×_0.30_= 360,000_lb, 30 cows_× 4 months_÷ 100_acres_= 1.2, 1,352.40_− 195_− 360_− 579.60",
  );
});

test("halves and quarters become one character; dates, rates and other fractions do not", () => {
  expect(joinUnits("1/4 mile, 1/2 inch, $1/2, 2017/18, 1/2/24, 3/8")).toBe(
    "¼\u00a0mile, ½\u00a0inch, $1/2, 2017/18, 1/2/24, 3/8",
  );
});

test("keeps a word with a hyphen whole", () => {
  expect(cutAtRanges("66 step-in posts")).toEqual(["66 ", "step-in", " posts"]);
  expect(cutAtRanges("a close-up")).toEqual(["a ", "close-up", ""]);
});

test("a large figure breaks only before an operator, never inside a number", () => {
  expect(joinLargeFigure("30,000 lb ÷ 2,028 = 14.8 days").replaceAll("\u00a0", "_")).toBe(
    "30,000_lb ÷_2,028 =_14.8_days",
  );
});
