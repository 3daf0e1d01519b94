import { newEntry } from "../fields/file.ts";
import { expect, test } from "vitest";
import { calendarDate } from "../../dates/calendar-date.ts";
import { chartGrid } from "./grid.ts";

const day = (text: string) => calendarDate(`2027-${text}`);
const input = {
  from: day("05-01"),
  weeks: 3,
  today: day("05-10"),
  paddockIds: ["a", "b"],
  plan: [
    { paddockId: "a", in: day("05-03"), out: day("05-05") },
    { paddockId: "a", in: day("05-05"), out: day("05-06") },
    { paddockId: "b", in: day("05-06"), out: day("05-10") },
  ],
  log: [],
  blocks: [{ paddockId: "b", from: day("05-15"), to: day("05-16") }],
};

test("splits planned stays into runs within each week", () => {
  const [a, b] = chartGrid(input).rows;
  expect(a?.cells[0]?.planned).toEqual([{ from: 2, days: 3 }]);
  expect(b?.cells.map(({ planned }) => planned)).toEqual([
    [{ from: 5, days: 2 }],
    [{ from: 0, days: 2 }],
    [],
  ]);
  expect(b?.cells[2]?.blocked).toEqual([{ from: 0, days: 2 }]);
});

test("counts rest from the out day, but not in a week with grazing or before the first", () => {
  const { rows } = chartGrid(input);
  expect(rows.map(({ cells }) => cells.map(({ restedDays }) => restedDays))).toEqual([
    [null, 2, 9],
    [null, null, 5],
  ]);
});

test("an open stay is done through today", () => {
  const log = [newEntry("log", { id: "1", paddockId: "a", in: day("05-08") })];
  const [a] = chartGrid({ ...input, plan: [], log }).rows;
  expect(a?.cells[1]?.done).toEqual([{ from: 0, days: 3 }]);
  expect(a?.cells[2]?.done).toEqual([]);
});
