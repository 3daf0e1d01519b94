import { expect, test } from "vitest";
import { calendarDate } from "../../dates/calendar-date.ts";
import { setAt } from "../fields/file.ts";
import { newEntry } from "../fields/new.ts";
import { firstYear } from "#app/language/english/first-year.ts";
import { EXAMPLE } from "#tests/tools/ranches.ts";
import { firstYearOf, isNear, isOver, shutsGate } from "./first-year.ts";

const filled = setAt(setAt(EXAMPLE, "money.cashLimit", 900), "season.start", "2027-05-15");

test("one refused number leaves the others in the plan", () => {
  const { acres, ...others } = firstYearOf(setAt(filled, "ranch.ranchAcres", 600_000));
  expect(acres).toBeNull();
  expect(others).toEqual({ head: EXAMPLE.herdRows[0]?.head, cash: 900, start: "2027-05-15" });
  expect(firstYearOf(setAt(filled, "season.start", "1020-05-15"))).toMatchObject({
    acres: EXAMPLE.ranch.ranchAcres,
    start: null,
  });
});

test("a day is near in this year and the next, and a gate is over once its last check is past", () => {
  const today = calendarDate("2026-11-27");
  const days = ["2020-02-29", "2026-10-01", "2027-05-15", "2028-05-15"].map(calendarDate);
  expect(days.map((day) => isNear(day, today))).toEqual([false, true, true, false]);
  expect(days.map((day) => isOver(day, today))).toEqual([true, false, false, false]);
});

test("all animals graze the tenth, and their number is unknown if one of their rows is wrong", () => {
  const withHeifers = (head: number | null) => ({
    ...EXAMPLE,
    herdRows: [...EXAMPLE.herdRows, newEntry("herdRows", { id: "b", cls: "heifer", head })],
  });
  expect(firstYearOf(withHeifers(20)).head).toBe((EXAMPLE.herdRows[0]?.head ?? 0) + 20);
  for (const head of [null, 99_999]) expect(firstYearOf(withHeifers(head)).head).toBeNull();
  expect(firstYearOf(null).head).toBeNull();
});

test("only the plan that shuts a gate has dates", () => {
  const shut = Object.keys(firstYear.numbers).filter(shutsGate);
  expect(shut).toEqual(["continuous-grazing"]);
});
