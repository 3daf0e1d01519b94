import { expect, test } from "vitest";
import { NITRATE_TEST, nitrateBand, wormRest } from "./planners/field-tests.ts";
import { NITRATE, WORMS } from "./field-tests/rules.ts";

test.each([
  [0, "low"],
  [699, "low"],
  [700, "caution"],
  [999, "caution"],
  [1000, "half"],
  [1999, "half"],
  [2000, "quarter"],
  [3999, "quarter"],
  [4000, "none"],
  [90_000, "none"],
] as const)("%i ppm of nitrate-N is %s", (ppm, share) => {
  expect(nitrateBand(ppm).share).toBe(share);
});

test("bred cows get no hay from 2,000 ppm on, and no band is called safe", () => {
  expect(nitrateBand(2000).bred).toMatch(/^None/);
  expect(JSON.stringify(NITRATE)).not.toMatch(/safe/i);
  expect(NITRATE_TEST.limit).toContain("Don’t graze a field at 1,000 ppm");
});

test("worms and rest are for sheep and goats, never for cattle", () => {
  expect(WORMS.limit).toMatch(/^Sheep and goats only\. Not for cattle/);
  for (const [highF, days, irrigated] of [
    [90, 45, false],
    [85, 35, true],
    [40, 200, false],
    [70, 30, false],
  ] as const)
    expect(wormRest(highF, days, irrigated).sentence).toMatch(/sheep and goats/i);
});
