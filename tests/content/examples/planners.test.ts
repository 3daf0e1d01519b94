import { expect, test } from "vitest";
import { droughtAnswer } from "../../../app/domain/tools/ranch/drought-answer.ts";
import type { Answer } from "../../../app/domain/tools/ranch/input-reader.ts";
import { fenceAnswer } from "../../../app/domain/tools/ranch/fence-answer.ts";
import { budgetAnswer, cashAnswer } from "../../../app/domain/tools/ranch/money-answer.ts";
import { stockingAnswer } from "../../../app/domain/tools/ranch/stocking-answer.ts";
import { needAnswer } from "../../../app/domain/tools/ranch/water-answer.ts";
import { exampleFile } from "../../../app/features/tools/ranch-file/example-file.ts";
import { dateAfter, dollars, number } from "../figures.ts";
import { says as pageSays } from "../page-text.ts";
import { ranch } from "../ranch.ts";
import { row, says } from "../says.ts";

/*
 * The planners open with the example ranch and must give the results that posts and pages print, so that a reader who
 * goes from a post to a planner finds the same figures.
 */

const FILE = exampleFile(ranch);

/** The planner's result for the example, which must be valid. */
function shown<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error("the planner refuses the example ranch");
  return answer.value;
}

test("the first-year budget and its cash test", () => {
  const { net, breakEvenDays } = shown(budgetAnswer(FILE));
  says(
    1,
    `+${number(net, 2)}`,
    `Here that's ${dollars(net)},`,
    `${number(breakEvenDays ?? 0, 1)} hay days`,
  );
  says(5, `+${dollars(net, 2)}`);
  pageSays("getting-started/how-it-works", `it's ${dollars(net)}.`);
  pageSays("about/mission", `clears ${dollars(net)}`);

  const cash = shown(cashAnswer(FILE));
  says(1, `so the trial gets about ${dollars(cash.limit)}`);
  expect(cash.fits).toBe(true);
});

test("days of grass, and the cows a season carries", () => {
  const { daysShown, shortDays, headForSeason, headWithMargin } = shown(stockingAnswer(FILE));
  says(1, `${daysShown} days of grass`);
  says(
    4,
    row("Cows for 180 days", "64 ÷ 1.3", `${headForSeason} cows`),
    `= ${headWithMargin} cows`,
    `missing ${shortDays} days`,
  );
});

test("the drought date, and who stays", () => {
  const { outDate, daysWanted, keepUnits, keepHead, leaveHead } = shown(droughtAnswer(FILE));
  says(
    7,
    dateAfter(outDate, 0),
    `all ${daysWanted} days`,
    `${number(keepUnits, 1)} AU`,
    `keeps ${keepHead} cows, and ${leaveHead} cows go`,
  );
});

test("fence and water", () => {
  const { wireFt, posts, rods, cornerFromCenterFt } = shown(fenceAnswer(FILE));
  says(
    10,
    `${number(wireFt)} ft`,
    `${posts} × $3.50`,
    `${rods} × $22`,
    `${number(cornerFromCenterFt)} ft`,
  );
  const { dayGal, withLossGal, gpm, group } = shown(needAnswer(FILE));
  says(
    10,
    `${number(dayGal)} gal`,
    `${number(withLossGal)} gal`,
    `${number(gpm, 1)} gal/min`,
    `${group.tankGal} ÷ 60 = ${group.gpm} gal/min`,
  );
});
