import { expect, test } from "vitest";
import { LIMITS } from "./limits.ts";
import { parseNumber } from "./parse-number.ts";

test.each([
  ["1,300", "lb", 1300],
  ["1300 lb", "lb", 1300],
  ["1300 lbs.", "lb", 1300],
  [" $80 ", "dollars $ a ton", 80],
  ["$80/ton", "dollars $ a ton", 80],
  ["80 dollars per ton", "dollars $ a ton", 80],
  ["2.6 %", "% of weight", 2.6],
  ["30 percent", "%", 30],
  [".5", "inches", 0.5],
  ["5.", "inches", 5],
  ["-40", "feet", -40],
  ["1,320'", "feet", 1320],
  ["1320 ft", "feet", 1320],
  ['4"', "inches", 4],
  ["4''", "inches", 4],
  ["1,234,567.5 lb/ac", "lb an acre", 1_234_567.5],
  ["3000 pounds per acre", "lb an acre", 3000],
  ["10 gpm", "gallons a minute", 10],
  ["20 gal/head/day", "gallons a head gal a day", 20],
  ["60 cows", "head", 60],
  ["1.4 AU", "animal units", 1.4],
  ["4.8 sq. ft.", "sq ft", 4.8],
  ["90 °F", "°F", 90],
  ["90F", "°F", 90],
  ["90 degrees", "°F", 90],
  ["6 hrs a day", "hours hours a day", 6],
  ["4500 ppm", "ppm", 4500],
])("%j in %j is %d", (text, unit, value) => {
  expect(parseNumber(text, unit)).toEqual({ kind: "number", value });
});

test.each(Object.values(LIMITS).map(({ unit }) => unit))("5 in %j is readable", (unit) => {
  if (/^[a-z%°]/i.test(unit))
    expect(parseNumber(`5 ${unit}`, unit)).toEqual({ kind: "number", value: 5 });
});

test("an empty field is not zero", () => {
  expect(parseNumber("  ", "lb")).toEqual({ kind: "empty" });
});

test.each(["1,30", "1.2.3", "about 40", "1e5", "-", "lb", "12 3", "3/4", "$ 5"])(
  "%j is not a number of pounds",
  (text) => {
    expect(parseNumber(text, "lb")).toEqual({ kind: "unreadable" });
  },
);

test.each([
  ["590 kg", "lb"],
  ["1 mile", "feet"],
  ["20''", "feet"],
  ["1.5 tons", "lb an acre"],
  ["2 acres", "lb an acre"],
  ["160 ha", "acres"],
  ["2 sections", "acres"],
  ["2 hours", "minutes"],
  ["30 sec", "minutes"],
  ["2k", "head"],
  ["1.8%", "ppm"],
  ["20 gal/hour", "gallons a minute"],
  ["32 °C", "°F"],
  ["6 cents", "dollars"],
  ["$40", "acres"],
])("%j is in another unit than %s", (text, unit) => {
  expect(parseNumber(text, unit)).toEqual({ kind: "unreadable" });
});
