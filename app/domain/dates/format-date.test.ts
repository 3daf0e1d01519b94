import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarDate } from "./calendar-date.ts";
import { longDate, monthName, shortDate } from "./format-date.ts";
import { relativeDate, withMonth } from "./relative-date.ts";

const today = calendarDate("2025-11-21");
const ago = (date: string) => relativeDate(calendarDate(date), today);

test("the formats of the specification", () => {
  expect(longDate(calendarDate("2025-05-08"))).toBe("May 8, 2025");
  expect(longDate(calendarDate("2024-12-12"))).toBe("December 12, 2024");
  expect(shortDate(calendarDate("2024-06-15"))).toBe("Jun 15, 2024");
  expect([1, 12, 0, 13].map(monthName)).toEqual(["January", "December", "", ""]);
});

test("adds the month to a date more than a year ago", () => {
  expect(withMonth("1 year ago", "May 8, 2025")).toBe("May\u00a02025, 1 year ago");
  expect(withMonth("11 months ago", "May 8, 2025")).toBe("11 months ago");
});

test.each([
  ["2025-11-21", "today"],
  ["2025-11-20", "yesterday"],
  ["2025-11-15", "6 days ago"],
  ["2025-11-14", "1 week ago"],
  ["2025-10-23", "4 weeks ago"],
  ["2025-10-22", "1 month ago"],
  ["2025-10-21", "1 month ago"],
  ["2025-09-22", "1 month ago"],
  ["2025-09-21", "2 months ago"],
  ["2024-11-22", "11 months ago"],
  ["2024-11-21", "1 year ago"],
  ["2024-06-15", "1 year ago"],
  ["2023-11-21", "2 years ago"],
  ["2025-11-22", "tomorrow"],
  ["2025-11-30", "in 1 week"],
  ["2026-01-21", "in 2 months"],
  ["2027-11-21", "in 2 years"],
])("%s is %s", (date, text) => expect(ago(date)).toBe(text));

test("a past date never reads as future, nor a future one as past", () => {
  const day = fc
    .date({ min: new Date("1990-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, (date) => {
      const expected =
        date < today ? /ago$|^yesterday$/ : date > today ? /^in |^tomorrow$/ : /^today$/;
      expect(ago(date)).toMatch(expected);
    }),
  );
});
