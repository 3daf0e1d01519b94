import { describe, expect, test } from "vitest";
import { cell, daysBetween, dollars, number, round } from "../figures.ts";
import { HERD_HAY_DAY, herd, kitDollars, ranch, stayDays, yearBudgetLb } from "../ranch.ts";
import { readPost } from "../read-post.ts";
import { row, says } from "../says.ts";

/* Posts 10 to 12; see posts-1-3.test.ts. */

const { prices, trial } = ranch;

describe("10: fence and water", () => {
  test("the square and its wires", () => {
    const { sideFeet, crossFenceFeet, postSpacingFeet } = trial;
    says(
      10,
      `a square 40 acres, ${number(sideFeet)} ft a side`,
      `${sideFeet / 2} × 1.414 = ${number((sideFeet / 2) * 1.414)} ft`,
      `2 × ${number(sideFeet)} = ${number(crossFenceFeet)} ft, half a mile`,
      `${number(crossFenceFeet)} ÷ ${postSpacingFeet} = ${crossFenceFeet / postSpacingFeet} posts`,
    );
    expect(crossFenceFeet / 5280).toBe(0.5);
  });

  test("ground rods by the stricter rule", () => {
    const { chargerJoules, rodFeetPerJoule, rodFeet } = ranch.fence;
    const feet = chargerJoules * rodFeetPerJoule;
    says(10, `24 ÷ 5 = ${24 / 5} ft`);
    says(10, `${chargerJoules} × ${rodFeetPerJoule} = ${number(feet, 1)} ft, so two 8-ft rods`);
    expect(rodFeetPerJoule).toBe(24 / 5);
    expect(Math.ceil(feet / rodFeet)).toBe(2);
  });

  test("water, tank and head", () => {
    const { gallonsPerPairDay, lossPercent, fillHours, fallFeet } = ranch.water;
    const daily = herd.cows * gallonsPerPairDay;
    const withLoss = daily * (1 + lossPercent / 100);
    says(
      10,
      row(`${herd.cows} pairs × ${gallonsPerPairDay} gal`, `${number(daily)} gal`),
      row(`${number(daily)} × 1.1`, `${number(withLoss)} gal`),
      row(`${number(withLoss)} ÷ 6 ÷ 60`, `${number(withLoss / fillHours / 60, 1)} gal/min`),
      row(`${number(daily)} × 25%`, `${number(daily * 0.25)} gal`),
      row(`${number(daily)} × 3 days`, `${number(daily * 3)} gal`),
      `A spring ${fallFeet} ft above the tank gives ${fallFeet} ÷ 2.31 = ${number(fallFeet / 2.31)} psi`,
      `1,650 × 8.34 = ${number(1650 * 8.34)} lb`,
      `${herd.au} × 30 = ${number(herd.au * 30)} gallons, against our ${number(withLoss)}`,
    );
    expect(round((1650 * 8.34) / 2000)).toBe(7);
  });

  test("the kit list is the ranch's, line by line", () => {
    const post = readPost(10);
    for (const { item, working, dollars: price } of ranch.kit) {
      expect(cell(post, item, 1)).toBe(working);
      expect(cell(post, item, 2)).toBe(dollars(price));
    }
    expect(cell(post, "**Total**", 2)).toBe(dollars(kitDollars()));
    says(10, `${dollars(kitDollars("water"))} of the list: 350 + 35 + 528`);
  });

  test("a stay with what stands today, and the year's budget", () => {
    says(
      10,
      `6 × 200 × 10 × 60% ÷ ${number(herd.lbPerDay)} lb a day = ${number(stayDays(10), 1)} days`,
      `Four of them make one ${number(stayDays(40))}-day pass`,
      `at 25% of 3,000 lb, is ${number(yearBudgetLb(40) / herd.lbPerDay, 1)} days`,
      `the other ${ranch.acres - 40} acres`,
    );
    expect(stayDays(40)).toBeLessThan(yearBudgetLb(40) / herd.lbPerDay);
  });
});

describe("11: nesting season", () => {
  test("a 40-day rest over the paddocks", () => {
    for (const paddocks of [5, 6, 9]) {
      const days = `${number(40 / (paddocks - 1))} days`;
      says(11, row(`${paddocks} paddocks`, `40 ÷ (${paddocks} − 1)`, days));
    }
  });

  test("the refuge, the grass beside it and its price", () => {
    const hill = ranch.pastures.find(({ name }) => name === "Hill")?.acres ?? 0;
    const refuge = hill * 0.25;
    const feed = refuge * 2500 * 0.25;
    const days = round(feed / herd.lbPerDay, 1);
    const worst = Math.round(days * HERD_HAY_DAY);
    const rest = ranch.acres - refuge;
    const restDays = yearBudgetLb(rest) / herd.lbPerDay;
    const needed = daysBetween("2025-05-15", "2025-08-01");
    const tenth = Math.round(worst / 10);
    says(
      11,
      row(`${hill} × 25%`, `${refuge} acres`),
      `| Closed, April 25 to August 1 | | ${daysBetween("2025-04-25", "2025-08-01")} days |`,
      row(`${refuge} × 2,500 × 25%`, `${number(feed)} lb`),
      row(`${number(feed)} ÷ ${number(herd.lbPerDay)}`, number(days, 1)),
      row(`${rest} × 3,000 × 25% ÷ ${number(herd.lbPerDay)}`, `${number(restDays)} herd days`),
      row(`${herd.cows} × ${days} × $1.61`, dollars(worst)),
      row(`${dollars(worst)} ÷ 10`, dollars(tenth)),
      `${number(restDays)} herd days against ${needed}`,
      `3 × ${dollars(tenth)} = ${dollars(3 * tenth)}, about $${number((3 * tenth) / refuge)} an acre`,
    );
    expect(refuge).toBe(ranch.acres / 10);
    expect(restDays).toBeGreaterThan(needed);
    expect(ranch.season.turnout.slice(5)).toBe("05-15");
  });
});

describe("12: three ranch stories", () => {
  test("the claims unpacked", () => {
    says(
      12,
      `32 ÷ 25 = ${32 / 25}, or ${number((32 / 25 - 1) * 100)}% more capacity`,
      `Eight over a quarter is ${8 / 0.25} times`,
      `Eight over a half is ${8 / 0.5} times`,
    );
  });

  test("the composite first year is the example ranch, and says it is overstocked", () => {
    const supply = yearBudgetLb(ranch.acres) / 780;
    const demand = (herd.au * ranch.season.days) / 30;
    says(12, `${number(yearBudgetLb(ranch.acres) / herd.lbPerDay)} days of grass when it wants`);
    says(12, `it's ${number((demand / supply - 1) * 100)}% overstocked`);
  });

  test("its hay, its payback and its hours", () => {
    const { shareToEarnPercent, shareOfYearEatenPercent } = ranch.grass;
    const grown = 40 * ranch.grass.yearGrowthLbPerAcre;
    const extra = (grown * (shareToEarnPercent - shareOfYearEatenPercent)) / 100;
    const days = round(extra / herd.lbPerDay, 1);
    const hay = Math.round(days * HERD_HAY_DAY);
    const left = hay - kitDollars() / trial.kitLifeYears;
    const labor = trial.seasonLaborHours * prices.laborPerHour.dollars;
    says(
      12,
      row("40 acres × 3,000 lb", `${number(grown)} lb`),
      row(`${number(grown)} × (30% − 25%)`, `${number(extra)} lb`),
      row(`${number(extra)} ÷ ${number(herd.lbPerDay)} lb a day`, number(days, 1)),
      row(`${number(days, 1)} × ${herd.cows} cows × $1.61`, dollars(hay)),
      row("from the list", dollars(kitDollars())),
      row(`${number(kitDollars())} ÷ ${hay}`, `${number(kitDollars() / hay, 1)} years`),
      `${number(days, 1)} × ${herd.cows} × $2.40 = ${dollars(days * herd.cows * 2.4)}`,
      `${hay} − ${kitDollars() / trial.kitLifeYears} = ${dollars(left)}`,
      `buys ${number(left / prices.laborPerHour.dollars, 1)} hours`,
      `that's ${dollars(labor)}, and year one comes out ${dollars(labor - left)} in the hole`,
    );
  });
});
