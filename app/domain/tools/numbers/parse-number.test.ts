import { expect, test } from "vitest";
import { LIMITS } from "./limits.ts";
import { parseNumber } from "./parse-number.ts";

/** Reads a text in a field without a limit. `units` is its unit, or "unit | text shown beside the field". */
const read = (text: string, units: string) => {
  const [unit = "", shown] = units.split(" | ");
  return parseNumber(text, { unit, max: Number.POSITIVE_INFINITY }, shown);
};

test.each([
  ["1,300", "lb", 1300],
  ["1300 lbs.", "lb", 1300],
  [" $80 ", "dollars | $ a ton", 80],
  ["$80/ton", "dollars | $ a ton", 80],
  ["80 dollars per ton", "dollars | $ a ton", 80],
  ["2.6 %", "% of weight", 2.6],
  ["30 percent", "%", 30],
  [".5", "inches", 0.5],
  ["5.", "inches", 5],
  ["8½ in.", "inches", 8.5],
  ["½", "acres", 0.5],
  ["3 1/2", "inches", 3.5],
  ["-3-1/4 ft", "feet", -3.25],
  ["3/4 acre", "acres", 0.75],
  ["1,320'", "feet", 1320],
  ["1320 ft", "feet", 1320],
  ['4"', "inches", 4],
  ["4''", "inches", 4],
  ["1,234,567.5 lb/ac", "lb an acre", 1_234_567.5],
  ["3000 pounds per acre", "lb an acre", 3000],
  ["10 gpm", "gallons a minute", 10],
  ["20 gal/head/day", "gallons a head | gal a day", 20],
  ["60 cows", "head", 60],
  ["12 cabezas", "head", 12],
  ["12 reses", "head", 12],
  ["1 res", "head", 1],
  ["12 animales", "head", 12],
  ["1300 libras", "lb", 1300],
  ["3000 libras por acre", "lb an acre", 3000],
  ["4 pulgadas", "inches", 4],
  ["500 dólares", "dollars", 500],
  ["1.4 AU", "animal units | AU", 1.4],
  ["4.8 sq. ft.", "sq ft", 4.8],
  ["90F", "°F", 90],
  ["90 degrees", "°F", 90],
  ["6 hrs a day", "hours | hours a day", 6],
  ["-$500", "dollars", -500],
  ["−$500", "dollars", -500],
  ["$-500", "dollars", -500],
  ["$ 1.61", "dollars", 1.61],
  ["1 300", "lb", 1300],
  ["1\u{202f}300\u{a0}000 lb", "lb", 1_300_000],
  ["$20/cow/day", "dollars | $ per cow per day", 20],
  ["20 dollars a day per cow", "dollars | $ per cow per day", 20],
  ["$20", "dollars | $ per cow per day", 20],
  ["20 gal/day", "gallons a head | gal a day", 20],
  ["200 lb/in", "lb an inch | lb an acre", 200],
  ["3000 lb/ac/yr", "lb an acre | lb an acre a year", 3000],
  ["3000 lb/ac", "lb an acre | lb an acre a year", 3000],
  ["20 a year", "hours | a year", 20],
])("%j in %j is %d", (text, unit, value) => {
  expect(read(text, unit)).toEqual({ kind: "number", value });
});

test.each(Object.values(LIMITS).map(({ unit }) => unit))("5 in %j is readable", (unit) => {
  if (/^[a-z%°]/i.test(unit)) expect(read(`5 ${unit}`, unit)).toEqual({ kind: "number", value: 5 });
});

test("an empty field is not zero", () => {
  expect(read("  ", "lb")).toEqual({ kind: "empty" });
});

test.each([
  "20,5 kg",
  "1.2.3",
  "about 40",
  "1e5",
  "-",
  "lb",
  "12 3",
  "1 3000",
  "1 300,000",
  "1.300.000",
  "1/2/27",
  "5/7",
  "$ 5",
])("%j is not a number of pounds", (text) => {
  expect(read(text, "lb")).toEqual({ kind: "unreadable" });
});

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
  ["$20/hr", "dollars | $ per cow per day"],
  ["20 dollars an hour", "dollars | $ per cow per day"],
  ["$12 fuel", "dollars | $ per cow per day"],
  ["$200/cow", "dollars | $ per cow per day"],
  ["$120/day", "dollars | $ per cow per day"],
  ["160 lb/in", "lb an acre | lb an acre a year"],
  ["$3/ft", "dollars | $"],
  ["40 A", "acres"],
  ["90 degrees", "acres"],
  ["-$-5", "dollars"],
  ["2 min/gal", "gallons a minute"],
])("%j is in another unit than %s", (text, unit) => {
  expect(read(text, unit)).toEqual({ kind: "unreadable" });
});

test.each([
  ["1.300", 3000, 1.3],
  ["$1.950", 10_000_000, 1.95],
  ["-1.300", 10_000_000, -1.3],
  ["12.500 lb", 25_000, 12.5],
])("%j may mean thousands in a field that takes up to %d", (text, max, value) => {
  const unit = /[$-]/.test(text) ? "dollars" : "lb";
  const means = [value * 1000, value];
  expect(parseNumber(text, { unit, max })).toEqual({ kind: "unreadable", means });
});

test.each([
  ["20,5", 20.5],
  ["1,30 lb", 1.3],
  ["-20,5", -20.5],
  ["1,300,5", 1300.5],
])("%j may have a decimal comma", (text, value) => {
  expect(read(text, "lb")).toEqual({ kind: "unreadable", means: [value] });
});

test.each([
  ["0.125", 10_000_000, 0.125],
  ["1.30", 3000, 1.3],
  ["1.3000", 3000, 1.3],
  ["1.125", 40, 1.125],
  ["1234.567", 10_000_000, 1234.567],
  ["1,300.125", 10_000_000, 1300.125],
])("%j is unambiguous in a field that takes up to %d", (text, max, value) => {
  expect(parseNumber(text, { unit: "lb", max })).toEqual({ kind: "number", value });
});
