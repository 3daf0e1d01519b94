import { describe, expect, test } from "vitest";
import { cell, dateAfter, daysBetween, dollars, number, round } from "../figures.ts";
import { HERD_HAY_DAY, herd, kitDollars, ranch, yearBudgetLb } from "../ranch.ts";
import { readPost } from "../read-post.ts";
import { row, says } from "../says.ts";

/* Posts 7 to 9; see posts-1-3.test.ts. */

const { prices, trial } = ranch;

describe("7: chart, photo posts, drought date", () => {
  const { drought } = ranch;

  test("one inked row, against the year's budget", () => {
    const acres = 10;
    const days = daysBetween("2025-06-03", "2025-06-06");
    const auDays = (herd.au * days) / acres;
    says(
      7,
      row("Road 1", String(acres), "June 3", "June 6", String(herd.au), number(auDays, 1)),
      `${herd.au} AU × ${days} days ÷ ${acres} acres = ${number(auDays, 1)} AU days an acre`,
      `${number(auDays * 26)} lb an acre eaten`,
      `the year's budget for that acre is ${yearBudgetLb(1)} lb`,
    );
    expect(cell(readPost(7), "Road 1", 6)).toBe(number(auDays * 26));
    expect(auDays * 26).toBeLessThan(yearBudgetLb(1));
  });

  test("toe points, their chance error, and the farthest corner", () => {
    const { count, examplePlant, exampleLitter, exampleRock, exampleBare } =
      ranch.monitoring.toePoints;
    expect(examplePlant + exampleLitter + exampleRock + exampleBare).toBe(count);
    const bare = exampleBare / count;
    const chance = Math.sqrt(bare * (1 - bare) * count);
    says(
      7,
      `${examplePlant} plant, ${exampleLitter} litter, ${exampleRock} rock and ${exampleBare} bare. Bare ground is ${exampleBare}%`,
      `by about ${number(chance)} points either way`,
      `by ${Math.floor(chance * Math.SQRT2)} or ${Math.ceil(chance * Math.SQRT2)}`,
      `the farthest corner is ${number(((trial.sideFeet / 2) * Math.SQRT2) / 3)} yards off`,
    );
  });

  test("days left in a dry year, and the cows that go", () => {
    const wanted = daysBetween(drought.checkDate, drought.wantedUntil);
    const above = drought.standingLbPerAcre - drought.leaveLbPerAcre;
    const feed = (above * drought.shareAboveLeavePercent * ranch.acres) / 100;
    const left = Math.floor(feed / herd.lbPerDay);
    const au = feed / wanted / 26;
    const kept = Math.floor(au / 1.3);
    const short = wanted - left;
    says(
      7,
      `until October 31, which is ${wanted} days`,
      row(`(1,200 − 600 left) × half × ${ranch.acres} acres`, `${number(feed)} lb`),
      row(`${number(feed)} ÷ ${number(herd.lbPerDay)}`, `${left} days`),
      `That's ${dateAfter(drought.checkDate, left)}`,
      `${number(feed)} ÷ ${wanted} ÷ 26 = ${number(au, 1)} AU`,
      `keeps ${kept} cows, and ${herd.cows - kept} cows go`,
      `${short} days of bought feed, ${short} × ${herd.cows} × $1.61 = ${dollars(short * HERD_HAY_DAY)}`,
      `For ${herd.cows} cows that's ${herd.cows * 0.75} to ${herd.cows * 0.8}.`,
    );
  });

  test("what a normal year would add", () => {
    const { grownSoFarLbPerAcre, grownByCheckDatePercent } = drought;
    const due = grownSoFarLbPerAcre / (grownByCheckDatePercent / 100) - grownSoFarLbPerAcre;
    says(7, `1,600 ÷ 0.75 − 1,600 = ${number(due)} lb is coming`);
    says(7, `feeds the herd ${number((due * 0.25 * ranch.acres) / herd.lbPerDay)} days`);
  });
});

describe("8: research for and against", () => {
  test("shares and gains", () => {
    says(8, `in 20 of 23, or ${number((20 / 23) * 100)}%`);
    says(8, `${number(0.13 * 2.2046, 2)} to ${number(0.19 * 2.2046, 2)} lb`);
  });

  test("density against what an acre grows", () => {
    const density = round((225_000 * 2.2046) / 2.471, -2);
    const low = 50_000 * 0.026;
    says(
      8,
      `225,000 × 2.2046 ÷ 2.471 = about ${number(density)} lb an acre`,
      `200,000 × 0.026 = ${number(200_000 * 0.026)} lb`,
      `eats ${number(low)} lb a day`,
      `3 × ${number(low)} = ${number(3 * low)} lb, when our example acre grows ${number(ranch.grass.yearGrowthLbPerAcre)} in a year`,
    );
    expect(3 * low).toBeGreaterThan(ranch.grass.yearGrowthLbPerAcre);
  });

  const side = (head: number, gain: number) => ({
    head,
    gain,
    perHead: gain * 120,
    total: head * gain * 120,
  });
  const [a, b] = [side(10, 1.9), side(12, 1.7)];

  test("both sides of the test, each a tenth of the ranch", () => {
    const acres = ranch.acres / 10;
    const cells = (of: (each: typeof a) => string) => [of(a), of(b)] as const;
    says(
      8,
      `two ${acres}-acre pieces`,
      row("Steers", ...cells(({ head }) => String(head))),
      row("Gain a day, lb", ...cells(({ gain }) => String(gain))),
      row("Gain per head, lb", ...cells(({ perHead }) => number(perHead))),
      row("Total gain, lb", ...cells(({ total }) => number(total))),
      row("Gain per acre, lb", ...cells(({ total }) => String(round(total / acres, 1)))),
    );
  });

  test("the difference, priced", () => {
    const pounds = round(b.total - a.total);
    const worth = Math.round(pounds * prices.steerGainPerLb.dollars);
    const kit = kitDollars() / trial.kitLifeYears;
    const labor = trial.seasonLaborHours * prices.laborPerHour.dollars;
    const steers = (b.head - a.head) * prices.extraSteer.dollars;
    says(
      8,
      `${pounds} lb more in all`,
      `each steer is ${number(a.perHead - b.perHead)} lb lighter`,
      `${pounds} lb × $2.40 = ${dollars(worth)}`,
      `${dollars(kitDollars())} ÷ ${trial.kitLifeYears} years = ${dollars(kit)}`,
      `${trial.seasonLaborHours} hours × $18 = ${dollars(labor)}`,
      `Two more steers × $60 = ${dollars(steers)}`,
      `$${number(1500 * 0.08 * (120 / 365))} is interest`,
      `${worth} − ${kit} − ${labor} − ${steers} = ${dollars(worth - kit - labor - steers)}`,
      `at ${number((worth - kit - steers) / prices.laborPerHour.dollars, 1)} hours of work`,
    );
  });
});

describe("9: compost and cover crops", () => {
  const yards = (inches: number) => Math.round(43_560 * inches * 0.0031);

  test("each depth, its weight and its payback", () => {
    const perYard = prices.compostPerYard.dollars;
    for (const [label, inches] of [
      ["An eighth of an", 1 / 8] as const,
      ["A quarter", 1 / 4] as const,
    ]) {
      says(9, row(`${label} inch`, number(yards(inches)), dollars(yards(inches) * perYard)));
    }
    says(9, row("Three eighths", number(yards(3 / 8)), dollars(yards(3 / 8) * perYard)));
    says(9, row("Half an inch", number(yards(1 / 2)), dollars(yards(1 / 2) * perYard)));
    const cost = yards(1 / 4) * perYard;
    const grass = 1000 * 0.04;
    says(
      9,
      `43,560 × 0.25 × 0.0031 = ${yards(1 / 4)} cubic yards`,
      `${number((34 * 1000) / 2000)} to ${number((34 * 1200) / 2000)} tons an acre`,
      `you gain ${dollars(grass)} a year, and ${dollars(cost)} ÷ ${dollars(grass)} = ${number(cost / grass)} years`,
    );
  });

  test("nitrogen and phosphorus, as delivered and dry", () => {
    const lb = (perYard: number, share: number) => number(34 * perYard * share);
    says(9, `0.0098 = ${lb(1018, 0.0098)} lb an acre, or ${lb(808, 0.0098)} lb`);
    says(9, `0.0040 = ${lb(1018, 0.004)} lb an acre, or ${lb(808, 0.004)} lb`);
  });

  test("the mix, and the feed against a bale", () => {
    const acres = ranch.hayfields.acresEach;
    const feed = acres * 3000 * 0.5;
    const days = round(feed / herd.lbPerDay, 1);
    const hay = Math.round(days * HERD_HAY_DAY);
    const seed = acres * prices.coverCropPerAcre.dollars;
    const labor = 6 * prices.laborPerHour.dollars;
    const high = Math.round(days * herd.cows * 2.4) - seed - labor;
    says(
      9,
      `adds to ${60 + 30 + 20}%`,
      `90 ÷ 110 = ${number((90 / 110) * 100)}%`,
      `${acres} × 3,000 × 50% = ${number(feed)} lb`,
      `${number(feed)} ÷ ${number(herd.lbPerDay)} = ${days} herd days`,
      `${days} × ${herd.cows} × $1.61 = ${dollars(hay)}`,
      `${acres} acres × $63 = ${dollars(seed)}, or ${seed} ÷ ${days} ÷ ${herd.cows} = ${dollars(seed / days / herd.cows, 2)} a cow a day`,
      `6 hours × $18 = ${dollars(labor)}`,
      `${hay} − ${seed} − ${labor} = ${dollars(hay - seed - labor)}`,
      `$2.40 a cow, it comes out ahead by ${dollars(high)}`,
    );
  });
});
