import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { dollars, number, round } from "./figures.ts";
import { pageText, says } from "./page-text.ts";
import { HERD_HAY_DAY, herd, kitDollars, ranch, stayDays, yearBudgetLb } from "./ranch.ts";

/*
 * Every sum printed on the pages is worked out again here from the example ranch's inputs. The expected
 * text is built from inputs and results alike, so a change to either on a page must be made here too.
 */

const { grass, trial, prices, season } = ranch;
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

  test("one stay, from what stands above the stop height", () => {
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
      `${dollars(cost)} ÷ ${dollars(grassPounds * worth)} a year = ${number(cost / (grassPounds * worth))} years`,
    );
  });
});

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

describe("water and wire", () => {
  test("need, flow and storage", () => {
    const { gallonsPerPairDay, lossPercent, fillHours } = ranch.water;
    const need = herd.cows * gallonsPerPairDay;
    const withLoss = need * (1 + lossPercent / 100);
    const flow = number(withLoss / fillHours / 60, 1);
    says(
      "practices/water",
      `60 × 20 = ${number(need)} gal`,
      `Add ${lossPercent}% for loss: ${number(withLoss)} gal`,
      `${number(withLoss)} ÷ ${fillHours} hours ÷ 60 = ${flow} gal a minute`,
      `Thirty seconds is ${(5 / 30) * 60} gal a minute. Ninety seconds is ${number((5 / 90) * 60, 1)}, which falls short of ${flow}`,
      `that's ${500 / 20}–${2000 / 20} cows`,
    );
    says("getting-started/quick-start", `drink ${number(need)} gal`);
  });

  test("the 1,650-gallon tank", () => {
    expect(Math.round((1650 * 8.34) / 2000)).toBe(7);
    const cows = 1650 / 19.7;
    says(
      "practices/water",
      "weighs about 7 tons",
      `One hot day for about ${Math.round(cows)} cows, two days for ${Math.round(cows / 2)}, three for ${Math.round(cows / 3)}`,
    );
  });

  test("distance, fall and wire", () => {
    says(
      "practices/water",
      `A full circle is about ${number((Math.PI * 800 ** 2) / 43_560)} acres`,
      `leaves the corners ${number((trial.sideFeet / 2) * Math.SQRT2)} ft away`,
      `gives ${number(ranch.water.fallFeet / 2.31)} psi at rest`,
      `up to 1/4 mile of pipe (${number(5280 / 4)} ft)`,
      `${trial.pipeFeet} ft, so price ${trial.pipeFeet - 500} ft more`,
    );
    says(
      "practices/grazing",
      `One wire each way is ${number(trial.sideFeet)} ft`,
      `That's ${trial.crossFenceFeet / trial.postSpacingFeet} posts`,
    );
    expect(Math.sqrt(trialAcres * 43_560)).toBe(trial.sideFeet);
    expect(round(ranch.fence.rodFeetPerJoule)).toBe(5);
  });

  test("flies", () => {
    const oneSide = ranch.monitoring.flies.exampleOneSide.reduce((sum, flies) => sum + flies, 0);
    says(
      "practices/animal-health",
      `ten counts of one side add up to ${number(oneSide)}. That's ${oneSide / 10} a side, ${oneSide / 5} an animal: act`,
    );
    expect(oneSide / 5).toBeGreaterThan(ranch.monitoring.flies.perAnimal);
  });
});

test("water that organic matter holds, in the top foot", () => {
  const gallons = [15, 20].map((mmPerMeter) => ((mmPerMeter * 0.3048) / 1.72) * 1069);
  const range = gallons.map((amount) => number(round(amount, -2))).join("–");
  for (const page of ["about/science", "practices/soil"]) says(page, `${range} gallons`);
});

test("no page keeps a herd or a price of the earlier examples", () => {
  for (const page of ["getting-started/faq", "getting-started/how-it-works", "about/mission"]) {
    for (const old of ["100 cows", "300 acres", "$0.98", "$2,000", "$256"]) {
      expect(pageText(page)).not.toContain(old);
    }
  }
});
