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

/** What a rancher does when a move is due: waits so many days, then goes where the plan says, or elsewhere. */
const habit = fc.record({
  waits: fc.constantFrom(0, 0, 0, 1, 4),
  /** Logged late, but as of the day it was due. */
  onTheDay: fc.boolean(),
  /** The place of another paddock; null as planned. */
  elsewhere: fc.option(fc.nat(11), { freq: 8 }),
});
type Habit = typeof habit extends fc.Arbitrary<infer Value> ? Value : never;

/** Whether a herd is moved on a day, by its plan. Before its first move nothing is late. */
function isMoved(
  { herdId, moves: [next] }: HerdPlan,
  log: RanchFile["log"],
  waits: number,
  today: CalendarDate,
) {
  if (!next || dayOf(next.in) > today) return false;
  return next.lateDays >= waits || log.every((entry) => entry.herdId !== herdId);
}

/** The ranch after a move. Where it would stay where it is, it goes as planned. */
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

/** The next day on which something is due, or a late move is decided again; a season's last days have neither. */
function nextDay(herds: readonly HerdPlan[], today: CalendarDate): CalendarDate {
  const due = herds.flatMap(({ moves: [next] }) => (next ? dayOf(next.in) : []));
  const [first = addDays(today, 7)] = due.toSorted();
  return first > today ? first : addDays(today, 1);
}

/** Of `npm run test:all` on a busy machine, whose many years take as long as the usual limit. */
const SLOW = { timeout: 180_000 };

test(
  "through more than a year of moves on their day, late and elsewhere, plan and log never disagree",
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
      // A year is long: an eighth of the examples, and none is made smaller.
      { numRuns: RUNS / 8, endOnFailure: true },
    );
  },
);
