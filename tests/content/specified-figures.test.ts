import { expect, test } from "vitest";
import { pageText } from "./page-text.ts";

/** A figure of the specification's section 9, its page, and the limit printed with it. */
type Row = readonly [page: string, figure: string, caution: string];

const FIGURES: readonly Row[] = [
  ["about/reasonable-change", "Change at most 10% a year", "our own limit on risk, not a research"],
  ["practices/grazing", "30–60 days", "14–21 days can do in fast spring growth"],
  ["practices/grazing", "3–4 paddocks", "a 30-day rest means 10-day stays: expect second bites"],
  ["practices/grazing", "10–20% more a year", "Only after the last step has paid"],
  [
    "practices/grazing",
    "15–25% more carrying capacity",
    "A target some ranches report, not a forecast",
  ],
  ["practices/grazing", "30–40% more productivity", "We found no trial that supports this size"],
  [
    "practices/water",
    "within about 800 feet of water",
    "Range cattle go a quarter mile to two miles",
  ],
  ["practices/water", "30–50% more useable pasture", "Not found as a general figure"],
  ["practices/water", "$1,500–2,500", "Example range; get quotes"],
  ["practices/water", "A 1,650-gallon tank, float valve and 500 feet of", "weighs about 7 tons"],
  ["practices/water", "$3,000–5,000", "Example range. Depends on fall, trenching and rock"],
  [
    "practices/water",
    "up to 1/4 mile of pipe",
    "Example range. Depends on fall, trenching and rock",
  ],
  [
    "practices/water",
    "$4,000–8,000",
    "Example range; get quotes. Store at least three days' water",
  ],
  ["practices/water", "500–2,000 gallons a day", "Store at least three days' water"],
  ["practices/grazing", "30 days of watching", "A habit, not a finding"],
  ["practices/soil", "1/4 inch of compost", "Test an acre; check phosphorus"],
  ["practices/animal-health", "30 days or more of rest", "Cool, damp pasture can stay infective"],
  ["practices/grazing", "60 days before first frost", "Count back from your own first-frost date"],
  [
    "practices/grazing",
    "50,000–200,000 lbs per acre",
    "At the top of the range stay hours, not days",
  ],
  ["practices/grazing", "1–3 days of grazing, then 60–120 days", "For experienced hands, dry cows"],
  ["practices/grazing", "Third leaf", "It is a stage of growth and not a share of the leaf"],
];

/** Within this many characters a limit is in the same step, option or table row. */
const NEAR = 1800;

/** All positions of a text in another. */
function places(text: string, part: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) found.push(at);
  return found;
}

test.each(FIGURES)("%s prints “%s” with its limit: “%s”", (page, figure, caution) => {
  const text = pageText(page);
  const [figures, cautions] = [places(text, figure), places(text, caution)];
  expect(figures, `${page} prints ${figure}`).not.toEqual([]);
  const near = figures.some((at) => cautions.some((other) => Math.abs(other - at) < NEAR));
  expect(near, `${page} prints ${caution} beside it`).toBe(true);
});
