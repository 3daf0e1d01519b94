import { expect, test } from "vitest";
import { calendarDate } from "../../dates/calendar-date.ts";
import { day, done, stay, WALK } from "../../../../tests/tools/ranches.ts";
import { checkDone, correctMove, insertMove, logFinding, moveHerd, removeMove } from "./log.ts";
import { HOME, type LogEntry, type RanchFile } from "../fields/fields.ts";
import { mergeFiles, movesOf } from "./merge.ts";
import { solve } from "../planner.ts";
import { CHART } from "../planners/chart.ts";
import { staysOf } from "./stays.ts";

const move = (paddockId: string, on: string) => stay(paddockId, day(on));
const NOW = "2027-06-05T12:00:00Z";
const after = (...moves: LogEntry[]) =>
  moves.reduce((file, next) => done(moveHerd(file, next, 4, NOW)), WALK);

test("a move closes the open stay and opens the next", () => {
  const { log } = after(move("P1", "05-15"), move("P2", "05-22"));
  expect(log).toMatchObject([
    { paddockId: "P1", in: "2027-05-15", out: "2027-05-22", heightOutIn: 4 },
    { paddockId: "P2", in: "2027-05-22", out: null },
  ]);
});

test("of two moves on one day the first stay ends that day, even after later moves", () => {
  const file = after(
    move("P1", "05-15"),
    move("P2", "05-22"),
    move("P3", "05-22"),
    move("P4", "05-26"),
  );
  expect(staysOf(file.log, "herd").map(({ paddockId }) => paddockId)).toEqual([
    "P1",
    "P2",
    "P3",
    "P4",
  ]);
  expect(logFinding(file)).toBeNull();
});

test("a move before the last one, or to the herd's own paddock, is refused", () => {
  const file = after(move("P1", "05-15"), move("P2", "05-22"));
  const moved = (to: string, on: string) => moveHerd(file, move(to, on), null, NOW);
  expect(moved("P3", "05-20")).toMatchObject({ ok: false, finding: { code: "move.before" } });
  expect(moved("P2", "05-25")).toMatchObject({ ok: false, finding: { code: "move.same" } });
  expect(moved("P3", "05-25").ok).toBe(true);
});

const LOG = [stay("P1", day("05-15"), day("05-22")), stay("P2", day("05-22"))];

test("a forgotten move is inserted between the logged ones", () => {
  const inserted = done(insertMove({ ...WALK, log: LOG }, move("P3", "05-18"), 4, NOW));
  expect(
    staysOf(inserted.log, "herd").map(({ paddockId, in: on, out }) => [paddockId, on, out]),
  ).toEqual([
    ["P1", "2027-05-15", "2027-05-18"],
    ["P3", "2027-05-18", "2027-05-22"],
    ["P2", "2027-05-22", null],
  ]);
  expect(inserted.log.map(({ heightOutIn }) => heightOutIn)).toEqual([4, null, null]);
  const first = insertMove({ ...WALK, log: LOG }, move("P3", "05-10"), null, NOW);
  expect(first).toMatchObject({
    ok: true,
    file: { log: [{}, {}, { in: "2027-05-10", out: "2027-05-15" }] },
  });
  for (const [to, on, code] of [
    ["P1", "05-18", "move.same"],
    ["P3", "05-22", "move.day"],
  ] as const)
    expect(insertMove({ ...WALK, log: LOG }, move(to, on), null, NOW)).toMatchObject({
      ok: false,
      finding: { code },
    });
});

test("a move logged on two phones is one stay, and one of its two entries can be removed", () => {
  const twin = { ...stay("P2", day("05-22"), day("05-26")), id: "twin" };
  const log = [...LOG, twin, stay("P3", day("05-26"))];
  expect(staysOf(log, "herd").map(({ paddockId, out }) => [paddockId, out])).toEqual([
    ["P1", "2027-05-22"],
    ["P2", "2027-05-26"],
    ["P3", null],
  ]);
  expect(logFinding({ ...WALK, log })).toBeNull();
  expect(removeMove({ ...WALK, log }, "twin", NOW).log).toEqual(
    log.filter(({ id }) => id !== "twin"),
  );
  const other = stay("P4", day("05-20"), day("05-24"));
  expect(logFinding({ ...WALK, log: [...log, other] })?.code).toBe("date.overlap");
});

test("an early turnout moves the season's first day, and its last day stays the same", () => {
  const early = after(move("P1", "05-01"), move("P2", "05-10"));
  expect(early.season).toMatchObject({ start: "2027-05-01", days: 194 });
  // A move in March grazes last year's grass, and a move from another paddock is not a turnout.
  expect(after(move("P1", "03-10"), move("P2", "05-01")).season).toEqual(WALK.season);
  expect(after(move(HOME, "05-01")).season).toEqual(WALK.season);
  // No season is longer than a year.
  const whole = { ...WALK, season: { ...WALK.season, days: 365 } };
  expect(done(moveHerd(whole, move("P1", "05-01"), null, NOW)).season.days).toBe(366);
});

test("a turnout inserted later, or received from another phone, moves the season's first day too", () => {
  const logged = after(move("P1", "05-17"), move("P2", "05-22"));
  const inserted = done(insertMove(logged, move("P3", "05-05"), null, NOW));
  const merged = mergeFiles(logged, movesOf(after(move("P3", "05-05")))).file;
  for (const { season } of [inserted, merged])
    expect(season).toMatchObject({ start: "2027-05-05", days: 190 });
});

test("the plan warns of days it leaves out before the season's first day, if a turnout was corrected or that day typed later", () => {
  const codes = (file: RanchFile) => {
    const answer = solve(CHART, file, day("05-25"));
    return answer.ok ? answer.warnings.map(({ code }) => code) : null;
  };
  const logged = after(move("P1", "05-17"), move("P2", "05-22"));
  expect(codes(logged)).toEqual([]);
  const fields = { in: day("05-05") };
  expect(codes(done(correctMove(logged, logged.log[0]?.id ?? "", fields, NOW)))).toEqual([
    "warn.season.early",
  ]);
  const early = after(move("P1", "05-01"));
  expect(codes(early)).toEqual([]);
  expect(codes({ ...early, season: WALK.season })).toEqual(["warn.season.early"]);
});

test("a move closes only the last stay, and an earlier stay cannot be left open", () => {
  const open = stay("P1", day("05-15"));
  const log = [open, stay("P2", day("05-18"))];
  const moved = moveHerd({ ...WALK, log }, move("P3", "05-21"), null, NOW);
  expect(moved).toMatchObject({
    ok: true,
    file: { log: [{ out: null }, { out: "2027-05-21" }, { out: null }] },
  });
  expect(correctMove({ ...WALK, log }, open.id, { out: null }, NOW)).toMatchObject({
    ok: false,
    finding: { code: "move.open" },
  });
});

test("a day in the future is refused", () => {
  expect(checkDone(day("06-06"), day("06-05"))).toMatchObject({ ok: 0 });
  expect(checkDone(day("06-05"), day("06-05"))).toBeNull();
});

test("a refusal includes the year of a day that is not in the current year", () => {
  const typo = calendarDate("2031-01-01");
  expect(checkDone(typo, day("06-05"))?.message).toMatch(/^January 1, 2031 is still/);
  const before = stay("p2", calendarDate("2019-01-01"));
  const file = { ...WALK, log: [stay("p1", day("05-15"))] };
  expect(moveHerd(file, before, null, NOW)).toMatchObject({
    finding: { message: expect.stringMatching(/on May 15 already.*on January 1, 2019 would/) },
  });
});
