import { describe, expect, test } from "vitest";
import { number, round } from "../figures.ts";
import { says } from "../page-text.ts";
import { herd, ranch } from "../ranch.ts";

/* The pages' figures for water, wire and flies; see pages-feed.test.ts. */

const { trial } = ranch;
const trialAcres = ranch.acres / 10;

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
