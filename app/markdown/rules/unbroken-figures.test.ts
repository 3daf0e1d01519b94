import { expect, test } from "vitest";
import { cutAtRanges, joinLargeFigure, joinRanges, joinUnits } from "./unbroken-figures.ts";

/** A text whose no-break spaces and word joiners are underscores. */
const visible = (text: string) => text.replace(/[\u00a0\u2060]/g, "_");

test.each([
  ["a range of numbers", "Split it into 3–4 paddocks", "Split it into |3–4| paddocks"],
  ["with its signs", "$1,500–2,500, or 30%–40%.", "|$1,500–2,500|, or |30%–40%|."],
  ["certain hyphenated words", "off-stream water, a close-up", "|off-stream| water, a |close-up|"],
  ["a word with a hyphen after a number", "66 step-in posts", "66 |step-in| posts"],
  ["a number with its unit", "an 8-ft rod, a 1,300-lb cow", "an |8-ft| rod, a |1,300-lb| cow"],
  ["but not words with a dash", "Nebraska–Kansas in 2024", "Nebraska–Kansas in 2024"],
])("one piece: %s", (_, text, pieces) => expect(cutAtRanges(text).join("|")).toBe(pieces));

test("in plain text only the dash is joined to the number after it", () => {
  expect(visible(joinRanges("a 40-acre square"))).toBe("a 40-_acre square");
  expect(visible(joinRanges("30%–40% of $3,000–5,000 on the Nebraska–Kansas line"))).toBe(
    "30%–_40% of $3,000–_5,000 on the Nebraska–Kansas line",
  );
});

test.each([
  [
    "a number stays with its unit, and an operator with the number before it",
    "300 acres × 3,000 lb ÷ 26, 40 × $0.98, 60 oz at 90 °F, 5 lbs, 12 AU-days, 15 fl oz, (paddocks − 1)",
    "300_acres_× 3,000_lb_÷ 26, 40_×_$0.98, 60_oz at 90_°F, 5 lbs, 12_AU-days, 15_fl_oz, (paddocks_−_1)",
  ],
  [
    "a short calculation stays on one line",
    "3.0 × 60 cows × $1.61 is, 60 ÷ 7 days, 660 × 1.414 = ",
    "3.0_×_60_cows_×_$1.61 is, 60_÷_7 days, 660_×_1.414_= ",
  ],
  ["so does one in brackets", "120,000 × (30% − 25%)", "120,000_×_(30%_−_25%)"],
  [
    "a long one may break after an operator",
    "400 × 3,000 × 25% ÷ 2,028",
    "400_× 3,000_× 25%_÷ 2,028",
  ],
  [
    "a result stays with a short calculation, and no line begins with an operator",
    "saves 14 − 6 = 8. 1,200,000 × 0.30 = 360,000 lb, 30 cows × 4 months ÷ 100 acres = 1.2, 1,352.40 − 195 − 360 − 579.60",
    "saves 14_−_6_=_8. 1,200,000_×_0.30_= 360,000_lb, 30 cows_× 4 months_÷ 100_acres_= 1.2, 1,352.40_− 195_− 360_− 579.60",
  ],
  [
    "halves and quarters become one character; dates, rates and other fractions do not",
    "1/4 mile, 1/2 inch, $1/2, 2017/18, 1/2/24, 3/8",
    "¼_mile, ½_inch, $1/2, 2017/18, 1/2/24, 3/8",
  ],
])("%s", (_, text, joined) => expect(visible(joinUnits(text))).toBe(joined));

test("a large figure breaks only before an operator, never inside a number", () => {
  expect(visible(joinLargeFigure("30,000 lb ÷ 2,028 = 14.8 days"))).toBe(
    "30,000_lb ÷_2,028 =_14.8_days",
  );
});
