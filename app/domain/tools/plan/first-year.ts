import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import type { RanchFile } from "../fields/fields.ts";
import { findingAt } from "../fields/file.ts";
import { figure } from "../numbers/figures.ts";
import { stayFor, tenth } from "../paddocks/sums.ts";
import { planner } from "../planner.ts";

/** When to check a rested pasture, in days after shutting the gate. */
export const CHECK_AFTER_DAYS = [30, 60] as const;

const REST_DAYS = 30;
const NOW_PADDOCKS = 4;
const SPLIT_PADDOCKS = 8;

/** What splitting the paddocks of a simple rotation does to the stay in each. */
export const SPLIT = {
  restDays: REST_DAYS,
  now: { paddocks: NOW_PADDOCKS, stayDays: stayFor(REST_DAYS, NOW_PADDOCKS) },
  split: { paddocks: SPLIT_PADDOCKS, stayDays: stayFor(REST_DAYS, SPLIT_PADDOCKS) },
} as const;

/** The numbers on the plan's sheet, which is stamped while any of them is still the example's. */
export const FIRST_YEAR = planner({
  label: "Your first year",
  needs: [],
  may: ["ranch.ranchAcres", "money.cashLimit", "season.start"],
  solve: () => null,
});

/** The plan's numbers, each null if it is missing or refused: a wrong number does not affect the others. */
export function firstYearOf(file: RanchFile | null) {
  const right = <Value>(path: string, value: Value | null | undefined) =>
    file === null || findingAt(file, path)?.ok === 0 ? null : (value ?? null);
  const heads = file?.herdRows.map(({ id, head }) => right(`herdRows.${id}.head`, head)) ?? [null];
  return {
    acres: right("ranch.ranchAcres", file?.ranch.ranchAcres),
    head: heads.reduce<number | null>(
      (all, head) => (all === null || head === null ? null : all + head),
      0,
    ),
    cash: right("money.cashLimit", file?.money.cashLimit),
    start: right("season.start", file?.season.start),
  };
}

/** Whether a way of grazing shuts a gate on a given day. The others go by the stay or by the plants, without dates. */
export const shutsGate = (approach: string): boolean => approach === "continuous-grazing";

/** Whether a plan may leave out the year of a day: it is this one or the next. */
export function isNear(day: CalendarDate, today: CalendarDate): boolean {
  const years = Number(day.slice(0, 4)) - Number(today.slice(0, 4));
  return years === 0 || years === 1;
}

/** Whether the gate's last check is past. */
export const isOver = (start: CalendarDate, today: CalendarDate): boolean =>
  addDays(start, Math.max(...CHECK_AFTER_DAYS)) < today;

/** The planner to continue with, by the rancher's motivation. */
export const PLANNER_FOR = {
  "improve-soil-health": "tests",
  "reduce-input-costs": "budget",
  "increase-carrying-capacity": "my-season",
  "access-premium-markets": "budget",
  "environmental-stewardship": "my-season",
} as const;

/** A tenth of the acres and all of them, as text: "40" and "400". */
export function tenthOf(acres: number): readonly [string, string] {
  return [figure(tenth(acres), 1), figure(acres, 1)];
}
