import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  calendarDate,
  type CalendarDate,
  daysBetween,
} from "#app/domain/dates/calendar-date.ts";
import { yearsLater } from "#app/domain/dates/years-later.ts";
import {
  daysAfter,
  daysFrom,
  dayOf,
  isAfternoon,
  type Moment,
} from "#app/domain/tools/chart/moment.ts";
import { chartGrid, chartWeeks } from "#app/domain/tools/chart/grid.ts";
import { isBlocked, later, restAfter } from "#app/domain/tools/chart/grazing.ts";
import type { ChartPlan, HerdPlan } from "#app/domain/tools/chart/plan.ts";
import { beyondText } from "#app/domain/tools/chart/plan-text.ts";
import { HOME, type HerdId, type RanchFile } from "#app/domain/tools/fields/fields.ts";
import { setAt } from "#app/domain/tools/fields/file.ts";
import { lbBetween } from "#app/domain/tools/grass/animal-units.ts";
import { supplies } from "#app/domain/tools/grass/balance.ts";
import { chartCycle, shares, unequalCycle } from "#app/domain/tools/paddocks/sums.ts";
import { calendarEvents } from "#app/domain/tools/out/calendar.ts";
import { solve } from "#app/domain/tools/planner.ts";
import { CHART } from "#app/domain/tools/planners/chart.ts";
import { HERD } from "#app/domain/tools/planners/herd.ts";
import { PADDOCKS } from "#app/domain/tools/planners/paddocks.ts";
import { DROUGHT, STOCKING } from "#app/domain/tools/planners/season.ts";
import { withAcres } from "#app/features/tools/season/five-numbers.ts";
import { stayTable } from "#app/features/tools/season/chart/chart-files.ts";
import { day, EXAMPLE, ranch, START, stay, valueOf } from "./ranches.ts";

const planOf = (file: RanchFile, today: CalendarDate) => valueOf(CHART, file, today);
const growing = ranch.filter(({ pastures }) => pastures[0]?.growthLbAc !== null);
const daysIn = (runs: readonly { readonly days: number }[]) =>
  runs.reduce((sum, { days }) => sum + days, 0);
const after = (most: number) => fc.integer({ min: 0, max: most });

/** The date a number of days after the log's last move, so that no logged move is in the future. */
const daysOn = ({ log }: RanchFile, days: number) =>
  addDays(dayOf(log.map((entry) => entry.in).reduce(later)), days);

const stays = fc.array(after(24), { minLength: 1, maxLength: 6 });

/** A ranch with some moves of each herd made in order, the last one still open. */
const logged = fc.tuple(ranch, stays, stays, after(12)).map(([file, first, second, ahead]) => {
  const moves = (halves: readonly number[], herdId: HerdId, next: number) => {
    let on: Moment = START;
    return halves.map((length, index) => {
      const from = on;
      on = daysAfter(on, length / 2 + 0.5);
      const { id } = file.paddocks[(index + next) % file.paddocks.length] ?? { id: HOME };
      const out = index === halves.length - 1 ? null : on;
      return stay(index % 4 === 3 ? HOME : id, from, out, { herdId });
    });
  };
  const others = file.herdRows.length > 1 ? moves(second, "herd-2", ahead) : [];
  return { ...file, log: [...moves(first, "herd", 0), ...others] };
});

test("planned grazing never exceeds what past grazing has left of the allowed share", () => {
  fc.assert(
    fc.property(
      logged.filter(({ pastures }) => pastures[0]?.growthLbAc !== null),
      after(60),
      (file, days) => {
        for (const { eatenLbAc, plannedLbAc, allowedLbAc } of planOf(file, daysOn(file, days)).use)
          expect(plannedLbAc).toBeLessThanOrEqual(
            Math.max(0, (allowedLbAc ?? 0) - eatenLbAc) * (1 + 1e-9) + 1e-6,
          );
      },
    ),
  );
});

test("the chart's first stays have the days shown on the paddock card", () => {
  fc.assert(
    fc.property(ranch, (made) => {
      const herdRows = made.herdRows.map((row) => ({ ...row, calvesBorn: null }));
      const season = { ...made.season, rest: [], blocks: [], days: null };
      const file = { ...made, herdRows, season };
      const { herds } = planOf(file, START);
      const rows = herds.flatMap((herd) => herd.rows).toSorted((a, b) => daysFrom(b.in, a.in));
      const { ofHerd } = valueOf(HERD, file);
      const most = herds.reduce((a, b) =>
        ofHerd(b.herdId).lbPerDay > ofHerd(a.herdId).lbPerDay ? b : a,
      );
      for (const { id, chartDays } of valueOf(PADDOCKS, file).paddocks) {
        const first = rows.find(({ paddockId }) => paddockId === id);
        if (!first) continue;
        const days = daysFrom(first.in, first.out);
        // A herd that eats less may stay longer. The plan ends after 400 days, before some paddocks are reached.
        const isMost = first.herdId === most.herdId;
        if (isMost) expect(days).toBeLessThanOrEqual(chartDays);
        if (daysAfter(first.out, 1) >= addDays(START, 400)) continue;
        if (isMost) expect(days).toBe(chartDays);
        else expect(days).toBeGreaterThanOrEqual(chartDays);
      }
    }),
  );
});

test("a stay has the same days on the chart, on paper, in the calendar file and in the table", () => {
  fc.assert(
    fc.property(logged, after(40), (file, later) => {
      const today = daysOn(file, later);
      const plan = planOf(file, today);
      const events = calendarEvents(file, plan);
      const moves = plan.herds.flatMap((herd) => herd.moves);
      expect(events.map(({ on }) => on)).toEqual(moves.map((move) => dayOf(move.in)));
      expect(events.map(({ summary }) => / PM: /.test(summary))).toEqual(
        moves.map((move) => isAfternoon(move.in)),
      );
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      const planned = plan.rows.filter(({ paddockId }) => paddockId !== HOME);
      const table = stayTable(file, plan.rows, today);
      const named = planned.map((row) => `,${row.in},${row.out},`);
      expect(table.split("\r\n").slice(1 + file.log.length, -1)).toEqual(
        named.map((text) => expect.stringContaining(text)),
      );
      const weeks = chartWeeks(file, plan.rows, today);
      const grid = chartGrid({ ...file, log: [] }, plan.rows, weeks, today);
      const drawn = grid.flatMap(({ cells }) => cells.flatMap((cell) => cell.planned));
      const until = addDays(weeks[0] ?? today, 7 * 26);
      const within = planned.map((row) => ({
        days: Math.max(0, daysFrom(row.in, row.out < until ? row.out : until)),
      }));
      expect(daysIn(drawn)).toBe(daysIn(within));
      // Stays beyond the chart's last week are listed below it.
      const all = planned.map((row) => ({ days: daysFrom(row.in, row.out) }));
      expect(beyondText(plan.rows, weeks) !== "").toBe(daysIn(all) > daysIn(drawn));
    }),
  );
});

test("no stay is planned below the stop height", () => {
  fc.assert(
    fc.property(
      ranch.filter(({ season }) => season.heightIn !== null),
      (file) => {
        const { ofHerd } = valueOf(HERD, file);
        const standing = new Map(
          supplies(
            file.paddocks.map((each) => ({ ...each, acres: each.acres ?? 0 })),
            file,
          ).map(({ id, standingLb }) => [id, standingLb ?? 0]),
        );
        for (const row of planOf(file, START).rows)
          if (row.paddockId !== HOME)
            expect(lbBetween(ofHerd(row.herdId).lbOn, row.in, row.out)).toBeLessThanOrEqual(
              (standing.get(row.paddockId) ?? 0) * (1 + 1e-9) + 1e-5,
            );
      },
    ),
  );
});

test("a plan without growth or heights is marked as not counting grass", () => {
  fc.assert(
    fc.property(ranch, (file) => {
      const known = file.pastures[0]?.growthLbAc !== null || file.season.heightIn !== null;
      expect(planOf(file, START).grassNotCounted).toBe(!known);
    }),
  );
});

/** Whether a plan's first row is the rest of the stay that the log has open. */
const continuesStay = ({ here, rows: [first] }: HerdPlan) =>
  first !== undefined && first.paddockId === here?.paddockId && first.out === here.due;

test("dates are in order, and a closed paddock stays closed", () => {
  fc.assert(
    fc.property(logged, after(40), (file, days) => {
      const { season } = file;
      for (const { rows } of planOf(file, daysOn(file, days)).herds)
        for (const [index, row] of rows.entries()) {
          expect(row.in < row.out).toBe(true);
          expect(row.out <= (rows[index + 1]?.in ?? row.out)).toBe(true);
          if (row.paddockId === HOME) continue;
          for (let at = row.in; at < row.out; at = daysAfter(at, 0.5))
            expect(isBlocked(row.paddockId, dayOf(at), season)).toBe(false);
          // A herd moved only in the mornings has no move planned for an afternoon.
          if (season.moves === "day") expect(isAfternoon(row.out)).toBe(false);
        }
    }),
  );
});

test("no paddock is planned for two herds at a time, and it rests after each", () => {
  fc.assert(
    fc.property(logged, after(40), (file, days) => {
      const today = daysOn(file, days);
      const { herds } = planOf(file, today);
      const begun = herds.flatMap((herd) => herd.rows.slice(continuesStay(herd) ? 1 : 0));
      const running = herds.flatMap(({ here }) =>
        here?.due ? { ...here, in: here.since, out: later(here.due, today) } : [],
      );
      const done = file.log.flatMap((entry) => (entry.out ? { ...entry, out: entry.out } : []));
      for (const row of begun.filter(({ paddockId }) => paddockId !== HOME)) {
        const left = [...begun, ...running, ...done]
          .filter((each) => each !== row && each.paddockId === row.paddockId && each.in <= row.in)
          .map(({ out }) => out)
          .reduce<Moment | null>((last, out) => (last ? later(last, out) : out), null);
        if (left)
          expect(daysFrom(left, row.in)).toBeGreaterThanOrEqual(
            restAfter(file.season, dayOf(left)),
          );
      }
    }),
  );
});

test("planned moves stay the same from day to day; a move is due on its day and then late by the right number of days", () => {
  fc.assert(
    fc.property(logged, after(20), (file, late) => {
      const { herds } = planOf(file, addDays(START, 90));
      const stays = herds.flatMap(({ herdId, here }) =>
        here?.due && here.due > here.since ? { herdId, since: here.since, due: here.due } : [],
      );
      fc.pre(stays.length === herds.length);
      const since = stays.map((each) => each.since).reduce(later);
      const due = stays.map((each) => each.due).reduce((a, b) => (a < b ? a : b));
      const movesOn = (today: CalendarDate) => planOf(file, today).herds.map(({ moves }) => moves);
      const first = movesOn(dayOf(since));
      for (const today of [addDays(dayOf(since), 1), addDays(dayOf(due), -1)])
        if (today >= since && today < due) expect(movesOn(today)).toEqual(first);
      for (const each of stays) {
        const today = addDays(dayOf(each.due), late);
        const overdue = planOf(file, today).herds.find(({ herdId }) => herdId === each.herdId);
        expect(overdue?.here?.due).toBe(each.due);
        const move = { in: late === 0 ? each.due : today, lateDays: late };
        expect(overdue?.moves[0] ?? move).toMatchObject(move);
      }
    }),
  );
});

test("days at home do not shorten the first planned stay", () => {
  fc.assert(
    fc.property(growing, after(60), (made, days) => {
      const herdRows = made.herdRows.slice(0, 1).map((row) => ({ ...row, calvesBorn: null }));
      const season = { ...made.season, rest: [], blocks: [], days: null };
      const file = { ...made, herdRows, season };
      const today = addDays(START, days);
      const length = ({ rows: [row] }: ChartPlan) => (row ? daysFrom(row.in, row.out) : 0);
      const whole = length(planOf(file, START));
      // Longer stays would be cut off by the end of the plan.
      fc.pre(whole > 0 && whole < 300);
      const plan = planOf({ ...file, log: [stay(HOME, START)] }, today);
      expect(length(plan)).toBe(whole);
      expect(plan.herds[0]?.moves[0]).toMatchObject({ in: today, lateDays: 0 });
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

/** Whether the grass lasts to `until` if `leave` head go on the day of leaving. */
function lasts(file: RanchFile, standingLbAc: number, leave: number): boolean {
  const { date, until, leaveBy, leaveLbAc, sharePctLayer } = file.drought;
  const { head, lbOn } = valueOf(HERD, file);
  const acres = file.pastures.reduce((sum, pasture) => sum + (pasture.acres ?? 0), 0);
  const lb = (acres * (standingLbAc - (leaveLbAc ?? 0)) * (sharePctLayer ?? 0)) / 100;
  const [from, gone, to] = [date ?? START, leaveBy ?? START, until ?? START];
  const eaten = lbBetween(lbOn, from, gone) + (lbBetween(lbOn, gone, to) * (head - leave)) / head;
  return lb >= eaten * (1 - 1e-9) - 1e-6;
}

test("grass at the trigger height lasts the whole herd to the date, and a quarter inch less does not", () => {
  fc.assert(
    fc.property(check, (file) => {
      const { lbAc, inches } = valueOf(DROUGHT, file).lastsFrom;
      const lbPerIn = file.season.lbPerIn ?? 0;
      expect(lasts(file, lbAc, 0)).toBe(true);
      expect(lasts(file, (inches ?? 0) * lbPerIn, 0)).toBe(true);
      expect(lasts(file, ((inches ?? 0) - 0.25) * lbPerIn - 0.001, 0)).toBe(false);
    }),
  );
});

test("if the head of a step leave by its day, grass at the next step's height lasts the rest of the herd", () => {
  fc.assert(
    fc.property(check, (file) => {
      const answer = valueOf(DROUGHT, file);
      const { steps, leaveHead, keepHead, shortDays, daysLeft } = answer;
      for (const { leave, downTo } of steps) expect(lasts(file, downTo.lbAc, leave)).toBe(true);
      expect(steps.at(-1)?.leave ?? 0).toBe(leaveHead);
      const { standingLbAc } = file.drought;
      if (keepHead > 0) expect(lasts(file, standingLbAc ?? 0, leaveHead)).toBe(true);
      if (leaveHead === 0) expect(shortDays).toBe(0);
      expect(Math.min(keepHead, daysLeft)).toBeGreaterThanOrEqual(0);
      expect(keepHead + leaveHead).toBe(valueOf(HERD, file).head);
    }),
  );
});

const seasons = fc
  .tuple(growing, fc.integer({ min: 1, max: 366 }))
  .map(([file, days]) => ({ ...file, season: { ...file.season, days } }));

test("a herd is reported as too large exactly if its grass ends before the season, at any intake", () => {
  fc.assert(
    fc.property(seasons, (file) => {
      const { days, overPct, seasonDays, headForSeason, herd } = valueOf(STOCKING, file);
      expect(days < seasonDays).toBe(overPct > 1e-9);
      expect(headForSeason).toBeLessThanOrEqual(Math.ceil(herd.head / (1 + overPct / 100) + 0.05));
    }),
  );
});

test("air-dry growth counts as 26/30 of oven-dry growth, and never gives more days", () => {
  fc.assert(
    fc.property(seasons, (file) => {
      const as = (growthBasis: "air" | "oven") =>
        valueOf(STOCKING, { ...file, method: { ...file.method, growthBasis } });
      expect(as("air").usableLb).toBeCloseTo((as("oven").usableLb * 26) / 30, 2);
      expect(as("air").days).toBeLessThanOrEqual(as("oven").days);
    }),
  );
});

test("a calf counts from 122 to 303 days after its last birthday, on February 29 and in leap years too", () => {
  fc.assert(
    fc.property(after(1500), after(2000), (born, later) => {
      const calvesBorn = addDays(calendarDate("2024-01-01"), born);
      const herdRows = EXAMPLE.herdRows.map((row) => ({ ...row, calvesBorn }));
      const herd = valueOf(HERD, { ...EXAMPLE, herdRows });
      const on = addDays(calvesBorn, later);
      const birthdays = Array.from({ length: 6 }, (_, years) => yearsLater(calvesBorn, years));
      const last = birthdays.findLast((each) => each <= on) ?? on;
      const age = daysBetween(last, on);
      expect(herd.lbOn(on)).toBeCloseTo(age >= 122 && age < 304 ? 2496 : 2028, 6);
    }),
    {
      examples: [
        [59, 1217],
        [335, 1217],
      ],
    },
  );
});

test("the example scaled to a ranch's own acres has paddocks that add up to them", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400_000 }), (acres) => {
      const { acres: all, paddocks } = valueOf(PADDOCKS, withAcres(EXAMPLE, acres));
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
          solve(CHART, each, START);
          solve(STOCKING, each, START);
          solve(DROUGHT, each, START);
        }
      },
    ),
  );
});

test("stays rounded to whole or half days give every paddock its rest, with one herd or two", () => {
  const sizes = fc.array(
    fc.record({ acres: fc.integer({ min: 1, max: 100 }), rating: fc.integer({ min: 1, max: 10 }) }),
    { minLength: 3, maxLength: 60 },
  );
  const steps = fc.constantFrom(1, 0.5);
  fc.assert(
    fc.property(sizes, after(115), steps, fc.constantFrom(1, 2), (paddocks, more, step, herds) => {
      const rest = 5 + more;
      const parts = shares(paddocks, herds);
      expect(parts.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
      const { cycleDays, stays } = unequalCycle(parts, rest, herds);
      // The largest paddock gets exactly the rest, and as many paddocks as herds are grazed at any time.
      expect(cycleDays - Math.max(...stays)).toBeCloseTo(rest, 6);
      expect(stays.reduce((a, b) => a + b)).toBeCloseTo(herds * cycleDays, 6);
      const whole = chartCycle(parts, rest, step, herds);
      expect(Math.min(...whole.stays)).toBeGreaterThanOrEqual(step);
      expect(Math.min(...whole.rests)).toBeGreaterThanOrEqual(rest);
    }),
  );
});
