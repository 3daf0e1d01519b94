import { describe, expect, test } from "vitest";
import { dollars, number } from "../figures.ts";
import { HERD_HAY_DAY, herd, kitDollars, ranch, yearBudgetLb } from "../ranch.ts";
import { row, says } from "../says.ts";

/*
 * Recomputes every calculation in posts 1 to 3 from the example ranch or from the inputs printed
 * beside it. The expected text contains inputs and results.
 */

const { prices, stockpile, trial } = ranch;

/** Days of hay that standing grass replaces, rounded down as in the texts. */
const winterDays = (lbPerAcre: number): number =>
  Math.floor((lbPerAcre * stockpile.acres * stockpile.shareEatenPercent) / 100 / herd.lbPerDay);
const fallDays = Math.ceil(
  (stockpile.standingLbPerAcre * stockpile.acres * stockpile.fallShareEatenPercent) /
    100 /
    herd.lbPerDay,
);

describe("1: the 10 percent rule", () => {
  const kit = kitDollars() / trial.kitLifeYears;
  const labor = stockpile.laborHours * prices.laborPerHour.dollars;
  const days = winterDays(stockpile.standingLbPerAcre);
  const hay = (winter: number, perCowDay = prices.hayPerCowDay.dollars) =>
    winter * herd.cows * perCowDay;
  const net = hay(days) - kit - labor - hay(fallDays);

  test("coverage: 10%, then 20% more a year", () => {
    const seasons = [1, 2, 3, 4, 5, 6];
    const shares = seasons.map((season) => `${Math.min(100, 10 + 20 * (season - 1))}%`);
    says(1, row("Season", ...seasons.map(String)), row("Share of ranch changed", ...shares));
  });

  test("a tenth in acres, head and dollars", () => {
    const grass = Math.round(yearBudgetLb(ranch.acres) / herd.lbPerDay);
    const winter = (365 - grass) * HERD_HAY_DAY;
    says(
      1,
      `${ranch.acres} acres gives you a ${ranch.acres / 10}-acre trial`,
      `${herd.cows} cows gives you ${herd.cows / 10}`,
      `${grass} days of grass and feeds hay the other ${365 - grass}`,
      `${365 - grass} × ${herd.cows} × $1.61 = ${dollars(winter)} a winter`,
      `about ${dollars(Math.round(winter / 1000) * 100)}`,
    );
    expect(kitDollars()).toBeLessThan(winter / 10);
  });

  test("partial budget", () => {
    says(
      1,
      row(`${days} days × ${herd.cows} cows × $1.61`, number(hay(days), 2)),
      row(`${dollars(kitDollars())} ÷ ${trial.kitLifeYears} years`, number(kit, 2)),
      row(`${stockpile.laborHours} hours × $${prices.laborPerHour.dollars}`, number(labor, 2)),
      row(`${fallDays} days × ${herd.cows} cows × $1.61`, number(hay(fallDays), 2)),
      row(
        `${number(hay(days), 2)} − ${kit} − ${labor} − ${number(hay(fallDays), 2)}`,
        `+${number(net, 2)}`,
      ),
      `Skip line 4 and the trial looks like ${dollars(net + hay(fallDays))}`,
      `Here that's ${dollars(net)}, about a ninth of another kit`,
    );
    expect(Math.round(kitDollars() / net)).toBe(9);
  });

  test("break-even and feed check", () => {
    const added = kit + labor;
    const eaten = days * herd.lbPerDay;
    const perAcre = Math.round(eaten / stockpile.acres);
    says(
      1,
      `${herd.cows} × $1.61 = ${dollars(HERD_HAY_DAY, 2)}`,
      `come to ${dollars(added)}, so you must save ${added} ÷ ${HERD_HAY_DAY.toFixed(2)} = ${number(added / HERD_HAY_DAY, 1)} hay days`,
      `${days} − ${fallDays} = ${days - fallDays}`,
      `days × ${herd.cows} cows × 1.3 × 26 = ${number(eaten)} lb`,
      `${perAcre} lb eaten per acre`,
      `${perAcre} ÷ 0.60 = ${number(perAcre / 0.6)} lb`,
    );
    expect(perAcre / 0.6).toBeLessThan(stockpile.standingLbPerAcre);
  });

  test("one guess changed at a time", () => {
    const raised = prices.raisedHayPerCowDay.dollars;
    const high = (40 * 120) / 2000;
    says(
      1,
      row("Ice takes 3 of the 14 days", dollars(hay(days - 3) - kit - labor - hay(fallDays))),
      row("40 hours of labor, not 20", dollars(net - 20 * prices.laborPerHour.dollars)),
      row(
        `Your own hay costs $${raised} a cow a day`,
        dollars(hay(days, raised) - kit - labor - hay(fallDays, raised)),
      ),
      row(
        `Hay costs $120 a ton, or $${high.toFixed(2)} a cow a day`,
        `+${dollars(hay(days, high) - kit - labor - hay(fallDays, high))}`,
      ),
    );
  });
});

describe("2: rest", () => {
  const stay = (rest: number, paddocks: number): string =>
    String(Math.round((rest / (paddocks - 1)) * 10) / 10);

  test("days in each paddock", () => {
    for (const rest of [30, 45, 60]) {
      says(2, row(`${rest} days`, ...[3, 4, 8, 13].map((paddocks) => stay(rest, paddocks))));
    }
  });

  test("turned around, and three ways out", () => {
    says(
      2,
      `35 ÷ 3 + 1 is ${number(35 / 3 + 1, 1)}, so ${Math.ceil(35 / 3 + 1)} paddocks`,
      `Four paddocks and a 60-day rest mean ${stay(60, 4)} days in each`,
      `60 ÷ 7 = ${stay(60, 8)} days`,
      `add two hayfields`,
      `60 ÷ 5 = ${stay(60, ranch.trial.paddocks + ranch.hayfields.count)} days`,
      `Four leave ${number((3 / 4) * 100)}% of the land at rest, eight ${number((7 / 8) * 100)}%, thirteen ${number((12 / 13) * 100)}%`,
      `20 of 23 comparisons, or ${number((20 / 23) * 100)}%`,
    );
  });

  test("the stop height is the ranch's", () => {
    says(2, row("Orchardgrass, brome, timothy, meadow fescue, tall fescue", "4 inches"));
    expect(ranch.grass.stopHeightInches).toBe(4);
  });
});

describe("3: soil tests", () => {
  const { rings, jar, stakes } = ranch.monitoring;

  test("water to bring, and what a ring holds", () => {
    const flOz = stakes * rings.perStake * rings.inchesPoured * rings.flOzPerInch;
    const volume = 3.14 * 3 * 3;
    says(
      3,
      `Four stakes × four rings × two pours × ${rings.flOzPerInch} fl oz is ${flOz} fl oz, or ${flOz} ÷ 128 = ${flOz / 128} gallons`,
      `${rings.gallonsToBring} gallons of water`,
      `3.14 × 3 × 3 = ${volume.toFixed(2)}`,
      `${volume.toFixed(2)} ÷ 1.805 = ${number(volume / 1.805, 1)} fl oz`,
      `six pea-sized crumbs`,
      `scores, all six`,
    );
    expect([stakes, rings.perStake, rings.inchesPoured, jar.crumbsPerStake]).toEqual([4, 4, 2, 6]);
    expect(flOz / 128).toBeLessThan(rings.gallonsToBring);
  });

  test("inches per hour, median and mean", () => {
    const rates = rings.exampleMinutes.map((minutes) => 60 / minutes);
    const [a, b, c, d] = rates;
    if (!a || !b || !c || !d) throw new Error("the example has four rings");
    rings.exampleMinutes.forEach((minutes, index) => {
      const rate = String(Math.round(600 / minutes) / 10);
      says(3, row("ABCD".charAt(index), String(minutes), rate));
    });
    says(
      3,
      `(${number(b, 1)} + ${number(c, 1)}) ÷ 2 = ${number((b + c) / 2, 1)} inches an hour`,
      `The plain average is ${number((a + b + c + d) / 4, 1)}`,
    );
  });

  test("water held by organic matter", () => {
    const carbon = [15, 20].map((mmPerMeter) => 0.1524 * mmPerMeter);
    const matter = carbon.map((mm) => mm / 1.72);
    const gallons = matter.map((mm) => mm * 1069);
    const inches = gallons.map((amount) => amount / 27_154);
    says(
      3,
      row(...carbon.map((mm) => `${mm.toFixed(2)} mm`)),
      row(...matter.map((mm) => `${mm.toFixed(2)} mm`)),
      row(...gallons.map((amount) => number(amount))),
      row(...inches.map((amount) => amount.toFixed(2))),
      `about ${gallons.map((amount) => number(Math.round(amount / 100) * 100)).join(" to ")} gallons an acre`,
      `20,000 ÷ 27,154 = ${(20_000 / 27_154).toFixed(2)} inch, at least ten times as much`,
    );
    expect(20_000 / Math.max(...gallons)).toBeGreaterThan(10);
  });
});
