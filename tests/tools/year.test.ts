import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { logFinding, moveHerd } from "#app/domain/tools/chart/log.ts";
import { dayOf } from "#app/domain/tools/chart/moment.ts";
import type { HerdPlan } from "#app/domain/tools/chart/plan.ts";
import { hereText, moveText, planText } from "#app/domain/tools/chart/plan-text.ts";
import { isSeasonOver } from "#app/domain/tools/chart/season-dates.ts";
import { sentHome, startNewYear, yearTables } from "#app/domain/tools/chart/years.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { CHART } from "#app/domain/tools/planners/chart.ts";
import { RUNS } from "#tests/support/runs.ts";
import { done, ranch, START, stay, valueOf } from "./ranches.ts";

const DAYS = 420;

/** How a rancher handles a due move: waits some days, then follows the plan or chooses another paddock. */
const habit = fc.record({
  waits: fc.constantFrom(0, 0, 0, 1, 4),
  /** Whether a late move is logged under the day it was due. */
  onTheDay: fc.boolean(),
  /** The index of another paddock, or null to follow the plan. */
  elsewhere: fc.option(fc.nat(11), { freq: 8 }),
});
type Habit = typeof habit extends fc.Arbitrary<infer Value> ? Value : never;

/** Whether the rancher moves a herd on a day. Before its first move nothing is late. */
function isMoved(
  { herdId, moves: [next] }: HerdPlan,
  log: RanchFile["log"],
  waits: number,
  today: CalendarDate,
) {
  if (!next || dayOf(next.in) > today) return false;
  return next.lateDays >= waits || log.every((entry) => entry.herdId !== herdId);
}

/** The ranch after a move. If the other paddock is the herd's current one, it goes where planned. */
function moved(
  file: RanchFile,
  { herdId, here, moves: [next] }: HerdPlan,
  { onTheDay, elsewhere }: Habit,
  now: string,
) {
  if (!next) throw new Error("Nothing is planned.");
  const other =
    elsewhere === null ? undefined : file.paddocks[elsewhere % file.paddocks.length]?.id;
  const to = other === undefined || other === here?.paddockId ? next.paddockId : other;
  const on = (onTheDay && here?.due) || next.in;
  return done(moveHerd(file, stay(to, on, null, { herdId }), null, now));
}

/** The next day on which a move is due, or a late one may be made; a week later if no move is planned. */
function nextDay(herds: readonly HerdPlan[], today: CalendarDate): CalendarDate {
  const due = herds.flatMap(({ moves: [next] }) => (next ? dayOf(next.in) : []));
  const [first = addDays(today, 7)] = due.toSorted();
  return first > today ? first : addDays(today, 1);
}

/** The many years of `npm run test:all` take longer than the usual limit on a busy machine. */
const SLOW = { timeout: 180_000 };

test(
  "through more than a year of moves made on time, late or to other paddocks, plan and log never disagree",
  SLOW,
  () => {
    fc.assert(
      fc.property(ranch, fc.array(habit, { minLength: 1, maxLength: 12 }), (begun, habits) => {
        let [file, today, count] = [begun, addDays(START, -5), 0];
        while (today < addDays(START, DAYS)) {
          const now = `${today}T12:00:00Z`;
          const plan = valueOf(CHART, file, today);
          for (const herd of plan.herds) {
            const ways = herd.moves.map((move) => moveText(file, move, today));
            const here = herd.here ? hereText(herd.here, today) : "";
            expect([...ways, here, planText(plan)].join()).not.toMatch(/NaN|undefined|day -/);
            const places = [herd.here, ...herd.moves].flatMap((at) => at?.paddockId ?? []);
            expect(places.every((place, index) => place !== places[index + 1])).toBe(true);
            const way = habits[count % habits.length];
            if (!way || !isMoved(herd, file.log, way.waits, today)) continue;
            count += 1;
            file = moved(file, herd, way, now);
            expect(logFinding(file)).toBeNull();
          }
          if (isSeasonOver(file, today)) {
            const tomorrow = addDays(today, 1);
            file = done(
              sentHome(
                file,
                () => tomorrow,
                now,
                () => `home-${count++}`,
              ),
            );
            file = startNewYear(file, today);
            expect(isSeasonOver(file, today)).toBe(false);
            const years = yearTables(file, today).map(({ year }) => year);
            expect(new Set(years).size).toBe(years.length);
          }
          today = nextDay(plan.herds, today);
        }
      }),
      // A year takes long to run, so there are an eighth of the examples, and failures are not shrunk.
      { numRuns: RUNS / 8, endOnFailure: true },
    );
  },
);
