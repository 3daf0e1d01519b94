import { expect, test } from "vitest";
import { calendarDate } from "../../dates/calendar-date.ts";
import { checkMove, logMove, type Move } from "./log.ts";
import type { LogEntry } from "./types.ts";

const day = (text: string) => calendarDate(`2027-${text}`);
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
