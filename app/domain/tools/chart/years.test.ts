import fc from "fast-check";
import { expect, test } from "vitest";
import { day, done, EXAMPLE, START, stay, valueOf, WALK } from "../../../../tests/tools/ranches.ts";
import { addDays, calendarDate } from "../../dates/calendar-date.ts";
import type { RanchFile } from "../fields/fields.ts";
import { newEntry } from "../fields/new.ts";
import { calendarEvents, icsFile } from "../out/calendar.ts";
import { solve } from "../planner.ts";
import { CHART } from "../planners/chart.ts";
import { correctMove, moveHerd, removeEntry, removeMove } from "./log.ts";
import { mergeFiles, movesOf } from "./merge.ts";
import { intoSeason, isSeasonOver } from "./season-dates.ts";
import { rainByWaterYear } from "./rain.ts";
import { openStays, sentHome, startNewYear, yearTables } from "./years.ts";

const NOW = "2027-06-05T12:00:00Z";
const LOGGED: RanchFile = {
  ...WALK,
  log: [
    stay("p1", START, day("05-17")),
    stay("p2", day("05-17"), day("05-19")),
    stay("p3", day("05-19")),
  ],
};
const open = (file: RanchFile) => file.log.filter(({ out }) => out === null);
const plan = (file: RanchFile, today = day("05-20")) => valueOf(CHART, file, today);
const firstHerd = (file: RanchFile, today = day("05-20")) => plan(file, today).herds[0];

test("removing the last move reopens the stay before it; removing an earlier one extends the stay before it", () => {
  const [first, second, third] = LOGGED.log;
  const back = removeMove(LOGGED, third?.id ?? "", NOW);
  expect(open(back)).toMatchObject([{ id: second?.id, paddockId: "p2" }]);
  const joined = removeMove(LOGGED, second?.id ?? "", NOW);
  expect(joined.log).toMatchObject([{ id: first?.id, out: "2027-05-19" }, { id: third?.id }]);
});

test("a wrong paddock, day, height and number of head can be corrected, and the neighboring stays are adjusted", () => {
  const [, second] = LOGGED.log;
  const fields = { paddockId: "p4", in: day("05-18"), heightInIn: 9, heightOutIn: 4, head: 48 };
  const changed = done(correctMove(LOGGED, second?.id ?? "", fields, NOW));
  expect(changed.log).toMatchObject([
    { paddockId: "p1", out: "2027-05-18" },
    { ...fields, out: "2027-05-19", changed: NOW },
    { paddockId: "p3", in: "2027-05-19" },
  ]);
  // The stay was in P4, so P2 has not been grazed.
  expect(plan(changed).use.find(({ id }) => id === "p2")?.eatenLbAc).toBe(0);
  const reversed = correctMove(LOGGED, second?.id ?? "", { out: day("05-10") }, NOW);
  expect(reversed).toMatchObject({ ok: false, finding: { code: "date.order" } });
  const early = correctMove(LOGGED, LOGGED.log[2]?.id ?? "", { in: day("05-12") }, NOW);
  expect(early).toMatchObject({ ok: false, finding: { code: "move.before" } });
});

test("a second herd's move leaves the first herd's stay open", () => {
  const move = stay("p4", day("05-20"), null, { herdId: "herd-2", head: 20, heightInIn: 8 });
  const changed = done(moveHerd(LOGGED, move, null, NOW));
  expect(open(changed).map(({ herdId, paddockId }) => [herdId, paddockId])).toEqual([
    ["herd", "p3"],
    ["herd-2", "p4"],
  ]);
  expect(plan(changed).rows.some(({ paddockId }) => paddockId === "p4")).toBe(false);
});

test("a new year keeps last year's plan and log, and moves the dates forward", () => {
  const today = day("12-01");
  expect(isSeasonOver(LOGGED, today)).toBe(true);
  const next = startNewYear(
    { ...LOGGED, triggers: [newEntry("triggers", { id: "t", on: START })] },
    today,
  );
  expect(next.season.start).toBe("2028-05-15");
  expect(next.triggers).toEqual([]);
  expect(next.log).toEqual(LOGGED.log);
  const [coming, last] = yearTables(next, calendarDate("2028-05-01"));
  expect([coming?.year, last?.year]).toEqual(["2028", "2027"]);
  expect(last?.rows[0]).toMatchObject({ name: "P1", plannedDays: 4, actualDays: 2 });
  expect(last?.rows[0]?.plannedUnitDaysAc).toBeCloseTo((65 * 4) / 10, 6);
  expect(last?.rows[0]?.actualUnitDaysAc).toBeCloseTo((65 * 2) / 10, 6);
  expect(coming?.rows[0]?.actualDays).toBe(0);
});

test("a year counts stays that were not planned, and keeps the acres that its paddocks had", () => {
  const file = {
    ...LOGGED,
    log: [...LOGGED.log, stay("p9", day("05-25"), day("05-29")), stay("home", day("05-29"))],
  };
  const next = startNewYear(file, day("12-01"));
  const resized = {
    ...next,
    paddocks: next.paddocks.slice(1).map((each) => ({ ...each, acres: 99 })),
  };
  const [, last] = yearTables(resized, day("12-01"));
  expect(last?.rows.map(({ paddockId, actualDays }) => [paddockId, actualDays])).toEqual([
    ["p1", 2],
    ["p2", 2],
    ["p3", 6],
    ["p4", 0],
    ["p9", 4],
  ]);
  expect(last?.rows[0]?.actualUnitDaysAc).toBeCloseTo((65 * 2) / 10, 6);
  expect(last?.rows[4]).toMatchObject({ name: "a paddock taken out", actualUnitDaysAc: null });
  expect(last?.averageUnits).toBeCloseTo(65, 6);
});

test("a herd still in a paddock goes home before the new year starts, and waits for its season", () => {
  expect(openStays(LOGGED).map(({ paddockId }) => paddockId)).toEqual(["p3"]);
  const early = sentHome(
    LOGGED,
    () => day("05-18"),
    NOW,
    () => "home-1",
  );
  expect(early).toMatchObject({ ok: false, finding: { code: "move.before" } });
  const home = done(
    sentHome(
      LOGGED,
      () => day("10-01"),
      NOW,
      () => "home-1",
    ),
  );
  expect(openStays(home)).toEqual([]);
  const next = startNewYear(home, day("12-01"));
  expect(firstHerd(next, day("12-01"))).toMatchObject({
    here: { paddockId: "home", since: "2027-10-01", due: null },
    moves: [{ paddockId: "p1", in: "2028-05-15", lateDays: 0 }, {}, {}, {}, {}, {}, {}, {}, {}],
  });
});

test("a herd that grazes all year stays where it is when the next year starts", () => {
  const all = { ...LOGGED, season: { ...LOGGED.season, days: 365 } };
  expect(openStays(all)).toEqual([]);
  const next = startNewYear(all, day("05-20"));
  expect(firstHerd(next, calendarDate("2028-05-16"))?.here?.paddockId).toBe("p3");
});

test("rain is totaled by water year, from October to September", () => {
  const rain = [day("09-30"), day("10-01"), calendarDate("2026-12-01")].map((on, index) =>
    newEntry("rain", { id: `${index}`, on, inches: 1 }),
  );
  expect(rainByWaterYear(rain)).toEqual([
    { waterYear: 2028, inches: 1 },
    { waterYear: 2027, inches: 2 },
  ]);
});

test("the example, adopted on any day of 14 years, has a season that is ahead or running", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 14 * 365 }), (after) => {
      const today = addDays(calendarDate("2024-01-01"), after);
      const { season } = intoSeason(EXAMPLE, today);
      expect(addDays(season.start ?? START, season.days ?? 0) > today).toBe(true);
      expect(season.start?.slice(4)).toBe("-05-15");
    }),
  );
});

const CHANGED = ["", "2027-05-20", "2027-05-21"];
const entry = fc.record({
  id: fc.constantFrom("a", "b", "c", "d", "e", "f"),
  paddock: fc.constantFrom("p1", "p2", "p9", "home"),
  on: fc.integer({ min: 0, max: 60 }),
  changed: fc.constantFrom(...CHANGED),
});
/** A phone's log, and the entries that it removed. */
const phone = fc
  .tuple(
    fc.uniqueArray(entry, { selector: ({ id }) => id }),
    fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e", "f"), { maxLength: 2 }),
    fc.constantFrom(...CHANGED),
  )
  .map(([list, gone, changed]) => ({
    ...WALK,
    log: list
      .filter(({ id }) => !gone.includes(id))
      .map(({ id, paddock, on, ...each }) => ({
        ...stay(paddock, addDays(START, on), null, each),
        id,
      })),
    removed: gone.map((id) => ({ id, changed })),
  }));
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).toSorted();

test("merging two logs loses only the removed entries, and gives the same in either order", () => {
  fc.assert(
    fc.property(phone, phone, phone, (mine, theirs, third) => {
      const [here, there] = [mergeFiles(mine, theirs), mergeFiles(theirs, mine)];
      expect(here.file).toEqual({ ...there.file, log: here.file.log });
      expect(here.file.log).toEqual(there.file.log);
      const removals = [...mine.removed, ...theirs.removed];
      const kept = [...mine.log, ...theirs.log].filter(
        ({ id, changed }) => !removals.some((each) => each.id === id && each.changed >= changed),
      );
      expect(ids(here.file.log)).toEqual([...new Set(ids(kept))]);
      expect(mergeFiles(here.file, theirs)).toMatchObject({
        file: here.file,
        added: { moves: 0, changed: 0, removed: 0 },
      });
      const before = new Set(ids(mine.log));
      expect(here.added.moves).toBe(ids(here.file.log).filter((id) => !before.has(id)).length);
      // Three phones end up the same, whichever two merge first.
      const late = mergeFiles(mine, mergeFiles(theirs, third).file).file;
      expect(mergeFiles(here.file, third).file).toEqual(late);
      solve(CHART, here.file, day("07-01"));
    }),
  );
});

test("a move removed on one phone stays removed after a merge, unless the other phone changed it later", () => {
  const [, , third] = LOGGED.log;
  const mine = removeMove(LOGGED, third?.id ?? "", NOW);
  const { file, added } = mergeFiles(mine, LOGGED);
  expect(open(file)).toMatchObject([{ paddockId: "p2" }]);
  expect(added).toEqual({ moves: 0, rain: 0, changed: 0, removed: 0 });
  const onOther = mergeFiles(LOGGED, movesOf(mine));
  expect(onOther.file.log).toEqual(file.log);
  expect(onOther.added).toMatchObject({ removed: 1, changed: 1 });
  const corrected = done(
    correctMove(LOGGED, third?.id ?? "", { head: 40 }, "2027-06-06T12:00:00Z"),
  );
  const back = mergeFiles(mine, corrected).file;
  expect(open(back).at(-1)).toMatchObject({ paddockId: "p3", head: 40 });
  const rainy = { ...LOGGED, rain: [newEntry("rain", { id: "r", on: START, inches: 1 })] };
  expect(mergeFiles(removeEntry(rainy, "rain", "r", NOW), rainy).file.rain).toEqual([]);
});

test("a planned move that is delayed keeps its calendar event, with a higher sequence and an alarm", () => {
  const onTime = calendarEvents(LOGGED, plan(LOGGED, day("05-20")));
  const late = calendarEvents({ ...LOGGED, rev: 7 }, plan(LOGGED, day("05-24")));
  const first = (events: typeof late) => events.slice(0, 4).map(({ uid }) => uid);
  expect(first(late)).toEqual(first(onTime));
  expect([onTime[0]?.on, late[0]?.on]).toEqual(["2027-05-21", "2027-05-24"]);
  const ics = icsFile(late, "20270524T120000Z", "A site");
  expect(ics).toContain("SEQUENCE:7\r\n");
  expect(ics).toContain("TRIGGER:PT6H\r\n");
  expect(ics.replaceAll("\r\n ", "")).toContain("Rest P3 until about June 23.");
  expect(new Set(late.map(({ uid }) => uid)).size).toBe(late.length);
});

test("a calendar shows the year of a rest that ends next year, and the heights of triggers on the same day", () => {
  const triggers = [8.5, 7.25, null].map((belowIn) =>
    newEntry("triggers", { id: `${belowIn}`, on: day("07-15"), belowIn }),
  );
  const season = { ...LOGGED.season, restDays: 240 };
  const events = calendarEvents({ ...LOGGED, season, triggers }, plan(LOGGED));
  expect(events[0]?.description).toContain("Rest P3 until about January 16, 2028.");
  const decide = "Trigger date: look at the grass and decide";
  expect(events.slice(-3).map(({ summary }) => summary)).toEqual([
    `${decide} (under 8½ in.)`,
    `${decide} (under 7¼ in.)`,
    decide,
  ]);
});

test("a rest period without a number of days changes no date, neither on the chart nor in the calendar", () => {
  const window = newEntry("season.rest", { id: "r", from: START, to: day("12-31") });
  const file = { ...LOGGED, season: { ...LOGGED.season, rest: [window] } };
  expect(plan(file)).toEqual(plan(LOGGED));
  expect(calendarEvents(file, plan(file))).toEqual(calendarEvents(LOGGED, plan(LOGGED)));
});

test("a calendar says so if its grass is not counted, or if its numbers are the example's", () => {
  const blind = { ...LOGGED, pastures: [] };
  expect(calendarEvents(blind, plan(blind))[0]?.description).toContain("GRASS NOT COUNTED");
  expect(calendarEvents(LOGGED, plan(LOGGED))[0]?.description).toContain("Not yours yet");
});
