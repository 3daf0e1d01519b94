import { expect, test } from "vitest";
import { day, START, stay, valueOf, WALK } from "../../../../tests/tools/ranches.ts";
import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { HOME, type HerdId, type LogEntry, type RanchFile } from "../fields/fields.ts";
import { newEntry } from "../fields/new.ts";
import { calendarEvents } from "../out/calendar.ts";
import { type Planner, say, solve } from "../planner.ts";
import { CHART } from "../planners/chart.ts";
import { PADDOCKS_FOR } from "../planners/grow.ts";
import { shares } from "../paddocks/sums.ts";
import { PADDOCKS } from "../planners/paddocks.ts";
import { chartGrid, weeksFrom } from "./grid.ts";
import { daysFrom, momentOf } from "./moment.ts";
import { planText } from "./plan-text.ts";
import { sentHome, yearTables } from "./years.ts";

/** WALK's 50 cows, 1,690 lb a day, and 20 heifers of 600 lb that run apart, 312 lb a day. */
const TWO: RanchFile = {
  ...WALK,
  herdRows: [
    ...WALK.herdRows,
    newEntry("herdRows", { id: "herd-2", head: 20, weightLb: 600, herd: "herd-2" }),
  ],
};
const paddocks = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    newEntry("paddocks", { id: `p${index + 1}`, name: `P${index + 1}`, acres: 10 }),
  );
const NO_GROWTH: RanchFile = { ...TWO, pastures: [], paddocks: paddocks(6) };

const plan = (file: RanchFile, today: CalendarDate, ...log: LogEntry[]) =>
  valueOf(CHART, { ...file, log }, today);
const places = ({ herds }: ReturnType<typeof plan>) =>
  herds.map(({ rows }) => rows.map(({ paddockId }) => paddockId));
const heifers = (paddockId: string, on: CalendarDate, out: CalendarDate | null = null) =>
  stay(paddockId, on, out, { herdId: "herd-2" });

test("a stay is counted with the pounds of its own herd", () => {
  const log = [stay("p1", START), heifers("p2", START, day("05-19"))];
  expect(plan(TWO, START, ...log).use[1]?.eatenLbAc).toBeCloseTo((4 * 312) / 10, 6);
  const half = { ...heifers("p2", START, day("05-19")), head: 10 };
  expect(plan(TWO, START, half).use[1]?.eatenLbAc).toBeCloseTo((4 * 156) / 10, 6);
});

test("two herds take turns in six paddocks, 15 days in each, and each paddock rests 30", () => {
  const value = plan(NO_GROWTH, START);
  expect(places(value)).toEqual([
    ["p1", "p3", "p5", "p1", "p3", "p5"],
    ["p2", "p4", "p6", "p2", "p4", "p6"],
  ]);
  for (const { in: entered, out } of value.rows) expect(daysFrom(entered, out)).toBe(15);
  expect(value.herds[0]?.rows[3]?.in).toBe(addDays(START, 45));
});

test("of two herds at home the one that has waited longer goes first", () => {
  const { herds } = plan(TWO, START);
  const [cows, other] = herds.map(({ rows }) => rows.map((row) => [row.paddockId, row.in]));
  expect(cows?.slice(3, 5)).toEqual([
    [HOME, day("05-21")],
    ["p1", day("06-16")],
  ]);
  expect(other?.slice(1, 3)).toEqual([
    [HOME, day("05-27")],
    ["p3", day("06-18")],
  ]);
});

test("a herd that waits while the other ends the two rounds is sent home", () => {
  const few = TWO.herdRows.map((row) => ({ ...row, head: row.herd === "herd" ? 50 : 5 }));
  const file = { ...TWO, herdRows: few, paddocks: paddocks(3) };
  const { herds } = plan(file, START, heifers("p1", START));
  expect(herds.map(({ ends }) => ends.why)).toEqual(["rounds", "rounds"]);
  expect(herds[0]?.moves.at(-1)).toMatchObject({ paddockId: HOME, in: day("06-20") });
});

test("herds in the same paddock use up its grass together", () => {
  const due = (...log: LogEntry[]) => plan(TWO, START, ...log).herds.map(({ here }) => here?.due);
  const alone = [stay("p1", START), heifers("p2", START)];
  expect(due(...alone)).toEqual([addDays(START, 2), addDays(START, 12)]);
  // 3,750 lb ÷ 2,002 lb a day.
  const together = [stay("p1", START), heifers("p1", START)];
  expect(due(...together)).toEqual([addDays(START, 1), addDays(START, 1)]);
});

test("grass that one herd ate before the other came in this afternoon is counted as eaten", () => {
  const noon = momentOf(day("05-16"), true);
  const log = [stay("p1", START), stay("p1", noon, null, { herdId: "herd-2" })];
  expect(plan(NO_GROWTH, day("05-16"), ...log).use[0]?.eatenLbAc).toBeCloseTo(169 * 1.5, 6);
});

test("a paddock closed for hay is closed for both, and both go home when the season ends", () => {
  const blocks = [
    newEntry("season.blocks", { id: "b", paddockId: "p2", from: START, to: addDays(START, 60) }),
  ];
  const { herds } = plan(
    { ...NO_GROWTH, season: { ...NO_GROWTH.season, blocks, days: 20 } },
    START,
  );
  expect(herds.map(({ moves }) => moves.map(({ paddockId }) => paddockId))).toEqual([
    ["p1", "p4", HOME],
    ["p3", "p5", HOME],
  ]);
  expect(herds.map(({ ends }) => ends)).toEqual([
    { on: addDays(START, 20), why: "season" },
    { on: addDays(START, 20), why: "season" },
  ]);
});

test("with two herds no paddock counts as more than a third of the grass", () => {
  const sizes = (...acres: number[]) => acres.map((each) => ({ acres: each, rating: 5 }));
  expect(shares(sizes(60, 20, 20), 1)).toEqual([0.6, 0.2, 0.2]);
  expect(shares(sizes(60, 10, 30), 2)[1]).toBeCloseTo(1 / 3, 9);
  const [large, ...small] = shares(sizes(60, 10, 10, 10, 10), 2);
  expect(large).toBeCloseTo(1 / 3, 9);
  for (const part of small) expect(part).toBeCloseTo(1 / 6, 9);
});

test("two herds in two paddocks leave none to rest: there are no dates, and a refusal says what to do", () => {
  const planners: readonly Planner<unknown>[] = [CHART, PADDOCKS];
  for (const planner of planners)
    expect(solve(planner, { ...TWO, paddocks: paddocks(2) }, START)).toMatchObject({
      ok: false,
      refusals: [
        {
          message:
            "Two herds need at least 3 paddocks, so that one can rest. Add one, or run all animals as one herd.",
        },
      ],
    });
  expect(solve(CHART, { ...TWO, paddocks: paddocks(3) }, START).ok).toBe(true);
});

test("a logged herd without animals keeps its paddock, and the plan says that its moves are not planned", () => {
  const others = { ...heifers("p2", START), head: 25 };
  const value = plan(WALK, day("05-19"), others);
  expect(places(value)[0]?.slice(0, 3)).toEqual(["p1", "p3", "p4"]);
  // Counted as 25 of the 50 cows, as nothing else is known about them.
  expect(value.use[1]?.eatenLbAc).toBeCloseTo((4 * 25 * 33.8) / 10, 6);
  expect(planText(value)).toMatch(
    /No animals run with the other herd\. What it grazed counts, but its moves aren’t planned\.$/,
  );
});

test("two herds' plans in words: each herd's last day, one reason if it is the same, and the pounds taken", () => {
  expect(planText(plan(TWO, START))).toMatch(
    /^First herd: Planned to June 28, with 32 days on other grass or hay\. Second herd: Planned to .*\d+ of 750 lb an acre taken\.$/,
  );
  expect(planText(plan(NO_GROWTH, START))).toBe(
    "First herd: Planned to August 13. Second herd: Planned to August 13. These dates only divide up the rest. No grass was counted.",
  );
});

test("the calendar and the chart name the herd that moves", () => {
  const value = plan(TWO, START);
  const events = calendarEvents(TWO, value);
  const summaries = events.map(({ summary }) => summary);
  expect(summaries[0]).toBe("Move first herd: into P1, look first");
  expect(summaries).toContain("Move second herd: into P2, look first");
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  // The second herd's second stay in P2 keeps its event when it is planned for another day.
  const log = [stay("p1", START), heifers("p2", START, day("05-20")), heifers("p4", day("05-20"))];
  const again = calendarEvents({ ...NO_GROWTH, log }, plan(NO_GROWTH, day("05-21"), ...log));
  expect(again.map(({ uid }) => uid)).toContain("blank-herd-2-2027-p2-2@firstpaddock");
  const [p1, p2] = chartGrid(TWO, value.rows, weeksFrom(START, 1), START);
  expect(p1?.cells[0]?.planned).toEqual([{ herdId: "herd", from: 0, days: 2, ends: true }]);
  expect(p2?.cells[0]?.planned).toEqual([{ herdId: "herd-2", from: 0, days: 7, ends: false }]);
});

test("a season's plan counts each herd's days with its own animal units", () => {
  const [year] = yearTables(TWO, START);
  const { rows } = plan(TWO, START);
  const unitDays = rows
    .filter(({ paddockId }) => paddockId === "p2")
    .map((row) => daysFrom(row.in, row.out) * (row.herdId === "herd" ? 65 : 12))
    .reduce((a, b) => a + b, 0);
  expect(year?.rows[1]?.plannedUnitDaysAc).toBeCloseTo(unitDays / 10, 6);
});

test("the paddocks' card and the number of paddocks count both herds", () => {
  expect(say(PADDOCKS, NO_GROWTH, START)).toMatchObject({
    figure: "15",
    beside: "67% of this land rests at any time",
    sum: "2 herds × 30 days of rest ÷ (6 − 2) paddocks",
    verdict: expect.stringMatching(
      /Two herds share these paddocks\..*With 12 paddocks it’s 6 days in each\./,
    ),
  });
  // The second herd may be the one that eats more.
  const swapped = TWO.herdRows.map((row) => ({
    ...row,
    herd: row.herd === "herd" ? ("herd-2" as const) : ("herd" as const),
  }));
  expect(say(PADDOCKS, { ...TWO, herdRows: swapped }, START)?.sum).toBe(
    "3,750 lb to eat in each ÷ 1,690 lb a day",
  );
  // A day in each of 60 makes a round of 30 days, but only the rest that was typed is certain.
  const many = {
    ...NO_GROWTH,
    ranch: { ...NO_GROWTH.ranch, ranchAcres: null },
    paddocks: paddocks(60),
  };
  const short = { ...many, season: { ...many.season, restDays: 20 } };
  expect(say(PADDOCKS, short, START)?.verdict).toContain(
    "1 day in each paddock, and 20 days of rest or more.",
  );
  const file = { ...TWO, season: { ...TWO.season, stayDays: 15 } };
  expect(say(PADDOCKS_FOR, file, START)).toMatchObject({
    figure: "6",
    sum: "2 herds × 30 days of rest ÷ 15 days in each, rounded up, + 2 being grazed",
  });
});

test("a year's average animal units count both herds on the days that both graze", () => {
  const averageOf = (...log: LogEntry[]) =>
    yearTables({ ...TWO, log }, day("10-01"))[0]?.averageUnits;
  const cows = stay("p1", START, day("06-14"));
  expect(averageOf(cows, heifers("p2", START, day("06-14")))).toBeCloseTo(65 + 12, 6);
  // 65 animal units on 30 days, and 12 on the last 15 of them and 15 more.
  const later = heifers("p2", day("05-30"), day("06-29"));
  expect(averageOf(cows, later)).toBeCloseTo((65 * 30 + 12 * 30) / 45, 6);
  // Half days count as halves.
  const noon = momentOf(day("05-16"), true);
  const half = { ...heifers("p2", START), out: noon };
  expect(averageOf({ ...cows, out: noon }, half)).toBeCloseTo(77, 6);
});

test("beside the plan's dates, a warning about a herd in two places names the herd if there are two", () => {
  const warned = (file: RanchFile, herdId: HerdId) => {
    const log = [stay("p2", START, day("05-18")), stay("p3", day("05-17"))];
    const answer = solve(CHART, { ...file, log: log.map((each) => ({ ...each, herdId })) }, START);
    return answer.ok ? answer.warnings.map(({ message }) => message) : null;
  };
  const rest =
    "is in two places on May 17. Which is right? These dates count both. Correct the log on Today.";
  expect(warned(WALK, "herd")).toEqual([`The herd ${rest}`]);
  expect(warned(TWO, "herd")).toEqual([`The first herd ${rest}`]);
  expect(warned(TWO, "herd-2")).toEqual([`The second herd ${rest}`]);
});

test("each herd that is still out goes home on its own day", () => {
  const file = { ...TWO, log: [stay("p3", START), heifers("p2", day("05-20"))] };
  let ids = 0;
  const sent = (on: (herdId: string) => CalendarDate) =>
    sentHome(
      file,
      ({ herdId }) => on(herdId),
      "2027-12-01T12:00:00Z",
      () => `home-${ids++}`,
    );
  const home = sent((herdId) => (herdId === "herd" ? day("10-01") : day("11-01")));
  expect(home).toMatchObject({
    ok: true,
    file: { log: [{ out: "2027-10-01" }, { out: "2027-11-01" }, {}, {}] },
  });
  expect(sent(() => day("05-18"))).toMatchObject({ ok: false, herdId: "herd-2" });
});
