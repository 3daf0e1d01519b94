import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarDate, daysBetween, isCalendarDate } from "./calendar-date.ts";

/** Any valid date from year 1 to 9999. */
const anyDate = fc
  .date({
    min: new Date("0001-01-01T00:00Z"),
    max: new Date("9999-12-31T00:00Z"),
    noInvalidDate: true,
  })
  .map((date) => calendarDate(date.toISOString().slice(0, 10)));

test.each(["2025-05-08", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])(
  "%s is a date",
  (text) => expect(isCalendarDate(text)).toBe(true),
);

test.each([
  "2025-02-29",
  "1900-02-29",
  "2025-04-31",
  "2025-13-01",
  "2025-00-10",
  "2025-01-00",
  "2025-1-1",
  "2025-05-08T00:00",
  " 2025-05-08",
  "0000-01-01",
  "",
  "yesterday",
])("%j is not a date", (text) => {
  expect(isCalendarDate(text)).toBe(false);
  expect(() => calendarDate(text)).toThrow(RangeError);
});

test("counts calendar days between two dates, in either direction", () => {
  expect(daysBetween(calendarDate("2024-02-28"), calendarDate("2024-03-01"))).toBe(2);
  expect(daysBetween(calendarDate("2025-02-28"), calendarDate("2025-03-01"))).toBe(1);
  fc.assert(
    fc.property(anyDate, anyDate, (from, to) => {
      const expected = (Date.parse(to) - Date.parse(from)) / 86_400_000;
      expect(daysBetween(from, to)).toBe(expected);
      expect(daysBetween(to, from)).toBe(0 - expected);
    }),
  );
});
