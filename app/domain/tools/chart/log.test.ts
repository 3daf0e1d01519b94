import { expect, test } from "vitest";
import { addDays, calendarDate } from "../../dates/calendar-date.ts";
import { checkMove, logMove, type Move } from "./log.ts";
import { type PlanInput, planChart } from "./plan.ts";
import { replan } from "./replan.ts";
import type { LogEntry } from "./types.ts";

const START = calendarDate("2027-05-15");
const day = (text: string) => calendarDate(`2027-${text}`);
const INPUT: PlanInput = {
  start: START,
  end: null,
  rotations: 2,
  restWindows: [],
  restDays: 30,
  blocks: [],
  paddocks: ["P1", "P2", "P3", "P4"].map((id) => ({
    id,
    acres: 10,
    rating: 5,
    lastOut: null,
    feedDays: null,
  })),
};
const move = (toPaddockId: string, on: string, heightOutIn: number | null = null): Move => ({
  id: `${toPaddockId}-${on}`,
  herdId: "herd",
  toPaddockId,
  on: day(on),
  head: 60,
  heightOutIn,
  note: "",
});
const after = (...moves: Move[]) => moves.reduce<LogEntry[]>((log, next) => logMove(log, next), []);

test("a move closes the open stay and opens the next", () => {
  const log = after(move("P1", "05-15"), move("P2", "05-22", 4));
  expect(log).toMatchObject([
    { paddockId: "P1", in: "2027-05-15", out: "2027-05-22", heightOutIn: 4 },
    { paddockId: "P2", in: "2027-05-22", out: null },
  ]);
});

test("a move before the last one, or to the herd's own paddock, is refused", () => {
  const log = after(move("P1", "05-15"), move("P2", "05-22"));
  expect(checkMove(log, move("P3", "05-20"))?.code).toBe("move.before");
  expect(checkMove(log, move("P2", "05-25"))?.code).toBe("move.same");
  expect(checkMove(log, move("P3", "05-25"))).toBeNull();
});

test("replans from where the herd is, after what is in the log", () => {
  const log = after(move("P1", "05-15"), move("P2", "05-22"));
  const rows = replan(INPUT, log, day("05-22"));
  expect(rows.slice(0, 3)).toMatchObject([
    { paddockId: "P2", in: "2027-05-22", out: "2027-06-01" },
    { paddockId: "P3", in: "2027-06-01" },
    { paddockId: "P4" },
  ]);
  // P1 was left on May 22: it rests until June 21 at least.
  expect(rows.find(({ paddockId }) => paddockId === "P1")?.in).toBe("2027-06-21");
});

test("a herd that stayed longer than planned moves tomorrow at the latest", () => {
  const rows = replan(INPUT, after(move("P1", "05-15")), day("06-10"));
  expect(rows[0]).toEqual({ paddockId: "P1", in: day("06-10"), out: day("06-11") });
});

test("skips a paddock blocked out for hay, and keeps the herd home if none is ready", () => {
  const blocks = [{ paddockId: "P2", from: START, to: addDays(START, 60) }];
  const rows = planChart({ ...INPUT, blocks });
  expect(rows.slice(0, 4).map(({ paddockId }) => paddockId)).toEqual(["P1", "P3", "P4", "home"]);
});
