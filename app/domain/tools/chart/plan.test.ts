import { expect, test } from "vitest";
import {
  change,
  day,
  done,
  EXAMPLE,
  START,
  stay,
  valueOf,
  WALK,
} from "../../../../tests/tools/ranches.ts";
import { addDays, calendarDate, type CalendarDate } from "../../dates/calendar-date.ts";
import { daysFrom, momentOf } from "./moment.ts";
import type { LogEntry, RanchFile } from "../fields/fields.ts";
import { newEntry } from "../fields/new.ts";
import { loggedUnitDays } from "./figures.ts";
import { moveHerd } from "./log.ts";
import { hereText, moveText, planText } from "./plan-text.ts";
import { CHART } from "../planners/chart.ts";

const chart = (file: RanchFile, today: CalendarDate, ...log: LogEntry[]) =>
  valueOf(CHART, { ...file, log }, today);
/** The plan of a ranch with one herd. */
const plan = (...made: Parameters<typeof chart>) => {
  const value = chart(...made);
  const [herd] = value.herds;
  if (!herd) throw new Error("no herd");
  return { ...value, ...herd };
};
const stays = ({ rows }: ReturnType<typeof plan>) =>
  rows.filter(({ paddockId }) => paddockId !== "home").map((row) => daysFrom(row.in, row.out));
const NO_GROWTH: RanchFile = {
  ...WALK,
  pastures: WALK.pastures.map((pasture) => ({ ...pasture, growthLbAc: null })),
};

test("the example's plan grazes each paddock once, for three days, and says why it ends", () => {
  const start = EXAMPLE.season.start ?? START;
  const value = plan(EXAMPLE, start);
  expect(stays(value)).toEqual([3, 3, 3, 3]);
  expect(value.ends).toEqual({ on: addDays(start, 12), why: "grass" });
  for (const use of value.use) {
    expect(use.plannedLbAc).toBeCloseTo(608.4, 1);
    expect(use.allowedLbAc).toBe(750);
  }
  expect(value.grassNotCounted).toBe(false);
});

test("WALK's herd eats 676 of 750 pounds an acre, or 507 of 650 counted air-dry", () => {
  const oven = plan(WALK, START);
  expect(stays(oven)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
  expect(oven.rows.find(({ paddockId }) => paddockId === "home")).toMatchObject({
    in: addDays(START, 8),
    out: addDays(START, 32),
  });
  expect(oven.use[0]).toMatchObject({ plannedLbAc: 676, allowedLbAc: 750 });
  const air = plan({ ...WALK, method: { ...WALK.method, growthBasis: "air" } }, START);
  expect(stays(air)).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
  expect(air.use[0]?.plannedLbAc).toBeCloseTo(507, 6);
  expect(air.use[0]?.allowedLbAc).toBeCloseTo(650, 6);
});

test("grass is not counted if the paddocks do not name one of several pastures", () => {
  const two = [...WALK.pastures, newEntry("pastures", { id: "b", acres: 10, growthLbAc: 500 })];
  expect(plan({ ...WALK, pastures: two }, START).grassNotCounted).toBe(true);
});

test("a single pasture has all paddocks, so their ratings divide its grass whatever pasture they name", () => {
  const rated = WALK.paddocks.map((each, index) => ({ ...each, rating: index < 2 ? 5 : 10 }));
  const allowed = (...pastureIds: string[]) =>
    plan(
      {
        ...WALK,
        paddocks: rated.map((each, at) => ({ ...each, pastureId: pastureIds[at] ?? "" })),
      },
      START,
    ).use.map(({ allowedLbAc }) => allowedLbAc);
  expect(allowed()).toEqual([500, 500, 1000, 1000]);
  expect(allowed("gone", "gone", "pasture-1")).toEqual(allowed());
});

test("the days in a paddock are counted, and a first day in the future is shown as a date", () => {
  const here = { paddockId: "p1", since: START, due: day("05-25") };
  expect(hereText(here, day("05-16"))).toBe("day 2 of 10");
  expect(hereText(here, day("05-25"))).toBe("day 11");
  // The phone's date was wrong when the move was logged.
  expect(hereText(here, addDays(START, -60))).toBe("from May 15");
  expect(hereText(here, addDays(START, -200))).toBe("from May 15, 2027");
});

test("a move that was due in another year is shown with that year", () => {
  const { moves } = plan(NO_GROWTH, addDays(day("05-25"), 376), stay("p1", START));
  expect(moves[0] && moveText(NO_GROWTH, moves[0], addDays(day("05-25"), 376))).toBe(
    "Today to home or other grass: the move was due May 25, 2027, 376 days ago",
  );
});

test("the log's animal-unit days match the pounds taken, with calves from the age at which they count", () => {
  const herdRows = WALK.herdRows.map((row) => ({ ...row, calvesBorn: day("01-20") }));
  const grazed = stay("p1", START, addDays(START, 10));
  // Calves are four months old, and 0.3 of a unit, from May 22 on.
  expect(loggedUnitDays({ ...WALK, herdRows }, grazed, addDays(START, 10))).toBeCloseTo(
    (65 * 10 + 15 * 3) / 10,
    6,
  );
  const { use } = plan({ ...WALK, herdRows }, addDays(START, 10), grazed);
  expect(use[0]?.eatenLbAc).toBeCloseTo(69.5 * 26, 6);
});

test("after the last grass the herd goes home, and an overdue move shows how many days it is late", () => {
  const start = EXAMPLE.season.start ?? START;
  const grazed = [0, 3, 6].map((after, index) =>
    stay(`p${index + 1}`, addDays(start, after), addDays(start, after + 3)),
  );
  const { moves, ends } = plan(
    EXAMPLE,
    addDays(start, 14),
    ...grazed,
    stay("p4", addDays(start, 9)),
  );
  expect(ends.why).toBe("grass");
  expect(moves).toMatchObject([{ paddockId: "home", in: addDays(start, 14), lateDays: 2 }]);
});

test("a plan in words: how far it reaches, and how much it takes from an acre", () => {
  const words = (file: RanchFile, today: CalendarDate, ...log: LogEntry[]) =>
    planText(chart(file, today, ...log));
  expect(words(EXAMPLE, EXAMPLE.season.start ?? START)).toBe(
    "Planned to May 27. These paddocks have given their share for the year. After that the herd needs other grass or hay. 608 of 750 lb an acre taken.",
  );
  expect(words(NO_GROWTH, START)).toContain("No grass was counted");
  const [first, ...others] = EXAMPLE.paddocks;
  const corner = { ...EXAMPLE, paddocks: first ? [...others, { ...first, acres: 1 }] : [] };
  expect(words(corner, EXAMPLE.season.start ?? START)).toContain(
    "1 paddock can’t feed this herd for one stay. The others have given their share",
  );
  const small = { ...WALK, paddocks: WALK.paddocks.map((each) => ({ ...each, acres: 2 })) };
  const none = "No paddock has the grass for one stay of this herd.";
  expect(words(small, START)).toBe(none);
  // One paddock was grazed anyway, but the others have given nothing.
  expect(
    words(small, day("05-16"), stay("p1", START, day("05-16")), stay("home", day("05-16"))),
  ).toContain(none);
  const late = words(
    WALK,
    day("12-01"),
    stay("p1", START, day("05-17")),
    stay("home", day("05-17")),
  );
  expect(late).toBe("The season is over. 338 of 750 lb an acre taken.");
  const forgotten = words(WALK, day("06-01"), stay("p1", START));
  expect(forgotten).toContain("2,873 of 750 lb an acre taken from P1, more than its share.");
});

test("a plan in words: days on other grass, and paddocks that are not ready in time", () => {
  const words = (file: RanchFile, ...log: LogEntry[]) => planText(chart(file, START, ...log));
  expect(words(WALK)).toMatch(/^Planned to June 24, with 24 days on other grass or hay\. /);
  const early = (days: number) => words(change(WALK, { "season.days": days }));
  expect(early(20)).toMatch(
    /^Planned to May 23\. After that, no paddock is rested and open in time/,
  );
  expect(early(8)).toMatch(/^Planned to May 23\. Then the season is over/);
});

test("a move in another year is shown with that year", () => {
  const [next] = chart(WALK, day("05-01")).herds[0]?.moves ?? [];
  expect(next && moveText(WALK, next, day("05-01"))).toBe("Next: May 15 to P1");
  expect(next && moveText(WALK, next, calendarDate("2026-12-01"))).toBe("Next: May 15, 2027 to P1");
});

test("with afternoon moves a stay may end at half a day, on the chart, in the log and in words", () => {
  const half: RanchFile = {
    ...WALK,
    method: { ...WALK.method, growthBasis: "air" },
    season: { ...WALK.season, moves: "half" },
  };
  // 3,250 lb of each paddock in a round feed 1,690 lb a day for 1.9 days; whole days would leave 1,560 lb of it.
  const value = plan(half, START);
  expect(stays(value)).toEqual([1.5, 1.5, 1.5, 1.5, 2, 2, 2, 2]);
  const second = momentOf(day("05-16"), true);
  expect(value.moves.slice(0, 2)).toMatchObject([
    { paddockId: "p1", in: START, out: second },
    { paddockId: "p2", in: second, out: day("05-18") },
  ]);
  const [, next] = value.moves;
  expect(next && moveText(half, next, START)).toBe("Next: May 16 PM to P2");
  expect(next && moveText(half, next, day("05-16"))).toBe("Today PM to P2");
  const log = [stay("p1", START, second), stay("p2", second)];
  const after = plan(half, day("05-17"), ...log);
  expect(after.here).toEqual({ paddockId: "p2", since: second, due: day("05-18") });
  expect(after.use[0]?.eatenLbAc).toBeCloseTo((1.5 * 1690) / 10, 6);
  // With morning moves again, the herd leaves the paddock in a morning.
  const whole = { ...half, season: { ...half.season, moves: "day" as const } };
  expect(plan(whole, day("05-17"), ...log).here?.due).toBe(day("05-18"));
});

test("a herd at home is not sent home, and a waiting herd is not late", () => {
  const log = [
    stay("p1", START, day("05-17")),
    stay("p2", day("05-17"), day("05-19")),
    stay("p3", day("05-19"), day("05-21")),
    stay("p4", day("05-21"), day("05-23")),
  ];
  const gone = plan(WALK, day("05-25"), ...log, stay("home", day("05-23")));
  expect(gone.moves[0]).toMatchObject({ paddockId: "p1", in: "2027-06-16", lateDays: 0 });
  // The same herd, with its last stay ended and nothing logged since.
  expect(plan(WALK, day("05-25"), ...log).moves[0]).toMatchObject({ paddockId: "p1", lateDays: 0 });
});

test("on the day of a planned move the herd is still in the paddock that it leaves", () => {
  expect(plan(WALK, START)).toMatchObject({ here: null });
  const { here, moves } = plan(WALK, day("05-17"));
  expect([here?.paddockId, moves[0]?.paddockId]).toEqual(["p1", "p2"]);
});

test("what was grazed before the season's first day is not planned again", () => {
  const moves = ["p1", "p2", "p3", "p4"].map((id, index) =>
    stay(id, addDays(day("05-05"), 2 * index)),
  );
  const file = [...moves, stay("home", day("05-13"))].reduce(
    (before, move) => done(moveHerd(before, move, null, "")),
    WALK,
  );
  const { use } = plan(file, day("05-20"), ...file.log);
  for (const { eatenLbAc, plannedLbAc, allowedLbAc } of use) {
    expect(eatenLbAc).toBeGreaterThan(0);
    expect(eatenLbAc + plannedLbAc).toBeLessThanOrEqual(allowedLbAc ?? 0);
  }
});
