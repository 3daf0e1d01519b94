import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { dollars, number, round } from "../figures.ts";
import { says } from "../page-text.ts";
import { herd, ranch, stayDays, yearBudgetLb } from "../ranch.ts";

/*
 * Recomputes every calculation printed on the pages from the example ranch's inputs. The expected
 * text contains inputs and results, so a change to either on a page must be made here too.
 */

const { grass, trial, season } = ranch;
const trialAcres = ranch.acres / 10;
const layerInches = grass.turnInHeightInches - grass.stopHeightInches;
const layerPounds = (layerInches * grass.lbPerAcreInch * grass.shareAboveStopHeightPercent) / 100;
const stay = stayDays(trialAcres / trial.paddocks);

describe("the herd and its feed", () => {
  test("animal units and pounds a day", () => {
    says(
      "getting-started/first-steps",
      `Sixty cows × ${number(ranch.herd.cowWeightLb)} lb ÷ 1,000 = ${herd.au} units`,
      `${herd.au} × ${ranch.herd.dryFeedLbPerAnimalUnitDay} = ${number(herd.lbPerDay)} lb a day`,
    );
    says("getting-started/faq", `need about ${number(herd.lbPerDay)} lb of dry feed a day`);
    says("practices/grazing", `eat about ${number(herd.lbPerDay)} lb of dry feed a day`);
  });

  test("the year's budget, of the ranch and of the trial", () => {
    says(
      "getting-started/first-steps",
      `${ranch.acres} × 3,000 × 0.25 = ${number(yearBudgetLb(ranch.acres))} lb`,
      `${trialAcres} × 3,000 × 0.25 = ${number(yearBudgetLb(trialAcres))} lb`,
      `${number(yearBudgetLb(ranch.acres))} ÷ ${number(herd.lbPerDay)} = about ${number(yearBudgetLb(ranch.acres) / herd.lbPerDay)} days`,
      `when it wants ${season.days}`,
      `${number(yearBudgetLb(trialAcres))} ÷ ${number(herd.lbPerDay)} = ${number(yearBudgetLb(trialAcres) / herd.lbPerDay, 1)} days`,
    );
    says(
      "practices/grazing",
      `${number(yearBudgetLb(trialAcres))} lb ÷ ${number(herd.lbPerDay)} = ${number(yearBudgetLb(trialAcres) / herd.lbPerDay, 1)} days`,
      `feeds this herd ${number(yearBudgetLb(trialAcres) / herd.lbPerDay, 1)} days in all`,
    );
    says(
      "getting-started/quick-start",
      `÷ ${number(herd.lbPerDay)} = ${number(yearBudgetLb(trialAcres) / herd.lbPerDay, 1)} days for this herd in the whole year`,
    );
  });

  test("one stay, from what is above the stop height", () => {
    const days = `${number(stay, 1)} days`;
    const working = `(${grass.turnInHeightInches} in. − ${grass.stopHeightInches} in.) × ${grass.lbPerAcreInch} lb × ${grass.shareAboveStopHeightPercent}% × ten acres ÷ ${number(herd.lbPerDay)}`;
    says("practices/grazing", `${working} = ${days}`, `Four stays of ${days} use it up`);
    says("getting-started/quick-start", `${working} lb a day = ${days} for 60 cows`);
    says("getting-started/first-steps", `Ours stay ${days} in each`);
    says(
      "tools/stop-grazing",
      `${layerInches} in. × ${grass.lbPerAcreInch} × ${grass.shareAboveStopHeightPercent}% = ${layerPounds} lb an acre`,
      `× ${layerPounds} ÷ ${number(herd.lbPerDay)} lb a day for 60 cows = ${days}`,
    );
    const budget = yearBudgetLb(trialAcres) / herd.lbPerDay;
    expect(stay * trial.paddocks).toBeLessThan(budget);
    expect(stay * (trial.paddocks + 1)).toBeGreaterThan(budget);
  });

  test("how many cows the ranch carries, in the FAQ", () => {
    const carried =
      yearBudgetLb(ranch.acres) /
      season.days /
      ranch.herd.dryFeedLbPerAnimalUnitDay /
      ranch.herd.animalUnitsPerCow;
    says(
      "getting-started/faq",
      `That's ${number(yearBudgetLb(ranch.acres))} lb, or ${number(yearBudgetLb(ranch.acres) / herd.lbPerDay)} days`,
      `it carries about ${Math.floor(carried)} of them, and ${Math.floor(carried * (1 - season.marginPercent / 100))} with a ${season.marginPercent}% margin`,
      `The other ${herd.cows - Math.floor(carried)} are`,
      `the same grass lasts ${number(yearBudgetLb(ranch.acres, grass.shareToEarnPercent) / herd.lbPerDay)} days`,
    );
    says("practices/grazing", "from 25% to 30%, that's a fifth more feed");
    expect(round(grass.shareToEarnPercent / grass.shareOfYearEatenPercent - 1, 2)).toBe(1 / 5);
  });

  test("what a drought asks of the herd", () => {
    const { drought } = ranch;
    const above =
      (drought.standingLbPerAcre - drought.leaveLbPerAcre) * (drought.shareAboveLeavePercent / 100);
    const wanted = (Date.parse(drought.wantedUntil) - Date.parse(drought.checkDate)) / 86_400_000;
    const stays = Math.floor(
      round(
        (above * ranch.acres) /
          wanted /
          ranch.herd.dryFeedLbPerAnimalUnitDay /
          ranch.herd.animalUnitsPerCow,
        1,
      ),
    );
    says(
      "getting-started/faq",
      `a case where ${herd.cows - stays} of ${herd.cows} cows must leave in July`,
    );
  });
});

describe("the figure that each page sets large", () => {
  test("grass above the stop height, in pounds and days", () => {
    const pounds = layerPounds * (trialAcres / trial.paddocks);
    says(
      "getting-started/quick-start",
      `${number(pounds)} lb ÷ ${number(herd.lbPerDay)} = ${number(stay, 1)} days`,
    );
  });

  test("what a tank in the middle reaches, in acres of forty", () => {
    const reached = (Math.PI * 600 ** 2) / 43_560;
    says("practices/water", `${number(reached)} of ${trialAcres} acres`);
  });

  test("compost's payback in years", () => {
    const [cost, grassPounds, worth] = [34 * (30 + 5), 1000, 0.04];
    says(
      "practices/soil",
      `${dollars(cost)} ÷ ${dollars(grassPounds * worth)} = ${number(cost / (grassPounds * worth))} years`,
    );
  });
});

describe("rest and density", () => {
  test("days in each paddock", () => {
    says("getting-started/first-steps", `With 4 paddocks and 30 days: 30 ÷ 3 = ${30 / (4 - 1)}`);
    says("getting-started/assessment", "a 30-day rest means ten days in each");
    expect(Math.round(30 / (8 - 1))).toBe(4);
    says("getting-started/assessment", "a 30-day rest would mean stays of about four days");
    expect((4 - 1) / 4).toBe(0.75);
    says("practices/grazing", "three quarters of the land is at rest");
  });

  test("what a dense herd eats, and what an acre grows", () => {
    const eaten = (pounds: number) => (pounds * ranch.herd.dryFeedLbPerAnimalUnitDay) / 1000;
    says(
      "practices/grazing",
      `50,000 lb eats ${number(eaten(50_000))} lb of dry feed from each acre a day and 200,000 lb eats ${number(eaten(200_000))}`,
      `Three days at the low end is ${number(3 * eaten(50_000))} lb, and our example acre grows ${number(grass.yearGrowthLbPerAcre)} lb in a year`,
      `Three days at even 50,000 lb eats ${number(3 * eaten(50_000))} lb of feed`,
    );
  });

  test("the pace of change", () => {
    const text = readFileSync("content/pages/about/reasonable-change.yaml", "utf8");
    for (const yearOfChange of [1, 2, 3, 4, 5, 6]) {
      const fast = Math.min(10, 1 + 2 * (yearOfChange - 1));
      expect(text).toContain(
        `{ title: Year ${yearOfChange}, slow: ${yearOfChange}, fast: ${fast} }`,
      );
    }
    says("about/reasonable-change", `on ${herd.cows} cows it's ${herd.cows / 10}`);
  });
});
