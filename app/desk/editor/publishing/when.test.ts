import { expect, test } from "vitest";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { checkTime, explainTime, firstTime } from "./when.ts";

const TEXAS = "America/Chicago";
const NOW = Date.parse("2026-11-22T18:00:00Z");
const at = (date: string, time: string) => ({ date: calendarDate(date), time });

test("opens the menu with the scheduled time, or with the next morning", () => {
  expect(firstTime(undefined, TEXAS, NOW)).toEqual(at("2026-11-23", "06:00"));
  expect(firstTime(NOW - 1, TEXAS, NOW)).toEqual(at("2026-11-23", "06:00"));
  expect(firstTime(Date.parse("2026-12-01T12:30:00Z"), TEXAS, NOW)).toEqual(
    at("2026-12-01", "06:30"),
  );
});

test("refuses a time in the past, or one that clocks skip", () => {
  expect(checkTime(at("2026-12-01", "06:00"), TEXAS, NOW)).toEqual({
    moment: Date.parse("2026-12-01T12:00:00Z"),
  });
  expect(checkTime(at("2026-11-22", "11:59"), TEXAS, NOW)).toEqual({
    error: "That time has passed. Publish now, or choose a later time.",
  });
  expect(checkTime(at("2027-03-14", "02:30"), TEXAS, NOW)).toEqual({
    error: "2:30\u00A0AM doesn’t exist on Mar 14, 2027 (clocks go forward). 3:30\u00A0AM?",
  });
});

test("says which of the two equal times is meant when clocks go back", () => {
  const twice = at("2027-11-07", "01:30");
  expect(explainTime(twice, TEXAS, NOW).which).toBe(
    "1:30\u00A0AM comes twice on Nov 7, 2027 (clocks go back). This is the first. ",
  );
  expect(checkTime(twice, TEXAS, NOW)).toEqual({ moment: Date.parse("2027-11-07T06:30:00Z") });
  expect(explainTime(at("2027-11-07", "02:30"), TEXAS, NOW).which).toBe("");
});

test("refuses times at or after the end of the year 9998, at any hour", () => {
  for (const [date, time] of [
    ["9999-12-31", "23:59"],
    ["9998-12-31", "23:00"],
  ] as const) {
    expect(explainTime(at(date, time), TEXAS, NOW).device).toBe("");
    expect(checkTime(at(date, time), TEXAS, NOW)).toEqual({
      error: "Choose a day before the end of the year 9998.",
    });
  }
});

test("shows the device's time beside the site's", () => {
  const { zone, device } = explainTime(at("2026-12-01", "06:00"), TEXAS, NOW);
  expect(zone).toBe("Central Time");
  expect(device).toMatch(/^On this device: .*Dec 1.* In 9 days\.$/);
});
