import { describe, expect, test } from "vitest";
import { dateAfter, dollars, number } from "../figures.ts";
import { HERD_HAY_DAY, herd, kitDollars, ranch, stayDays, yearBudgetLb } from "../ranch.ts";
import { row, says } from "../says.ts";

/* Posts 4 to 6; see posts-1-3.test.ts. */

const { prices, stockpile, season, grass } = ranch;

describe("4: stocking rate", () => {
  const grown = ranch.acres * grass.yearGrowthLbPerAcre;
  const eaten = yearBudgetLb(ranch.acres);
  const days = eaten / herd.lbPerDay;
  const carriedAu = eaten / season.days / 26;
  const carried = Math.floor(carriedAu / 1.3);

  test("rate, density and animal units", () => {
    says(
      4,
      `30 cows × 4 months ÷ 100 acres = ${(30 * 4) / 100} animal unit months per acre`,
      `30 × 1,000 ÷ 2 = ${number((30 * 1000) / 2)} lb per acre`,
      `Thirty days of that is ${30 * 26} lb`,
      `60 × 1.3 = ${herd.au} AU`,
      `${herd.au} + ${herd.cows * 0.3} = ${herd.au + herd.cows * 0.3} AU`,
    );
  });

  test("supply and demand", () => {
    says(
      4,
      row(`${ranch.acres} acres × 3,000 lb`, `${number(grown)} lb`),
      row(`${number(grown)} × 0.25`, `${number(eaten)} lb`),
      row(`${herd.cows} × 1.3`, `${herd.au} AU`),
      row(`${herd.au} × 26`, `${number(herd.lbPerDay)} lb`),
      row(`${number(eaten)} ÷ ${number(herd.lbPerDay)}`, `${number(days)} days`),
      row(`${number(eaten)} ÷ ${season.days} ÷ 26`, `${number(carriedAu)} AU`),
      row(`${number(carriedAu)} ÷ 1.3`, `${carried} cows`),
      `carries ${herd.cows} cows for ${number(days)} days or ${carried} for ${season.days}`,
    );
  });

  test("the hole, as days, as hay and in AUM", () => {
    const hole = season.days - Math.round(days);
    const [supply, demand] = [eaten / 780, (herd.au * season.days) / 30];
    says(
      4,
      `${season.days} − ${number(days)} = ${hole} days`,
      `${hole} × ${herd.cows} × $1.61 = ${dollars(hole * HERD_HAY_DAY)} a year`,
      `${number(eaten)} ÷ 780 = ${number(supply)}, demand is ${herd.au} × 6 months = ${demand}`,
      `Demand is ${number((demand / supply - 1) * 100)}% over`,
    );
  });

  test("a larger share, one stay, a margin", () => {
    const reached = yearBudgetLb(ranch.acres, grass.shareToEarnPercent);
    const above = grass.turnInHeightInches - grass.stopHeightInches;
    const share = grass.shareAboveStopHeightPercent;
    says(
      4,
      `${number(grown)} × 0.30 = ${number(reached)} lb, and ${number(reached)} ÷ ${number(herd.lbPerDay)} = ${number(reached / herd.lbPerDay)} days`,
      `${above} × ${grass.lbPerAcreInch} × 10 × ${share}% ÷ ${number(herd.lbPerDay)} = ${number(stayDays(10), 1)} days`,
      `takes ${(above * grass.lbPerAcreInch * share) / 100} lb an acre, and the year's budget was 3,000 × 25% = ${yearBudgetLb(1)}`,
      `${carried} × 0.90 = ${Math.floor(carried * 0.9)} cows`,
      `from ${herd.cows} cows to ${Math.floor(carried * 0.9)} in one season`,
    );
  });
});

describe("5: hay days", () => {
  const perDay = prices.hayPerCowDay.dollars;
  const used = (lbPerAcre: number) =>
    (lbPerAcre * stockpile.acres * stockpile.shareEatenPercent) / 100;
  const wholeDays = (lbPerAcre: number) => Math.floor(used(lbPerAcre) / herd.lbPerDay);
  const hay = (days: number, dollarsPerDay = perDay) => days * herd.cows * dollarsPerDay;
  const fall =
    (stockpile.standingLbPerAcre * stockpile.acres * stockpile.fallShareEatenPercent) /
    100 /
    herd.lbPerDay;
  const fallDays = Math.ceil(fall);
  const kit = kitDollars() / ranch.trial.kitLifeYears;
  const labor = stockpile.laborHours * prices.laborPerHour.dollars;
  const nitrogenPrice = prices.nitrogenPerLb.dollars;
  const [fed, bare] = [
    wholeDays(stockpile.standingWithNitrogenLbPerAcre),
    wholeDays(stockpile.standingLbPerAcre),
  ];

  test("a hay day, and sixty days before first frost", () => {
    says(5, `38 × 80 ÷ 2,000 = ${dollars((38 * 80) / 2000, 2)}`);
    for (const frost of ["2024-09-25", "2024-10-15", "2024-11-01"]) {
      says(5, row(dateAfter(frost, 0), dateAfter(frost, -60)));
    }
  });

  test("strip size", () => {
    const perAcre = (stockpile.standingLbPerAcre * stockpile.shareEatenPercent) / 100;
    says(
      5,
      `${herd.cows} × 1.3 × 26 = ${number(herd.lbPerDay)} lb a day`,
      `that's ${perAcre} lb, and a three-day strip is ${number(herd.lbPerDay)} × 3 ÷ ${perAcre} = ${number((herd.lbPerDay * stockpile.daysPerStrip) / perAcre, 1)} acres`,
    );
  });

  test("with and without nitrogen, every cost once", () => {
    const nitrogen = stockpile.acres * stockpile.nitrogenLbPerAcre * nitrogenPrice;
    const left = (days: number, extra: number) => hay(days) - hay(fallDays) - kit - labor - extra;
    const minus = (amount: number) => dollars(-amount, 2);
    says(
      5,
      `1,200 × 25% × ${stockpile.acres} ÷ ${number(herd.lbPerDay)} = ${number(fall, 1)}, call it ${fallDays} days`,
      row(
        number(used(stockpile.standingWithNitrogenLbPerAcre)),
        number(used(stockpile.standingLbPerAcre)),
      ),
      row(`Whole days: ÷ ${number(herd.lbPerDay)}`, String(fed), String(bare)),
      row(`Hay not fed: days × ${herd.cows} × $1.61`, dollars(hay(fed), 2), dollars(hay(bare), 2)),
      row(
        `Fall grass given up: ${fallDays} × ${herd.cows} × $1.61`,
        minus(hay(fallDays)),
        minus(hay(fallDays)),
      ),
      row(minus(kit), minus(kit)),
      row(minus(labor), minus(labor)),
      row(minus(nitrogen), "$0.00"),
      row("Left over", dollars(left(fed, nitrogen), 2), `+${dollars(left(bare, 0), 2)}`),
    );
  });

  test("what nitrogen buys, ours and Kentucky's", () => {
    const more = fed - bare;
    const lb = stockpile.acres * stockpile.nitrogenLbPerAcre;
    const kentucky = Math.floor(used(1229) / herd.lbPerDay);
    const bill = stockpile.acres * 46 * nitrogenPrice;
    const response = nitrogenPrice / ((0.6 * HERD_HAY_DAY) / herd.lbPerDay);
    says(
      5,
      `${fed} − ${bare} = ${more} more days, worth ${more} × ${herd.cows} × $1.61 = ${dollars(hay(more))}, for ${dollars(lb * nitrogenPrice)}`,
      `${number(hay(more))} ÷ ${number(lb)} lb = ${dollars(hay(more) / lb, 2)} a pound`,
      `1,229 × 0.60 × ${stockpile.acres} ÷ ${number(herd.lbPerDay)} = ${kentucky} more days, worth ${dollars(hay(kentucky))}`,
      `${stockpile.acres} × 46 × $0.60 = ${dollars(bill)}`,
      `Now it pays, by ${dollars(hay(kentucky) - bill)}`,
      `about ${number(response)} lb of grass`,
      `Ours grew ${(2000 - 1200) / 50}, Kentucky's ${number(1229 / 46)}`,
    );
    expect(3395 - 2166).toBe(1229);
  });

  test("raised hay", () => {
    const saved = hay(bare - fallDays, prices.raisedHayPerCowDay.dollars);
    says(
      5,
      `nets ${bare - fallDays} days × ${herd.cows} × $1.08 = ${dollars(saved)}, less ${dollars(kit + labor)} for kit and labor`,
      `${dollars(kit + labor - saved)} in the hole`,
    );
  });
});

describe("6: parasites and flies", () => {
  test("paddocks for the flock, and pounds from kilograms", () => {
    says(
      6,
      `45 ÷ 4 + 1 = ${45 / 4 + 1}, so ${Math.ceil(45 / 4 + 1)} paddocks`,
      `the rest is 5 × 4 = ${5 * 4} days`,
      `${(0.13 * 2.2046).toFixed(2)} to ${(0.19 * 2.2046).toFixed(2)} lb`,
    );
  });

  test("flies: one side doubled, ten cows averaged, against the threshold", () => {
    const { exampleOneSide, perAnimal } = ranch.monitoring.flies;
    const whole = exampleOneSide.map((side) => side * 2);
    const total = whole.reduce((sum, count) => sum + count, 0);
    says(
      6,
      row("One side", ...exampleOneSide.map(String)),
      row("Whole cow", ...whole.map(String)),
      `add up to ${number(total)}. Divide by ${whole.length} for ${total / whole.length}. That's over ${perAnimal}, so act`,
    );
    expect(total / whole.length).toBeGreaterThan(perAnimal);
  });

  test("the alarm of the ranch, and the mineral", () => {
    const { alarmDrop, alarmBelow } = ranch.monitoring.conditionScore;
    expect([alarmDrop, alarmBelow]).toEqual([0.5, 4]);
    says(6, `Half a score down, or any cow under ${alarmBelow}, means act now`);
    says(6, `60 × $4 to 60 × $8, or $${60 * 4} to $${60 * 8} a year`, `holds ${50 * 16} oz`);
    for (const ounces of [3, 4, 5]) {
      const lasts = `${number(800 / (herd.cows * ounces), 1)} days`;
      says(6, row(`${ounces} oz`, `800 ÷ (${herd.cows} × ${ounces})`, lasts));
    }
  });
});
