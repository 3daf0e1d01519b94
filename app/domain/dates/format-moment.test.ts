import { describe, expect, test } from "vitest";
import { calendarDate } from "./calendar-date.ts";
import { clockTime, dayAndTime, fromNow, recentDay, recently, zoneName } from "./format-moment.ts";
import { wallTimeToMoment, wallTime } from "./site-time.ts";

const TEXAS = "America/Chicago";
const noon = Date.parse("2026-11-22T18:00:00Z");

describe("a wall time in the site's zone", () => {
  test("survives the round trip at every hour of the days around both clock changes", () => {
    for (const date of ["2026-11-01", "2027-03-14", "2027-03-15"].map(calendarDate)) {
      for (let hour = 0; hour < 24; hour += 1) {
        const time = `${String(hour).padStart(2, "0")}:15`;
        const found = wallTimeToMoment({ date, time }, TEXAS);
        if ("moment" in found) expect(wallTime(found.moment, TEXAS)).toEqual({ date, time });
        else expect([date, hour]).toEqual(["2027-03-14", 2]);
      }
    }
  });
});

test("formats moments", () => {
  expect(clockTime(noon, TEXAS)).toBe("12:00\u00A0PM");
  expect(clockTime(noon, "America/New_York")).toBe("1:00\u00A0PM");
  expect(clockTime(Date.parse("2026-11-22T06:05:00Z"), TEXAS)).toBe("12:05\u00A0AM");
  expect(dayAndTime(noon, TEXAS, noon)).toBe("Nov 22, 12:00\u00A0PM");
  expect(dayAndTime(noon, TEXAS, Date.parse("2027-01-02T18:00:00Z"))).toBe(
    "Nov 22, 2026, 12:00\u00A0PM",
  );
  expect(recently(noon, TEXAS, noon + 60_000)).toBe("12:00\u00A0PM");
  expect(recently(noon, TEXAS, noon + 86_400_000)).toBe("Nov 22, 12:00\u00A0PM");
  expect(recentDay(noon, TEXAS, noon + 60_000)).toBe("today");
  expect(recentDay(Date.parse("2026-11-22T05:00:00Z"), TEXAS, noon)).toBe("Nov 21, 2026");
  expect(zoneName(TEXAS)).toBe("Central Time");
  expect(fromNow(noon + 9 * 86_400_000, noon)).toBe("in 9 days");
  expect(fromNow(noon - 2517 * 86_400_000, noon)).toBe("2,517 days ago");
  expect(fromNow(noon - 300_000, noon)).toBe("5 minutes ago");
  expect(fromNow(noon, noon)).toBe("just now");
});
