import { expect, test } from "vitest";
import { calendarDate } from "../../../domain/dates/calendar-date.ts";
import { nextSaturday } from "./next-saturday.ts";

test.each([
  ["2026-11-22", "2026-11-28"], // a Sunday
  ["2026-11-25", "2026-11-28"], // a Wednesday: three days are enough
  ["2026-11-26", "2026-12-05"], // a Thursday: two are not
  ["2026-11-28", "2026-12-05"], // a Saturday
])("on %s it is %s", (today, saturday) => {
  expect(nextSaturday(calendarDate(today))).toBe(saturday);
});
