import fc from "fast-check";
import { expect, test } from "vitest";
import { BLANK, day, START, stay, WALK } from "#tests/tools/ranches.ts";
import { addDays } from "#app/domain/dates/calendar-date.ts";
import { backedUp, backupDue } from "../keep/backup.tsx";
import { keepSaves, type Save } from "./storage.ts";

const at = (on: string, time: string, id = "a"): Save => ({
  savedAt: `${on}T${time}Z`,
  file: { id },
});

test("a hundred saves today do not push out yesterday's last save, nor the last one of a replaced ranch", () => {
  const now = new Date("2027-06-02T20:00:00Z");
  let saves = [at("2027-06-01", "09:00:00"), at("2027-06-01", "17:00:00")];
  const mine = at("2027-06-02", "12:00:00", "kept");
  saves = keepSaves([...saves, mine], now);
  for (let minute = 0; minute < 100; minute += 1)
    saves = keepSaves(
      [
        ...saves,
        at(
          "2027-06-02",
          `15:${String(minute % 60).padStart(2, "0")}:${minute < 60 ? "00" : "30"}`,
          "new",
        ),
      ],
      now,
    );
  expect(saves).toContainEqual(mine);
  expect(saves).toContainEqual(at("2027-06-01", "17:00:00"));
  expect(saves.length).toBeLessThanOrEqual(7);
  expect(keepSaves(saves, new Date("2027-08-01T12:00:00Z"))).toHaveLength(5);
});

test("the newest saves are always kept, in order, however many there are", () => {
  const moment = fc.date({
    min: new Date("2027-01-01"),
    max: new Date("2027-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.array(moment, { maxLength: 60 }), (moments) => {
      const saves = moments.map((each) => ({ savedAt: each.toISOString(), file: { id: "a" } }));
      const kept = keepSaves(saves, new Date("2028-01-01T12:00:00Z"));
      const newest = saves.toSorted((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
      expect(kept.slice(0, 5).map(({ savedAt }) => savedAt)).toEqual(
        newest.slice(0, 5).map(({ savedAt }) => savedAt),
      );
      expect(kept.length).toBeLessThanOrEqual(36);
    }),
  );
});

test("a backup is due after ten entries or thirty days", () => {
  const file = { ...WALK, createdAt: "2027-05-15T12:00:00Z" };
  expect(backupDue(file, day("05-20"))).toBe(false);
  expect(backupDue(file, day("06-20"))).toBe(true);
  const log = Array.from({ length: 10 }, (_, index) => stay("p1", addDays(START, index)));
  expect(backupDue({ ...file, log }, day("05-26"))).toBe(true);
  const saved = backedUp({ ...file, log }, day("05-26"));
  expect(backupDue(saved, day("05-27"))).toBe(false);
  expect(BLANK.backup).toEqual({ on: null, entries: 0 });
});
