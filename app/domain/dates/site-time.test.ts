import { expect, test } from "vitest";
import { calendarDate } from "./calendar-date.ts";
import { dateInZone, isTimeZone, wallTimeToMoment } from "./site-time.ts";

test.each([
  ["2026-11-22T05:30:00Z", "America/Chicago", "2026-11-21"],
  ["2026-11-22T06:30:00Z", "America/Chicago", "2026-11-22"],
  ["2026-11-21T11:00:00Z", "Pacific/Kiritimati", "2026-11-22"],
  ["2026-03-08T07:59:59Z", "America/Chicago", "2026-03-08"],
])("%s in %s is on %s", (moment, zone, day) => {
  expect(dateInZone(Date.parse(moment), zone)).toBe(day);
});

test.each(["Pacific/Kiritimati", "America/Chicago", "Pacific/Pago_Pago"])(
  "the last minute of the calendar is a valid time in %s",
  (zone) => {
    const last = { date: calendarDate("9999-12-31"), time: "23:59" };
    expect(wallTimeToMoment(last, zone)).toMatchObject({ twice: false });
  },
);

test("recognizes the names of time zones", () => {
  expect(isTimeZone("America/Denver")).toBe(true);
  expect(isTimeZone("Texas")).toBe(false);
  expect(isTimeZone("")).toBe(false);
});
