import { describe, expect, test } from "vitest";
import { dollars, number, round } from "../figures.ts";
import { pageText, says } from "../page-text.ts";
import { HERD_HAY_DAY, herd, kitDollars, ranch, yearBudgetLb } from "../ranch.ts";

/* The pages' money figures; see pages-feed.test.ts. */

const { prices, trial } = ranch;

describe("money", () => {
  const kitYear = kitDollars() / trial.kitLifeYears;
  const wage = prices.laborPerHour.dollars;

  test("what a trial must earn", () => {
    const costs = kitYear + trial.seasonLaborHours * wage;
    says(
      "getting-started/faq",
      `costs ${dollars(kitDollars())} in our example`,
      `that's ${dollars(kitYear)} a year`,
      `Forty hours at ${dollars(wage)} adds ${dollars(trial.seasonLaborHours * wage)}`,
      `it must earn ${dollars(costs)} a year`,
      `${herd.cows} cows × ${dollars(prices.hayPerCowDay.dollars, 2)} = ${dollars(HERD_HAY_DAY, 2)}`,
      `it takes ${number(costs / HERD_HAY_DAY, 1)} days less hay`,
    );
    says(
      "getting-started/how-it-works",
      `the kit is ${dollars(kitDollars())}, or ${dollars(kitYear)} a year`,
    );
  });

  test("what winter grazing earns, with nitrogen and without", () => {
    const { stockpile } = ranch;
    const daysOf = (pounds: number, percent: number) =>
      Math.floor((stockpile.acres * pounds * percent) / 100 / herd.lbPerDay);
    const fall = Math.ceil(
      (stockpile.acres * stockpile.standingLbPerAcre * stockpile.fallShareEatenPercent) /
        100 /
        herd.lbPerDay,
    );
    const costs = kitYear + stockpile.laborHours * wage;
    const hay = (days: number) => days * HERD_HAY_DAY;
    const plain = hay(daysOf(stockpile.standingLbPerAcre, stockpile.shareEatenPercent)) - hay(fall);
    const fed =
      hay(daysOf(stockpile.standingWithNitrogenLbPerAcre, stockpile.shareEatenPercent)) -
      hay(fall) -
      stockpile.acres * stockpile.nitrogenLbPerAcre * prices.nitrogenPerLb.dollars;
    says("about/mission", `clears ${dollars(plain - costs)}`, `loses ${dollars(costs - fed)}`);
    says("getting-started/how-it-works", `it's ${dollars(plain - costs)}.`);
  });

  test("the kit list's two halves and the small gear", () => {
    says(
      "practices/grazing",
      `${dollars(kitDollars())} in our example kit list`,
      `are ${dollars(kitDollars("wire"))} of it`,
      `are ${dollars(kitDollars("water"))}.`,
    );
    says("practices/water", `for ${dollars(kitDollars("water"))}`);
    says("practices/soil", `${dollars(kitDollars())} for the example kit`);
    for (const page of ["getting-started/first-steps", "getting-started/quick-start"]) {
      says(page, dollars(kitDollars()));
    }
    const { yardstickAndRainGauge, ringAndBottle } = ranch.notebookGear;
    says(
      "getting-started/quick-start",
      `About $${yardstickAndRainGauge} (example)`,
      `About $${ringAndBottle} for pipe`,
    );
    says("getting-started/faq", `about $${yardstickAndRainGauge + ringAndBottle} of small gear`);
  });

  test("compost", () => {
    const yards = Math.round(43_560 * 0.25 * 0.0031);
    const cost = yards * prices.compostPerYard.dollars;
    says(
      "practices/soil",
      `43,560 × 0.25 × 0.0031 is about ${yards} cubic yards`,
      `that's ${number((yards * 1000) / 2000)}–${number((yards * 1200) / 2000)} tons`,
      `${yards} yards × ($30 delivered + $5 spread) = ${dollars(cost)} an acre`,
      `it'd take ${number(cost / (1000 * 0.04))} years`,
      `${number(yards * 808 * 0.004)}–${number(yards * 1018 * 0.004)} lb of phosphorus`,
      `${number(yards * 808 * 0.0098)}–${number(yards * 1018 * 0.0098)} lb of nitrogen`,
    );
  });

  test("cover crop against hay, with the grass it replaces", () => {
    const cost = 10 * prices.coverCropPerAcre.dollars;
    const perCow = (pounds: number) => {
      const days = round(pounds / herd.lbPerDay, 1);
      return `${days} days${pounds === 15_000 ? " for 60 cows, or" : " at"} ${dollars(cost / days / herd.cows, 2)}`;
    };
    says(
      "practices/soil",
      `ten acres cost ${dollars(cost)}`,
      `that's ${perCow(15_000)} a cow a day`,
      `Take off the ${number(yearBudgetLb(10))} lb`,
      `it's ${perCow(15_000 - yearBudgetLb(10))}`,
    );
  });

  test("mineral", () => {
    says("practices/animal-health", `For 60 cows, that's ${dollars(60 * 4)}–${60 * 8}`);
  });
});

test("no page keeps a herd or a price of the earlier examples", () => {
  for (const page of ["getting-started/faq", "getting-started/how-it-works", "about/mission"]) {
    for (const old of ["100 cows", "300 acres", "$0.98", "$2,000", "$256"]) {
      expect(pageText(page)).not.toContain(old);
    }
  }
});
