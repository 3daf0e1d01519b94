import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseExampleRanch } from "#app/content-model/example-ranch.ts";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { longDate } from "#app/domain/dates/format-date.ts";
import { dollars, figure } from "#app/domain/tools/numbers/figures.ts";
import { type Answer, solve } from "#app/domain/tools/planner.ts";
import { FENCE } from "#app/domain/tools/planners/fence.ts";
import { CASH, YEAR } from "#app/domain/tools/planners/money.ts";
import { DROUGHT, STOCKING } from "#app/domain/tools/planners/season.ts";
import { NEED } from "#app/domain/tools/planners/need.ts";
import { REACH } from "#app/domain/tools/planners/water.ts";
import { exampleFile } from "#app/features/tools/ranch-file/example-file.ts";
import { pageText, postText, readPost } from "./texts.ts";

/*
 * The planners open with the example ranch and must give the results that posts and pages print, so that a reader who
 * goes from a post to a planner finds the same figures.
 */

const ranch = parseExampleRanch(readFileSync("content/example-ranch.yaml", "utf8"));
const FILE = exampleFile(ranch);
/** Before the example's season. */
const DAY = calendarDate("2024-05-01");

/** The planner's result for the example, which must be valid. */
function shown<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error("the planner refuses the example ranch");
  return answer.value;
}

/** Asserts that a post, or a page by its name, has each text. */
function says(text: number | string, ...expected: readonly string[]): void {
  const whole = typeof text === "number" ? postText(text) : pageText(text);
  for (const part of expected) expect(whole).toContain(part);
}

/** Part of a table's row. */
const row = (...cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

test("the first-year budget and its cash test", () => {
  const { net, breakEvenDays } = shown(solve(YEAR, FILE, DAY));
  says(
    1,
    `+${dollars(net, 2).replace("$", "")}`,
    `Here that's ${dollars(net)},`,
    `${figure(breakEvenDays ?? 0, 1)} hay days`,
  );
  says(5, `+${dollars(net, 2)}`);
  says("getting-started/how-it-works", dollars(net));
  says("about/mission", `clears ${dollars(net)}`);

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
    longDate(outDate).split(",")[0] ?? "",
    `all ${daysWanted} days`,
    `${figure(keepUnits, 1)} AU`,
    `keeps ${keepHead} cows, and ${leaveHead} cows go`,
  );
});

test("fence and water", () => {
  const { interiorFt, posts, rods } = shown(solve(FENCE, FILE, DAY));
  const { farthestFt } = shown(solve(REACH, FILE, DAY));
  says(
    10,
    `${figure(interiorFt)} ft`,
    `${posts} × $3.50`,
    `${rods} × $22`,
    `${figure(farthestFt)} ft`,
  );
  const { dayGal, tankGal, flowGpm } = shown(solve(NEED, FILE, DAY));
  says(
    10,
    `${figure(dayGal)} gal`,
    row("Refill within the hour", `${tankGal} ÷ 60`, `${flowGpm} gal/min`),
  );
});

test("the kit list in the post is the ranch's, line by line", () => {
  const lines = readPost(10).replaceAll("**", "").replace(/ +/g, " ").split("\n");
  for (const { item, working, dollars: price } of ranch.kit)
    expect(lines.find((line) => line.startsWith(`| ${item} |`))).toContain(
      row(item, working, dollars(price)),
    );
  const total = ranch.kit.reduce((sum, each) => sum + each.dollars, 0);
  expect(lines.find((line) => line.startsWith("| Total |"))).toContain(` ${dollars(total)} |`);
});
