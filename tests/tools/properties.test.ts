import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type CalendarDate, daysBetween } from "#app/domain/dates/calendar-date.ts";
import {
  daysAfter,
  daysFrom,
  dayOf,
  isAfternoon,
  type Moment,
} from "#app/domain/tools/chart/moment.ts";
import { chartGrid, chartWeeks } from "#app/domain/tools/chart/grid.ts";
import { type ChartPlan, isBlocked, restAfter } from "#app/domain/tools/chart/plan.ts";
import { beyondText } from "#app/domain/tools/chart/plan-text.ts";
import { HOME, type RanchFile } from "#app/domain/tools/fields/fields.ts";
import { setAt } from "#app/domain/tools/fields/file.ts";
import { lbBetween } from "#app/domain/tools/grass/animal-units.ts";
import { supplies } from "#app/domain/tools/grass/balance.ts";
import { shares, unequalCycle, wholeDayCycle } from "#app/domain/tools/paddocks/sums.ts";
import { calendarEvents } from "#app/domain/tools/out/calendar.ts";
import { type Answer, solve } from "#app/domain/tools/planner.ts";
import { planChart } from "#app/domain/tools/planners/chart.ts";
import { PADDOCKS_FOR } from "#app/domain/tools/planners/grow.ts";
import { HERD } from "#app/domain/tools/planners/herd.ts";
import { PADDOCKS } from "#app/domain/tools/planners/paddocks.ts";
import { DROUGHT, STOCKING } from "#app/domain/tools/planners/season.ts";
import { withWholePasture } from "#app/features/tools/season/five-numbers.ts";
import { stayTable } from "#app/features/tools/season/chart/chart-files.ts";
import { day, EXAMPLE, ranch, START, stay } from "./ranches.ts";

const valueOf = <Value>(answer: Answer<Value>): Value => {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
};
const planOf = (file: RanchFile, today: CalendarDate): ChartPlan => valueOf(planChart(file, today));
const growing = ranch.filter(({ pastures }) => pastures[0]?.growthLbAc !== null);
const daysIn = (runs: readonly { readonly days: number }[]) =>
  runs.reduce((sum, { days }) => sum + days, 0);
const after = (most: number) => fc.integer({ min: 0, max: most });

/** A ranch with some moves made in order, the last one still open, and a day on which it is looked at. */
const logged = fc
  .tuple(ranch, fc.array(after(24), { minLength: 1, maxLength: 6 }))
  .map(([file, stays]) => {
    let on: Moment = START;
    const log = stays.map((halves, index) => {
      const from = on;
      on = daysAfter(on, halves / 2 + 0.5);
      const place =
        index % 4 === 3 ? HOME : (file.paddocks[index % file.paddocks.length]?.id ?? HOME);
      return stay(place, from, index === stays.length - 1 ? null : on);
    });
    return { ...file, log };
  });

test("no paddock is planned to give more than its share of the year's growth", () => {
  fc.assert(
    fc.property(growing, (file) => {
      const plan = planOf(file, START);
      expect(plan.grassNotCounted).toBe(false);
      for (const { plannedLbAc, allowedLbAc } of plan.use)
        expect(plannedLbAc).toBeLessThanOrEqual((allowedLbAc ?? 0) * (1 + 1e-9) + 1e-6);
    }),
  );
});

test("whatever was eaten before, no more is planned than what is left of the share", () => {
  fc.assert(
    fc.property(
      logged.filter(({ pastures }) => pastures[0]?.growthLbAc !== null),
      after(60),
      (file, days) => {
        for (const { eatenLbAc, plannedLbAc, allowedLbAc } of planOf(file, addDays(START, days))
          .use)
          expect(plannedLbAc).toBeLessThanOrEqual(
            Math.max(0, (allowedLbAc ?? 0) - eatenLbAc) * (1 + 1e-9) + 1e-6,
          );
      },
    ),
  );
});

test("the chart's first stays are those that the card of the paddocks tells", () => {
  fc.assert(
    fc.property(ranch, (made) => {
      const herdRows = made.herdRows.map((row) => ({ ...row, calvesBorn: null }));
      const season = { ...made.season, rest: [], blocks: [], days: null };
      const file = { ...made, herdRows, season };
      const { rows } = planOf(file, START);
      for (const { id, chartDays } of valueOf(solve(PADDOCKS, file, START)).paddocks) {
        const first = rows.find(({ paddockId }) => paddockId === id);
        // The plan ends after 400 days, and then some paddocks are not reached.
        if (first) expect(daysFrom(first.in, first.out)).toBeLessThanOrEqual(chartDays);
        if (first && daysAfter(first.out, 1) < addDays(START, 400))
          expect(daysFrom(first.in, first.out)).toBe(chartDays);
        if (chartDays === 0) expect(first).toBeUndefined();
      }
    }),
  );
});

test("a stay has the same days on the chart, on paper, in the calendar file and in the table", () => {
  fc.assert(
    fc.property(logged, after(40), (file, later) => {
      const today = addDays(START, later);
      const plan = planOf(file, today);
      const events = calendarEvents(file, plan);
      expect(events.map(({ on }) => on)).toEqual(plan.moves.map((move) => dayOf(move.in)));
      expect(events.map(({ summary }) => summary.startsWith("Move herd PM"))).toEqual(
        plan.moves.map((move) => isAfternoon(move.in)),
      );
      const stays = plan.rows.filter(({ paddockId }) => paddockId !== HOME);
      const table = stayTable(file, plan.rows, today);
      const named = stays.map((row) => `,${row.in},${row.out},`);
      expect(table.split("\r\n").slice(1 + file.log.length, -1)).toEqual(
        named.map((text) => expect.stringContaining(text)),
      );
      const weeks = chartWeeks(file, plan.rows, today);
      const grid = chartGrid({ ...file, log: [] }, plan.rows, weeks, today);
      const drawn = grid.flatMap(({ cells }) => cells.flatMap(({ planned }) => planned));
      const until = addDays(weeks[0] ?? today, 7 * 26);
      const within = stays.map((row) => ({
        days: Math.max(0, daysFrom(row.in, row.out < until ? row.out : until)),
      }));
      expect(daysIn(drawn)).toBe(daysIn(within));
      // What the chart has no weeks for is told below it.
      const all = stays.map((row) => ({ days: daysFrom(row.in, row.out) }));
      expect(beyondText(plan.rows, weeks) !== "").toBe(daysIn(all) > daysIn(drawn));
    }),
  );
});

test("no stay is planned below the stop height", () => {
  fc.assert(
    fc.property(
      ranch.filter(({ season }) => season.heightIn !== null),
      (file) => {
        const { lbOn } = valueOf(solve(HERD, file, START));
        const standing = new Map(
          supplies(
            file.paddocks.map((each) => ({ ...each, acres: each.acres ?? 0 })),
            file,
          ).map(({ id, standingLb }) => [id, standingLb ?? 0]),
        );
        for (const row of planOf(file, START).rows)
          if (row.paddockId !== HOME)
            expect(lbBetween(lbOn, row.in, row.out)).toBeLessThanOrEqual(
              (standing.get(row.paddockId) ?? 0) * (1 + 1e-9) + 1e-5,
            );
      },
    ),
  );
});

test("with neither growth nor heights the plan is stamped", () => {
  fc.assert(
    fc.property(ranch, (file) => {
      const known = file.pastures[0]?.growthLbAc !== null || file.season.heightIn !== null;
      expect(planOf(file, START).grassNotCounted).toBe(!known);
    }),
  );
});

test("dates are in order, rest is never cut, and a closed paddock stays closed", () => {
  fc.assert(
    fc.property(logged, after(40), (file, later) => {
      const { season, log } = file;
      const { rows } = planOf(file, addDays(START, later));
      const lefts = new Map(log.map(({ paddockId, out }) => [paddockId, out]));
      for (const [index, row] of rows.entries()) {
        expect(row.in < row.out).toBe(true);
        expect(row.out <= (rows[index + 1]?.in ?? row.out)).toBe(true);
        if (row.paddockId === HOME) continue;
        const left = lefts.get(row.paddockId);
        if (left)
          expect(daysFrom(left, row.in)).toBeGreaterThanOrEqual(restAfter(season, dayOf(left)));
        lefts.set(row.paddockId, row.out);
        for (let at = row.in; at < row.out; at = daysAfter(at, 0.5))
          expect(isBlocked(row.paddockId, dayOf(at), season)).toBe(false);
        // A herd that is moved in the mornings only is never planned to move in an afternoon.
        if (season.moves === "day") expect(isAfternoon(row.out)).toBe(false);
      }
    }),
  );
});

test("a day without news changes no move; on its day it is today, after it late by the right days", () => {
  fc.assert(
    fc.property(logged, after(20), (file, late) => {
      const here = planOf(file, addDays(START, 90)).here;
      fc.pre(here !== null && here.due !== null && here.due > here.since);
      const { since, due } = { since: here?.since ?? START, due: here?.due ?? START };
      const first = planOf(file, dayOf(since)).moves;
      for (const today of [addDays(dayOf(since), 1), addDays(dayOf(due), -1)])
        if (today >= since && today < due) expect(planOf(file, today).moves).toEqual(first);
      const today = addDays(dayOf(due), late);
      const overdue = planOf(file, today);
      expect(overdue.here?.due).toBe(due);
      const move = { in: late === 0 ? due : today, lateDays: late };
      expect(overdue.moves[0] ?? move).toMatchObject(move);
    }),
  );
});

test("days at home shorten no stay", () => {
  fc.assert(
    fc.property(growing, after(60), (made, days) => {
      const herdRows = made.herdRows.map((row) => ({ ...row, calvesBorn: null }));
      const season = { ...made.season, rest: [], blocks: [], days: null };
      const file = { ...made, herdRows, season };
      const today = addDays(START, days);
      const length = ({ rows: [row] }: ChartPlan) => (row ? daysFrom(row.in, row.out) : 0);
      const whole = length(planOf(file, START));
      // Longer stays than this end with the plan.
      fc.pre(whole > 0 && whole < 300);
      const plan = planOf({ ...file, log: [stay(HOME, START)] }, today);
      expect(length(plan)).toBe(whole);
      expect(plan.moves[0]).toMatchObject({ in: today, lateDays: 0 });
    }),
  );
});

const check = fc
  .record({
    file: growing,
    until: fc.integer({ min: 2, max: 200 }),
    lag: fc.integer({ min: 0, max: 60 }),
    standing: fc.integer({ min: 0, max: 4000 }),
    leave: fc.integer({ min: 0, max: 2000 }),
    share: fc.integer({ min: 10, max: 90 }),
  })
  .map(({ file, ...made }) => ({
    ...file,
    drought: {
      ...file.drought,
      date: day("07-15"),
      until: addDays(day("07-15"), made.until),
      leaveBy: addDays(day("07-15"), Math.min(made.lag, made.until)),
      standingLbAc: made.leave + made.standing,
      leaveLbAc: made.leave,
      sharePctLayer: made.share,
    },
  }));

/** Whether the grass lasts to the day if so many stay after the day of leaving. */
function lasts(file: RanchFile, standingLbAc: number, leave: number): boolean {
  const { date, until, leaveBy, leaveLbAc, sharePctLayer } = file.drought;
  const { head, lbOn } = valueOf(solve(HERD, file, START));
  const acres = file.pastures.reduce((sum, pasture) => sum + (pasture.acres ?? 0), 0);
  const lb = (acres * (standingLbAc - (leaveLbAc ?? 0)) * (sharePctLayer ?? 0)) / 100;
  const [from, gone, to] = [date ?? START, leaveBy ?? START, until ?? START];
  const eaten = lbBetween(lbOn, from, gone) + (lbBetween(lbOn, gone, to) * (head - leave)) / head;
  return lb >= eaten * (1 - 1e-9) - 1e-6;
}

test("from the trigger's height all last to the day, and a quarter inch lower they do not", () => {
  fc.assert(
    fc.property(check, (file) => {
      const { lbAc, inches } = valueOf(solve(DROUGHT, file, START)).lastsFrom;
      const lbPerIn = file.season.lbPerIn ?? 0;
      expect(lasts(file, lbAc, 0)).toBe(true);
      expect(lasts(file, (inches ?? 0) * lbPerIn, 0)).toBe(true);
      expect(lasts(file, ((inches ?? 0) - 0.25) * lbPerIn - 0.001, 0)).toBe(false);
    }),
  );
});

test("whoever leaves at a step by its day, the rest last from the next step's height", () => {
  fc.assert(
    fc.property(check, (file) => {
      const { steps, leaveHead, keepHead, shortDays } = valueOf(solve(DROUGHT, file, START));
      for (const { leave, downTo } of steps) expect(lasts(file, downTo.lbAc, leave)).toBe(true);
      expect(steps.at(-1)?.leave ?? 0).toBe(leaveHead);
      const { standingLbAc } = file.drought;
      if (keepHead > 0) expect(lasts(file, standingLbAc ?? 0, leaveHead)).toBe(true);
      if (leaveHead === 0) expect(shortDays).toBe(0);
    }),
  );
});

test("a drought never leaves negative days or animals", () => {
  fc.assert(
    fc.property(check, (file) => {
      const answer = valueOf(solve(DROUGHT, file, START));
      expect(answer.daysLeft).toBeGreaterThanOrEqual(0);
      expect(answer.keepHead).toBeGreaterThanOrEqual(0);
      expect(answer.keepHead + answer.leaveHead).toBe(valueOf(solve(HERD, file, START)).head);
      expect(answer.outDate >= day("07-15")).toBe(true);
    }),
  );
});

const seasons = fc
  .tuple(growing, fc.integer({ min: 1, max: 366 }))
  .map(([file, days]) => ({ ...file, season: { ...file.season, days } }));

test("what a herd is over agrees with the days it lasts, at any intake", () => {
  fc.assert(
    fc.property(seasons, (file) => {
      const { days, overPct, seasonDays, headForSeason, herd } = valueOf(
        solve(STOCKING, file, START),
      );
      expect(days < seasonDays).toBe(overPct > 1e-9);
      expect(headForSeason).toBeLessThanOrEqual(Math.ceil(herd.head / (1 + overPct / 100) + 0.05));
    }),
  );
});

test("air-dry pounds carry 26 of every 30, and more grass never gives fewer days", () => {
  fc.assert(
    fc.property(seasons, (file) => {
      const as = (growthBasis: "air" | "oven") =>
        valueOf(solve(STOCKING, { ...file, method: { ...file.method, growthBasis } }, START));
      expect(as("air").usableLb).toBeCloseTo((as("oven").usableLb * 26) / 30, 2);
      expect(as("air").days).toBeLessThanOrEqual(as("oven").days);
    }),
  );
});

test("a calf counts from four months on, every year", () => {
  fc.assert(
    fc.property(after(364), after(2000), (born, later) => {
      const calvesBorn = addDays(day("01-01"), born);
      const file = {
        ...EXAMPLE,
        herdRows: EXAMPLE.herdRows.map((row) => ({ ...row, calvesBorn })),
      };
      const herd = valueOf(solve(HERD, file, START));
      const on = addDays(calvesBorn, later);
      const birthday = `${on.slice(0, 4)}${calvesBorn.slice(4)}` as CalendarDate;
      const age = daysBetween(birthday, on);
      expect(herd.lbOn(on)).toBeCloseTo((age < 0 ? age + 365 : age) >= 122 ? 2496 : 2028, 6);
    }),
  );
});

test("a ranch of one's own acres has its paddocks, however large the example's ranch is", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400_000 }), (acres) => {
      const { acres: all, paddocks } = valueOf(
        solve(PADDOCKS, withWholePasture(EXAMPLE, { acres }), START),
      );
      expect(Math.abs(all - acres)).toBeLessThanOrEqual(0.051 * paddocks.length);
    }),
  );
});

test("no number makes a planner throw", () => {
  fc.assert(
    fc.property(
      ranch,
      fc.double({ noNaN: true }),
      fc.date({ noInvalidDate: true }),
      (file, number, date) => {
        const wild = setAt(setAt(file, "herdRows.herd-1.head", number), "season.days", number);
        const on = date.toISOString().slice(0, 10);
        for (const each of [
          wild,
          setAt(file, "season.start", on),
          setAt(file, "drought.until", on),
        ]) {
          planChart(each, START);
          solve(STOCKING, each, START);
          solve(DROUGHT, each, START);
        }
      },
    ),
  );
});

test("a longer rest never needs fewer paddocks", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 400 }),
      fc.integer({ min: 5, max: 400 }),
      fc.integer({ min: 1, max: 720 }),
      (rest, other, quarters) => {
        const needed = (restDays: number) =>
          valueOf(
            solve(
              PADDOCKS_FOR,
              setAt(setAt(EXAMPLE, "season.restDays", restDays), "season.stayDays", quarters / 4),
              START,
            ),
          );
        expect(needed(Math.max(rest, other))).toBeGreaterThanOrEqual(needed(Math.min(rest, other)));
      },
    ),
  );
});

test("whole days give every paddock its rest", () => {
  const sizes = fc.array(
    fc.record({ acres: fc.integer({ min: 1, max: 100 }), rating: fc.integer({ min: 1, max: 10 }) }),
    { minLength: 2, maxLength: 60 },
  );
  fc.assert(
    fc.property(sizes, fc.integer({ min: 5, max: 120 }), (paddocks, rest) => {
      const parts = shares(paddocks);
      const { stays, rests } = wholeDayCycle(parts, unequalCycle(parts, rest).cycleDays, rest);
      expect(Math.min(...stays)).toBeGreaterThanOrEqual(1);
      expect(Math.min(...rests)).toBeGreaterThanOrEqual(rest);
    }),
  );
});
