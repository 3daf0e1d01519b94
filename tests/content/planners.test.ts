import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { fieldAt } from "#app/domain/tools/fields/file.ts";
import {
  asTyped,
  dollars,
  dollarsAsTyped,
  figure,
  sumOf,
} from "#app/domain/tools/numbers/figures.ts";
import { type Answer, solve } from "#app/domain/tools/planner.ts";
import { FENCE } from "#app/domain/tools/planners/fence.ts";
import { CASH, SHOPPING, YEAR } from "#app/domain/tools/planners/money.ts";
import { DROUGHT, STOCKING } from "#app/domain/tools/planners/season.ts";
import { NEED } from "#app/domain/tools/planners/need.ts";
import { REACH } from "#app/domain/tools/planners/water.ts";
import { GROUND_ROD, HAY_PER_COW_DAY } from "#app/domain/tools/rules.ts";
import { EXAMPLE_FILE as FILE } from "#app/features/tools/ranch-file/example-file.ts";
import { pageText, postText, readPost } from "./texts.ts";

/*
 * The planners open with the example ranch and must show the results printed in posts and pages, so that a reader who
 * opens a planner from a post finds the same figures.
 */

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

test("days of grass, and the stocking rate of a season", () => {
  const { daysShown, shortDays, headForSeason, headWithMargin } = shown(solve(STOCKING, FILE, DAY));
  says(1, `${daysShown} days of grass`);
  says(
    4,
    row("Cows for 180 days", "64 ÷ 1.3", `${headForSeason} cows`),
    `= ${headWithMargin} cows`,
    `missing ${shortDays} days`,
  );
});

test("the drought date, and how many head stay", () => {
  const { outDay, daysWanted, keepUnits, keepHead, leaveHead } = shown(solve(DROUGHT, FILE, DAY));
  says(
    7,
    outDay,
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

test("the kit list in the post matches the example ranch's, line by line", () => {
  const text = readPost(10).replaceAll("**", "").replace(/ +/g, " ");
  const { lines, total, wire, water } = shown(solve(SHOPPING, FILE, DAY));
  for (const { name, qty, unit, price, cost } of lines) {
    const working = `${asTyped(qty)}${unit && ` ${unit}`} × ${dollarsAsTyped(price ?? 0)}`;
    expect(text, name).toContain(` | ${qty === 1 ? "" : `${working} | `}${dollars(cost ?? 0)} |`);
  }
  expect(text).toContain(`| Total | | ${dollars(total)} |`);
  expect({ wire, water }).toEqual({ wire: 1037, water: 913 });
});

test("the example ranch uses existing fields, and its derived numbers follow from the others", () => {
  const typed: Readonly<Record<string, object>> = parse(
    readFileSync("content/example-ranch.yaml", "utf8"),
  );
  for (const [group, fields] of Object.entries(typed))
    for (const each of Array.isArray(fields) ? fields : [fields])
      for (const name of Object.keys(each))
        if (name !== "id") expect(() => fieldAt(`${group}.${name}`)).not.toThrow();

  const { fence, herdRows, money, paddocks, pastures, ranch, season } = FILE;
  const trialAcres = sumOf(paddocks, ({ acres }) => acres);
  expect(trialAcres).toBe((ranch.ranchAcres ?? 0) / 10);
  expect(((fence.widthFt ?? 0) * (fence.heightFt ?? 0)) / 43_560).toBe(trialAcres);
  // Two ground rods meet the stricter of the two rules.
  expect(2 * GROUND_ROD.rodFt).toBeGreaterThanOrEqual(
    (fence.joulesBought ?? 0) * GROUND_ROD.ftPerJoule,
  );

  const lbDay = sumOf(herdRows, ({ head, weightLb }) => (head ?? 0) * (weightLb ?? 0)) * 0.026;
  const [{ acres, growthLbAc, sharePctSeason } = {}] = pastures;
  const yearLb = ((growthLbAc ?? 0) * (sharePctSeason ?? 0)) / 100;
  const { heightIn, stubbleIn, lbPerIn, sharePctLayer } = season;
  const onePass = ((heightIn ?? 0) - (stubbleIn ?? 0)) * (lbPerIn ?? 0) * (sharePctLayer ?? 0);
  expect(onePass / 100).toBeLessThanOrEqual(yearLb);
  const winterDays = 365 - Math.round(((acres ?? 0) * yearLb) / lbDay);
  const winterFeed = winterDays * (herdRows[0]?.head ?? 0) * HAY_PER_COW_DAY.dollars;
  expect(money.cashLimit).toBe(Math.round(winterFeed / 1000) * 100);
  const stockpileDays = (share: number) => (trialAcres * 1200 * share) / lbDay;
  expect(money.hayDays).toBe(Math.floor(stockpileDays(0.6)) - Math.ceil(stockpileDays(0.25)));
  expect(money.fallNet).toBe(Math.round(shown(solve(YEAR, FILE, DAY)).net));
});
