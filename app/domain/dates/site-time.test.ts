import { expect, test } from "vitest";
import { dateInZone, isTimeZone } from "./site-time.ts";

test.each([
  ["2026-11-22T05:30:00Z", "America/Chicago", "2026-11-21"],
  ["2026-11-22T06:30:00Z", "America/Chicago", "2026-11-22"],
  ["2026-11-21T11:00:00Z", "Pacific/Kiritimati", "2026-11-22"],
  ["2026-03-08T07:59:59Z", "America/Chicago", "2026-03-08"],
])("%s in %s is on %s", (moment, zone, day) => {
  expect(dateInZone(Date.parse(moment), zone)).toBe(day);
});

test("recognizes the names of time zones", () => {
  expect(isTimeZone("America/Denver")).toBe(true);
  expect(isTimeZone("Texas")).toBe(false);
  expect(isTimeZone("")).toBe(false);
});
