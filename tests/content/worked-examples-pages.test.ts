import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { dollars, number, round } from "./figures.ts";

/*
 * Every sum printed on the pages is worked out again here from its inputs. The expected text is built
 * from inputs and results alike, so a change to either on a page must be made here too.
 */

/** Asserts that the page contains each text; line breaks, bold marks and links do not count. */
function says(page: string, ...texts: readonly string[]): void {
  const plain = readFileSync(`content/pages/${page}.yaml`, "utf8")
    .replace(/\s+/g, " ")
    .replace(/\*\*/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  for (const text of texts) expect(plain).toContain(text);
}

const RATION = 26; // lb of dry feed per animal unit and day
const HERD = { cows: 60, weight: 1300 };
const units = (HERD.cows * HERD.weight) / 1000;
const demand = units * RATION;

describe("the herd and its feed", () => {
  test("animal units and pounds a day", () => {
    says(
      "getting-started/first-steps",
      `Sixty cows × ${number(HERD.weight)} lb ÷ 1,000 = ${units} units`,
      `${units} × ${RATION} = ${number(demand)} lb a day`,
    );
    says("getting-started/faq", `need about ${number(demand)} lb of dry feed a day`);
    says("practices/grazing", `eat about ${number(demand)} lb of dry feed a day`);
  });

  test("days on the forty acres, and in one paddock", () => {
    const range = 40 * 3000 * 0.25;
    says(
      "getting-started/first-steps",
      `40 × 3,000 × 0.25 = ${number(range)} lb`,
      `${number(range)} ÷ ${number(demand)} = about ${number(range / demand)} days`,
    );
    const paddock = `3,000 lb × 0.35 ÷ ${number(demand)} = ${number((10 * 3000 * 0.35) / demand, 1)} days`;
    says("practices/grazing", `Ten acres × ${paddock}`);
    says("getting-started/quick-start", paddock.replace("lb × ", "× "));
  });

  test("whole ranch, in the FAQ", () => {
    const grown = 300 * 3000;
    const carried = (grown * 0.25) / 180 / RATION / 1.3;
    says(
      "getting-started/faq",
      `That is ${number(grown * 0.25)} lb, or ${number((grown * 0.25) / demand)} days`,
      `it carries about ${number(carried)} of them`,
      `The other ${60 - Math.round(carried)} are`,
      `the same grass lasts ${number((grown * 0.3) / demand)} days`,
    );
    says("practices/grazing", "from 25% to 30%, that is a fifth more feed");
    expect(round(30 / 25 - 1, 2)).toBe(1 / 5);
  });
});

describe("money", () => {
  const [cows, gap, kit, years, hours, wage, days] = [100, 0.98, 2000, 10, 40, 18, 12];
  const costs = kit / years + hours * wage;

  test("the 10 percent example", () => {
    const net = days * cows * gap - costs;
    says("about/mission", `clears ${dollars(net)} a year`);
    says(
      "getting-started/how-it-works",
      `the example kit is ${dollars(kit)}, or ${dollars(kit / years)} a year over ten years`,
      `In the example post it is ${dollars(net)}`,
    );
    says(
      "getting-started/faq",
      `that is ${dollars(kit / years)} a year`,
      `Forty hours at ${dollars(wage)} adds ${dollars(hours * wage)}`,
      `it must earn ${dollars(costs)} a year`,
      `that is ${number(costs / (cows * gap), 1)} days less hay`,
    );
  });

  test("the kit list's two halves", () => {
    const water = 350 + 35 + 528;
    const wire = 132 + 120 + 231 + 350 + 44 + 110 + 50;
    says(
      "practices/grazing",
      `${dollars(water + wire)} in our example kit list`,
      `are ${dollars(wire)} of it`,
      `are ${dollars(water)}.`,
    );
    for (const page of ["getting-started/first-steps", "getting-started/quick-start"]) {
      says(page, dollars(water + wire));
    }
    says("practices/soil", `${dollars(water + wire)} for the example kit`);
  });

  test("compost", () => {
    const yards = Math.round(43_560 * 0.25 * 0.0031);
    says(
      "practices/soil",
      `43,560 × 0.25 × 0.0031 is about ${yards} cubic yards`,
      `that is ${number((yards * 1000) / 2000)}–${number((yards * 1200) / 2000)} tons`,
      `${yards} yards × ($30 delivered + $5 spread) = ${dollars(yards * 35)} an acre`,
      `it would take ${number((yards * 35) / (1000 * 0.04))} years`,
      `${number(yards * 808 * 0.004)}–${number(yards * 1018 * 0.004)} lb of phosphorus`,
      `${number(yards * 808 * 0.0098)}–${number(yards * 1018 * 0.0098)} lb of nitrogen`,
    );
  });

  test("cover crop against hay", () => {
    const herdDays = round((10 * 3000 * 0.5) / demand, 1);
    says(
      "practices/soil",
      `ten acres cost ${dollars(10 * 63)}`,
      `that is ${herdDays} days for 60 cows, or ${dollars((10 * 63) / herdDays / 60, 2)} a cow a day`,
    );
  });

  test("mineral", () => {
    says("practices/animal-health", `For 60 cows, that is ${dollars(60 * 4)}–${60 * 8}`);
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

  test("what a dense herd eats", () => {
    const eaten = (pounds: number) => number((pounds * RATION) / 1000);
    says(
      "practices/grazing",
      `50,000 lb eat ${eaten(50_000)} lb of dry feed from each acre a day and 200,000 lb eat ${eaten(200_000)}`,
    );
  });

  test("the pace of change", () => {
    const text = readFileSync("content/pages/about/reasonable-change.yaml", "utf8");
    for (const year of [1, 2, 3, 4, 5, 6]) {
      const fast = Math.min(10, 1 + 2 * (year - 1));
      expect(text).toContain(`{ title: Year ${year}, slow: ${year}, fast: ${fast} }`);
    }
  });
});

describe("water and wire", () => {
  test("need, flow and storage", () => {
    const need = 60 * 20;
    says(
      "practices/water",
      `60 × 20 = ${number(need)} gallons`,
      `Add 10% for loss: ${number(need * 1.1)} gallons`,
      `${number(need * 1.1)} ÷ 6 hours ÷ 60 = ${number((need * 1.1) / 6 / 60, 1)} gallons a minute`,
      `Thirty seconds is ${(5 / 30) * 60} gallons a minute. Ninety seconds is ${number((5 / 90) * 60, 1)}`,
      `that is ${500 / 20}–${2000 / 20} cows`,
    );
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
      `leaves the corners ${number(660 * Math.SQRT2)} feet away`,
      `gives ${number(40 / 2.31)} psi at rest`,
      `up to 1/4 mile of pipe (${number(5280 / 4)} feet)`,
    );
    says(
      "practices/grazing",
      "One wire each way is 1,320 feet",
      `That is ${(2 * 1320) / 40} posts`,
    );
    expect(Math.sqrt(40 * 43_560)).toBe(1320);
  });

  test("flies", () => {
    says("practices/animal-health", "add up to 2,200. Then it is 220");
    expect(2200 / 10).toBe(220);
  });
});

test("water that organic matter holds, in the top foot", () => {
  const gallons = [15, 20].map((mmPerMeter) => ((mmPerMeter * 0.3048) / 1.72) * 1069);
  const range = gallons.map((amount) => number(round(amount, -2))).join("–");
  for (const page of ["about/science", "practices/soil"]) says(page, `${range} gallons`);
});
