import type { Season } from "./season-bar.ts";

/**
 * The example ranch's season, from May 15 to November 10. A test calculates each number from
 * `content/example-ranch.yaml`.
 */
export const EXAMPLE_SEASON: Season = {
  days: 180,
  grassDays: 148,
  cows: 60,
  cowsCarried: 49,
  triggerDay: 61,
  months: [17, 47, 78, 109, 139, 170],
};
