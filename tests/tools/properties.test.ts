import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, calendarDate, daysBetween } from "../../app/domain/dates/calendar-date.ts";
import { isBlocked, planChart, restAfter } from "../../app/domain/tools/chart/plan.ts";
import { replan } from "../../app/domain/tools/chart/replan.ts";
import { HOME, type LogEntry, type PlanRow } from "../../app/domain/tools/chart/types.ts";
import { drought } from "../../app/domain/tools/grass/drought.ts";
import { stocking } from "../../app/domain/tools/grass/stocking.ts";
import { paddocksFor } from "../../app/domain/tools/paddocks/rest.ts";
import { unequalCycle, shares, wholeDayCycle } from "../../app/domain/tools/paddocks/unequal.ts";

const START = calendarDate("2027-05-15");
const day = fc.integer({ min: 0, max: 300 }).map((days) => addDays(START, days));
const span = fc
  .tuple(day, fc.integer({ min: 0, max: 60 }))
  .map(([from, length]) => ({ from, to: addDays(from, length) }));

const planInput = fc.integer({ min: 2, max: 20 }).chain((count) =>
  fc.record({
    start: fc.constant(START),
    end: fc.constant(null),
    rotations: fc.constant(2),
    restDays: fc.integer({ min: 5, max: 120 }),
    restWindows: fc.array(
      fc.tuple(span, fc.integer({ min: 5, max: 90 })).map(([at, days]) => ({ ...at, days })),
      { maxLength: 3 },
    ),
    blocks: fc.array(
      fc
        .tuple(span, fc.integer({ min: 1, max: count }))
        .map(([at, index]) => ({ ...at, paddockId: `P${index}` })),
      { maxLength: 6 },
    ),
    paddocks: fc
      .array(
        fc.record({
          acres: fc.double({ min: 0.5, max: 500, noNaN: true }),
          rating: fc.integer({ min: 1, max: 10 }),
          feedDays: fc.option(fc.double({ min: 0, max: 40, noNaN: true })),
          lastOut: fc.option(fc.integer({ min: -90, max: 0 }).map((ago) => addDays(START, ago))),
        }),
        { minLength: count, maxLength: count },
      )
      .map((sizes) => sizes.map((size, index) => ({ ...size, id: `P${index + 1}` }))),
  }),
);

const inOrder = (rows: readonly PlanRow[]) =>
  rows.every((row, index) => row.in < row.out && row.out <= (rows[index + 1]?.in ?? row.out));

test("a plan's dates are in order, one stay after another", () => {
  fc.assert(fc.property(planInput, (input) => inOrder(planChart(input))));
});

test("a plan never grazes a resting paddock", () => {
  fc.assert(
    fc.property(planInput, (input) => {
      const outs = new Map(input.paddocks.map(({ id, lastOut }) => [id, lastOut]));
      for (const row of planChart(input)) {
        if (row.paddockId === HOME) continue;
        const out = outs.get(row.paddockId) ?? null;
        const rest = out === null ? 0 : restAfter(out, input.restWindows, input.restDays);
        if (out !== null) expect(daysBetween(out, row.in)).toBeGreaterThanOrEqual(rest);
        outs.set(row.paddockId, row.out);
      }
    }),
  );
});

test("a plan never grazes a paddock that is blocked out", () => {
  fc.assert(
    fc.property(planInput, (input) => {
      for (const row of planChart(input))
        for (let at = row.in; at < row.out; at = addDays(at, 1))
          expect(isBlocked(row.paddockId, at, input.blocks)).toBe(false);
    }),
  );
});

test("a new plan after a logged move starts there and keeps the order of dates", () => {
  fc.assert(
    fc.property(planInput, fc.integer({ min: 0, max: 30 }), (input, later) => {
      const entry: LogEntry = {
        id: "a",
        herdId: "herd",
        paddockId: "P1",
        in: START,
        out: null,
        head: 60,
        heightInIn: null,
        heightOutIn: null,
        note: "",
      };
      const rows = replan(input, [entry], addDays(START, later));
      expect(inOrder(rows)).toBe(true);
      for (const row of rows) expect(row.in >= addDays(START, later)).toBe(true);
    }),
  );
});

const season = fc.record({
  usableLb: fc.double({ min: 1, max: 1e8, noNaN: true }),
  demandLbDay: fc.double({ min: 1, max: 1e6, noNaN: true }),
  head: fc.integer({ min: 1, max: 20_000 }),
  units: fc.double({ min: 0.1, max: 30_000, noNaN: true }),
  seasonDays: fc.integer({ min: 1, max: 366 }),
  marginPct: fc.integer({ min: 0, max: 50 }),
});

test("days are never negative, and more grass never gives fewer days", () => {
  fc.assert(
    fc.property(season, fc.double({ min: 0, max: 1e7, noNaN: true }), (input, more) => {
      const [less, greater] = [
        stocking(input),
        stocking({ ...input, usableLb: input.usableLb + more }),
      ];
      expect(less.days).toBeGreaterThanOrEqual(0);
      expect(less.shortDays).toBeGreaterThanOrEqual(0);
      expect(greater.days).toBeGreaterThanOrEqual(less.days);
      expect(greater.headForSeason).toBeGreaterThanOrEqual(less.headForSeason);
      expect(less.headWithMargin).toBeLessThanOrEqual(less.headForSeason);
    }),
  );
});

test("a drought never leaves negative days or animals", () => {
  const pounds = fc.integer({ min: 0, max: 5000 });
  fc.assert(
    fc.property(
      pounds,
      pounds,
      fc.integer({ min: 1, max: 500 }),
      day,
      (standing, leave, head, until) => {
        const answer = drought({
          date: START,
          until,
          acres: 100,
          standingLbAc: standing,
          leaveLbAc: leave,
          sharePctLayer: 50,
          grownSoFarLbAc: null,
          shareGrownPct: 75,
          sharePctSeason: 25,
          units: head * 1.3,
          head,
          demandLbDay: head * 33.8,
        });
        expect(answer.daysLeft).toBeGreaterThanOrEqual(0);
        expect(answer.keepHead).toBeGreaterThanOrEqual(0);
        expect(answer.keepHead + answer.leaveHead).toBe(head);
        expect(answer.outDate >= START).toBe(true);
      },
    ),
  );
});

test("a longer rest never needs fewer paddocks", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 400 }),
      fc.integer({ min: 0, max: 100 }),
      fc.double({ min: 0.25, max: 180, noNaN: true }),
      (rest, longer, stay) => paddocksFor(rest + longer, stay) >= paddocksFor(rest, stay),
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
