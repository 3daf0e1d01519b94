import { expect, test } from "vitest";
import { daysText, dollars, figure, wholeDown } from "./figures.ts";

test("numbers have thousands commas and a real minus sign", () => {
  expect([figure(300_000), figure(1234.56, 1), figure(-136), figure(999), figure(0.4)]).toEqual([
    "300,000",
    "1,234.6",
    "−136",
    "999",
    "0",
  ]);
});

test("dollars are whole or have cents", () => {
  expect([dollars(1950), dollars(-136.4), dollars(0.98, 2), dollars(5, 2)]).toEqual([
    "$1,950",
    "−$136",
    "$0.98",
    "$5.00",
  ]);
});

test("days under 20 have a decimal", () => {
  expect([daysText(5.24), daysText(110.95), daysText(1)]).toEqual([
    "5.2 days",
    "111 days",
    "1 day",
  ]);
});

test("animals are rounded to a tenth, then down", () => {
  expect([36.98, 35.4, 26.6, 15.98].map(wholeDown)).toEqual([37, 35, 26, 16]);
});
