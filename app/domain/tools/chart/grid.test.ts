import { expect, test } from "vitest";
import { calendarDate } from "../../dates/calendar-date.ts";
import { newEntry, newRanchFile } from "../fields/new.ts";
import { chartGrid, chartWeeks, weeksFrom } from "./grid.ts";

const day = (text: string) => calendarDate(`2027-${text}`);
const BLANK = newRanchFile("x", "2027-05-01T00:00:00Z");
const CLOSED = { id: "1", paddockId: "b", from: day("05-15"), to: day("05-16") };
const FILE = {
  ...BLANK,
  paddocks: ["a", "b"].map((id) => newEntry("paddocks", { id })),
  season: { ...BLANK.season, blocks: [newEntry("season.blocks", CLOSED)] },
};
const PLAN = [
  { paddockId: "a", in: day("05-03"), out: day("05-05") },
  { paddockId: "a", in: day("05-05"), out: day("05-06") },
  { paddockId: "b", in: day("05-06"), out: day("05-10") },
].map((row) => ({ ...row, herdId: "herd" as const }));
const grid = (file = FILE, plan = PLAN) =>
  chartGrid(file, plan, weeksFrom(day("05-01"), 3), day("05-10"));

test("splits planned stays into runs within each week", () => {
  const [a, b] = grid();
  expect(a?.cells[0]?.planned).toMatchObject([{ from: 2, days: 3, ends: true }]);
  expect(b?.cells.map(({ planned }) => planned)).toMatchObject([
    [{ from: 5, days: 2, ends: false }],
    [{ from: 0, days: 2, ends: true }],
    [],
  ]);
  expect(b?.cells[2]?.blocked).toMatchObject([{ from: 0, days: 2, ends: true }]);
});

test("counts rest from the out day, but not in a week with grazing or before the first", () => {
  expect(grid().map(({ cells }) => cells.map(({ restedDays }) => restedDays))).toEqual([
    [null, 2, 9],
    [null, null, 5],
  ]);
});

test("an open stay counts as grazed through today", () => {
  const log = [newEntry("log", { id: "1", paddockId: "a", in: day("05-08") })];
  const [a] = grid({ ...FILE, log }, []);
  expect(a?.cells[1]?.done).toMatchObject([{ from: 0, days: 3, ends: false }]);
  expect(a?.cells[2]?.done).toEqual([]);
});

test("shows the whole season, whatever is planned, but at most half a year", () => {
  const of = (days: number | null, today: string) =>
    chartWeeks({ season: { ...FILE.season, start: day("05-01"), days } }, [], day(today));
  expect(of(100, "05-01")).toEqual(weeksFrom(day("05-01"), 15));
  expect(of(300, "05-01")).toHaveLength(26);
  expect(of(null, "05-01")).toHaveLength(4);
  expect(of(100, "07-01")).toEqual(weeksFrom(day("05-29"), 11));
});
