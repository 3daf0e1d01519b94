import { expect, test } from "vitest";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { type Answer, solve } from "#app/domain/tools/planner.ts";
import { FENCE } from "#app/domain/tools/planners/fence.ts";
import { CASH, YEAR } from "#app/domain/tools/planners/money.ts";
import { DROUGHT, STOCKING } from "#app/domain/tools/planners/season.ts";
import { NEED } from "#app/domain/tools/planners/need.ts";
import { REACH } from "#app/domain/tools/planners/water.ts";
import { exampleFile } from "#app/features/tools/ranch-file/example-file.ts";
import { cell, dateAfter, dollars, number } from "../figures.ts";
import { says as pageSays } from "../page-text.ts";
import { readPost } from "../read-post.ts";
import { KIT_DOLLARS, ranch } from "../ranch.ts";
import { row, says } from "../says.ts";

/*
 * The planners open with the example ranch and must give the results that posts and pages print, so that a reader who
 * goes from a post to a planner finds the same figures.
 */

const FILE = exampleFile(ranch);
/** Before the example's season. */
const DAY = calendarDate("2024-05-01");

/** The planner's result for the example, which must be valid. */
function shown<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error("the planner refuses the example ranch");
  return answer.value;
}

test("the first-year budget and its cash test", () => {
  const { net, breakEvenDays } = shown(solve(YEAR, FILE, DAY));
  says(
    1,
    `+${number(net, 2)}`,
    `Here that's ${dollars(net)},`,
    `${number(breakEvenDays ?? 0, 1)} hay days`,
  );
  says(5, `+${dollars(net, 2)}`);
  pageSays("getting-started/how-it-works", dollars(net));
  pageSays("about/mission", `clears ${dollars(net)}`);

  const { limit } = shown(solve(CASH, FILE, DAY));
  says(1, `so the trial gets about ${dollars(limit)}`);
});

test("days of grass, and the cows a season carries", () => {
  const { daysShown, shortDays, headForSeason, headWithMargin } = shown(solve(STOCKING, FILE, DAY));
  says(1, `${daysShown} days of grass`);
  says(
    4,
    row("Cows for 180 days", "64 ÷ 1.3", `${headForSeason} cows`),
    `= ${headWithMargin} cows`,
    `missing ${shortDays} days`,
  );
});

test("the drought date, and who stays", () => {
  const { outDate, daysWanted, keepUnits, keepHead, leaveHead } = shown(solve(DROUGHT, FILE, DAY));
  says(
    7,
    dateAfter(outDate, 0),
    `all ${daysWanted} days`,
    `${number(keepUnits, 1)} AU`,
    `keeps ${keepHead} cows, and ${leaveHead} cows go`,
  );
});

test("fence and water", () => {
  const { interiorFt, posts, rods } = shown(solve(FENCE, FILE, DAY));
  const { farthestFt } = shown(solve(REACH, FILE, DAY));
  says(
    10,
    `${number(interiorFt)} ft`,
    `${posts} × $3.50`,
    `${rods} × $22`,
    `${number(farthestFt)} ft`,
  );
  const { dayGal, tankGal, flowGpm } = shown(solve(NEED, FILE, DAY));
  says(
    10,
    `${number(dayGal)} gal`,
    row("Refill within the hour", `${tankGal} ÷ 60`, `${flowGpm} gal/min`),
  );
});

test("the kit list in the post is the ranch's, line by line", () => {
  const post = readPost(10);
  for (const { item, working, dollars: price } of ranch.kit) {
    expect(cell(post, item, 1)).toBe(working);
    expect(cell(post, item, 2)).toBe(dollars(price));
  }
  expect(cell(post, "**Total**", 2)).toBe(dollars(KIT_DOLLARS));
});
