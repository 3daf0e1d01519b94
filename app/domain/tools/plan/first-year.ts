import { figure } from "../numbers/figures.ts";
import { stayFor, tenth } from "../paddocks/sums.ts";

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
