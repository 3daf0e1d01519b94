import fc from "fast-check";
import { expect, test } from "vitest";
import { RUNS } from "../../../../tests/support/runs.ts";
import {
  BLANK,
  budgeted,
  change,
  EXAMPLE,
  NUMBERS,
  START,
  valueOf,
  WALK,
} from "../../../../tests/tools/ranches.ts";
import { budgetSheet } from "../../../language/english/budget-sheet.ts";
import { planSheet as english } from "../../../language/english/plan-sheet.ts";
import {
  budgetSheet as presupuesto,
  planSheet as spanish,
} from "../../../language/spanish/sheets.ts";
import type { RanchFile } from "../fields/fields.ts";
import { findingAt, setAt, valueAt } from "../fields/file.ts";
import { newEntry } from "../fields/new.ts";
import { budget } from "../money/budget.ts";
import { tenthOf } from "../plan/first-year.ts";
import {
  type Answer,
  inputsOf,
  othersInputs,
  othersText,
  type Planner,
  say,
  solve,
} from "../planner.ts";
import { CHART } from "./chart.ts";
import { FENCE } from "./fence.ts";
import { FIRST_YEAR } from "../plan/first-year.ts";
import { CASH, FALL, LABOR, SHOPPING, YEAR } from "./money.ts";
import { FLIES, MINERAL, NITRATE_TEST, RING, SLAKE, TEXTURE, WORM_REST } from "./field-tests.ts";
import { HAY_CUT, COW_DAYS, LAST_YEAR, PADDOCKS_FOR, STICK } from "./grow.ts";
import { HAY } from "./hay.ts";
import { NEED } from "./need.ts";
import { NITROGEN } from "./nitrogen.ts";
import { PADDOCKS } from "./paddocks.ts";
import { DROUGHT, STOCKING } from "./season.ts";
import { PIPE, REACH, SOLAR, TANK } from "./water.ts";

const answer = <Value>(planner: Planner<Value>, file: RanchFile): Answer<Value> =>
  solve(planner, file, START);
const warnings = (planner: Planner<unknown>, file: RanchFile) => {
  const result = answer(planner, file);
  return result.ok ? result.warnings.map(({ code }) => code) : null;
};
const missing = (planner: Planner<unknown>, file: RanchFile) => {
  const result = answer(planner, file);
  return result.ok ? [] : result.missing.map(({ path }) => path);
};
test("stocking: by how much the example is over, its answer with calves, and with another intake", () => {
  expect(Math.round(valueOf(STOCKING, EXAMPLE).overPct)).toBe(22);
  expect(say(STOCKING, EXAMPLE, START)).toMatchObject({
    beside: "32 short of 180",
    verdict: "The grass carries 49 of your 60, or 44 with the margin.",
  });
  const calves = valueOf(STOCKING, change(EXAMPLE, { "herdRows.herd-1.calvesBorn": "2024-03-15" }));
  expect([calves.daysShown, calves.headForSeason]).toEqual([132, 42]);
  const over = (intakePct: number) =>
    Math.round(valueOf(STOCKING, change(EXAMPLE, { "method.intakePct": intakePct })).overPct);
  expect([over(3), over(2.2)]).toEqual([40, 3]);
});

test("only cows' calves count, from four to ten months, and the sum says when they start or stop counting", () => {
  const born = (on: string, cls = "cow-calf") =>
    change(EXAMPLE, {
      "season.days": 365,
      "season.start": "2027-09-01",
      "herdRows.herd-1.calvesBorn": on,
      "herdRows.herd-1.cls": cls,
    });
  expect(say(STOCKING, born("2026-10-01"), START)?.sum).toMatch(
    /2,028 lb a day, with calves 2,496 from January 31$/,
  );
  expect(say(STOCKING, born("2027-03-15"), START)?.sum).toMatch(
    /2,496 lb a day, without calves 2,028 from January 13$/,
  );
  for (const cls of ["sheep", "stocker", "horse"])
    expect(say(STOCKING, born("2027-03-15", cls), START)?.sum, cls).toMatch(/2,028 lb a day$/);
});

test("drought: the height from which all can stay, and how many leave under it", () => {
  expect(say(DROUGHT, EXAMPLE, START)?.verdict).toBe(
    "All can stay from 8½ in. Under 8½ in., 14 head leave by July 15. Under 7¼ in., 28 head leave by July 15.",
  );
  // A quarter inch has one step.
  const nearly = change(EXAMPLE, { "drought.standingLbAc": 1640 });
  expect(say(DROUGHT, nearly, START)?.verdict).toBe(
    "All can stay from 8½ in. Under 8½ in., 4 head leave by July 15.",
  );
});

test("drought: growth still to come is counted at the lowest share of any pasture", () => {
  const halves = EXAMPLE.pastures.flatMap((all) =>
    ["a", "b"].map((id) => ({ ...all, id, acres: 200 })),
  );
  const counting = change({ ...EXAMPLE, pastures: halves }, { "drought.countGrowth": true });
  const lean = change(counting, { "pastures.b.sharePctSeason": 10 });
  expect(valueOf(DROUGHT, lean).laterLb).toBeCloseTo(valueOf(DROUGHT, counting).laterLb * 0.4, 6);
  const little = answer(DROUGHT, change(counting, { "drought.shareGrownPct": 1 }));
  expect(little).toMatchObject({ ok: false, refusals: [{ code: "mostPct.min" }] });
});

test("drought: a last day before the check has no answer, and a message beside the field says why", () => {
  const swapped = change(EXAMPLE, { "drought.date": "2027-10-31", "drought.until": "2027-07-15" });
  const message = "That’s before the day of the check. Swap them?";
  expect(findingAt(swapped, "drought.until")).toEqual({ ok: 0, code: "date.order", message });
  expect(answer(DROUGHT, swapped).ok).toBe(false);
});

test("what a round tank holds", () => {
  const tank = change(EXAMPLE, { "water.tankAcrossFt": 12, "water.tankDeepIn": 24 });
  expect(Math.round(valueOf(TANK, tank).gallons)).toBe(1691);
});

test("a weak spring's water is given in gallons a day", () => {
  const spring = answer(NEED, change(EXAMPLE, { "water.sourceGpm": 0.25 }));
  expect(spring.ok && spring.warnings[0]?.message).toContain("360 in a whole day");
});

test("fence: a weak charger, too few rods, and a layout with another number of paddocks get a warning", () => {
  expect(warnings(FENCE, EXAMPLE)).toEqual([]);
  const small = change(EXAMPLE, { "fence.perimeterHot": true, "fence.joulesBought": 0.2 });
  expect(warnings(FENCE, small)).toEqual(["warn.charger"]);
  expect(valueOf(FENCE, small).rods).toBe(2);
  expect(warnings(FENCE, change(EXAMPLE, { "fence.rodsBought": 1 }))).toEqual(["warn.rods"]);
  expect(warnings(FENCE, change(EXAMPLE, { "fence.cols": 4 }))).toEqual(["warn.fence.paddocks"]);
});

test("the shopping list takes its numbers from the fence and the water, and its prices from the rancher", () => {
  const { lines, total, wire, water } = valueOf(SHOPPING, EXAMPLE);
  expect([Math.round(total), Math.round(wire), Math.round(water)]).toEqual([1950, 1037, 913]);
  expect(lines.map(({ qty }) => qty)).toEqual([2640, 2, 66, 1, 2, 1, 1, 660, 1, 1]);
});

test("cash: an empty list, or one line without a price, gives no answer", () => {
  expect(valueOf(CASH, EXAMPLE)).toMatchObject({ limit: 2100 });
  const own = change(WALK, { "money.cashLimit": 2000 });
  expect(missing(CASH, own)).toEqual(
    expect.arrayContaining(["fence.widthFt", "fence.heightFt", "water.pipeFt", "prices.wire"]),
  );
  const lines = [
    ...valueOf(SHOPPING, EXAMPLE).lines.map(({ path }) => path),
    "fence.items.item-1.qty",
  ];
  for (const path of lines) expect(missing(CASH, setAt(EXAMPLE, path, null))).toEqual([path]);
});

test("at the break-even the net is zero, on any ranch", () => {
  fc.assert(
    fc.property(budgeted, (file) => {
      const { breakEvenDays, input, addedCost } = valueOf(YEAR, file);
      fc.pre(breakEvenDays !== null && breakEvenDays > 0);
      const slack = 1e-9 * (addedCost + input.lostIncome + input.addedIncome) + 1e-6;
      expect(Math.abs(budget({ ...input, hayDays: breakEvenDays }).net)).toBeLessThan(slack);
      if (breakEvenDays > 366) return;
      const even = change(file, { "money.hayDays": breakEvenDays });
      expect(Math.abs(valueOf(YEAR, even).net)).toBeLessThan(slack);
    }),
  );
});

test("a date beyond the calendar is refused with a message, not thrown", () => {
  const pastures = EXAMPLE.pastures.map((each) => ({ ...each, acres: 500_000 }));
  const lone = {
    ...change(EXAMPLE, { "herdRows.herd-1.head": 1, "drought.standingLbAc": 9000 }),
    pastures,
  };
  expect(answer(DROUGHT, lone)).toMatchObject({ ok: false, refusals: [{ code: "sum.beyond" }] });
  const late = answer(DROUGHT, change(EXAMPLE, { "drought.until": "9999-12-15" }));
  expect(late).toMatchObject({ ok: false, refusals: [{ code: "date.year" }] });
});

test("hay: the sum adds up, with the cost of feeding", () => {
  const fed = change(EXAMPLE, { "money.hayPerCowDay": null, "money.feedingCost": 0.25 });
  expect(say(HAY, fed, START)?.sum).toBe(
    "35.8 lb put out × $80 ÷ 2,000 + $0.25 to feed it = $1.68 on hay",
  );
  const unreadable = { ...fed, touched: { "money.hayPerCowDay": "unreadable" } } as const;
  expect(answer(HAY, unreadable)).toMatchObject({
    ok: false,
    refusals: [{ code: "unreadable", message: "Hay per cow per day: Check the number." }],
  });
});

const refusal = (planner: Planner<unknown>, file: RanchFile) => {
  const result = answer(planner, file);
  return result.ok ? null : result.refusals[0]?.message;
};
const withAnimals = (cls: string, head: number) => ({
  ...EXAMPLE,
  herdRows: [...EXAMPLE.herdRows, newEntry("herdRows", { id: cls, cls, head, weightLb: 120 })],
});
const only = (cls: string) => change(EXAMPLE, { "herdRows.herd-1.cls": cls });

test("money and mineral count cattle only, and say so", () => {
  const mixed = withAnimals("sheep", 200);
  const counting: readonly Planner<unknown>[] = [YEAR, LABOR, MINERAL];
  for (const planner of counting) {
    expect(say(planner, mixed, START)?.sum).toBe(say(planner, EXAMPLE, START)?.sum);
    expect(warnings(planner, mixed)).toContain("warn.cattle.only");
    expect(warnings(planner, withAnimals("bull", 2))).not.toContain("warn.cattle.only");
  }
});

test("a ranch without cattle is told what to enter instead, and that gives an answer", () => {
  const flock = only("sheep");
  const none = "This counts cattle only, and your herd has none.";
  expect(refusal(YEAR, flock)).toBe(
    `${none} Enter what other animals save in a year under other savings.`,
  );
  const saving = change(flock, { "money.otherSavings": 900 });
  expect(valueOf(YEAR, saving)).toMatchObject({ reducedCost: 900, breakEvenDays: null });
  expect(warnings(YEAR, saving)).toContain("warn.cattle.only");
  const byTon = change(flock, { "money.hayPerCowDay": null });
  expect(refusal(HAY, byTon)).toBe(
    `${none} Enter what one animal’s hay costs as hay per cow per day.`,
  );
  expect(say(HAY, change(byTon, { "money.hayPerCowDay": 0.2 }), START)?.figure).toBe("$0.20");
  expect(refusal(MINERAL, flock)).toBe(
    `${none} Cattle mineral can kill sheep and horses. Feed them one made for them, as its tag says.`,
  );
  expect(say(LABOR, flock, START)?.unit).toBe("cents per animal per day");
  expect(say(LABOR, flock, START)?.figure).toBe(say(LABOR, EXAMPLE, START)?.figure);
});

test("hay by the ton is counted for a cow, the first one of the herd", () => {
  const byTon = change(only("goat"), { "money.hayPerCowDay": null });
  const second = { ...byTon, herdRows: [...byTon.herdRows, ...EXAMPLE.herdRows] };
  expect(valueOf(HAY, second)).toEqual(
    valueOf(HAY, change(EXAMPLE, { "money.hayPerCowDay": null })),
  );
});

test("results per cow count a cow, whatever else grazes", () => {
  const nitrogen = {
    "money.nitrogenLbAc": 60,
    "money.nitrogenPrice": 0.3,
    "money.nitrogenGrownLbAc": 3000,
  };
  for (const planner of [NITROGEN, COW_DAYS] as const) {
    const cowDays = (file: RanchFile) =>
      valueOf<{ cowDays: number }>(planner, change(file, nitrogen)).cowDays;
    expect(cowDays(withAnimals("sheep", 200))).toBe(cowDays(EXAMPLE));
  }
  expect(say(NITROGEN, change(only("sheep"), nitrogen), START)).toMatchObject({
    unit: "per animal per day",
    beside: expect.stringContaining("days an acre for one animal"),
  });
  expect(say(COW_DAYS, only("sheep"), START)?.unit).toBe("days an acre for one animal");
});

test("sheep, goats and horses drink their own gallons, other animals the typed number", () => {
  expect(valueOf(NEED, withAnimals("sheep", 200)).dayGal).toBe(60 * 20 + 200 * 3);
  expect(say(NEED, withAnimals("sheep", 200), START)?.sum).toBe(
    "60 head × 20 gal + 200 sheep × 3 gal + 10% for loss",
  );
  expect(valueOf(NEED, withAnimals("horse", 5)).dayGal).toBe(60 * 20 + 5 * 14);
  expect(valueOf(NEED, withAnimals("bull", 2)).dayGal).toBe(62 * 20);
  expect(say(NEED, only("sheep"), START)?.sum).toBe("60 sheep × 3 gal + 10% for loss");
  expect(warnings(NEED, change(only("sheep"), { "water.tempF": 110 }))).toEqual([]);
});

test("a refusal names the field as the screen does: by its animals", () => {
  const typed = (file: RanchFile) => ({
    ...change(file, { "herdRows.herd-1.head": null }),
    touched: { "herdRows.herd-1.head": "unreadable" } as const,
  });
  expect(refusal(NEED, typed(EXAMPLE))).toBe("Cows: Check the number.");
  expect(refusal(NEED, typed(only("sheep")))).toBe("How many: Check the number.");
  expect(refusal(NEED, typed(withAnimals("bull", 2)))).toBe(
    "How many (cows, with or without calves): Check the number.",
  );
});

test("a dry cow gets no warning about gallons, as a cow in milk does, and one gallon a minute is singular", () => {
  const heavy = (cls: string) => change(only(cls), { "herdRows.herd-1.weightLb": 1350 });
  expect(warnings(NEED, heavy("cow-calf"))).toContain("warn.gallons");
  expect(warnings(NEED, heavy("dry-cow"))).toEqual([]);
  const twelve = change(EXAMPLE, { "herdRows.herd-1.head": 12 });
  expect(say(NEED, twelve, START)?.beside).toBe("1 gallon a minute to refill the tank");
});

test("sheep and goats in one place for more than four days get a warning about worms", () => {
  const long = change(EXAMPLE, { "season.heightIn": null });
  expect(warnings(PADDOCKS, long)).not.toContain("warn.stay.sheep");
  for (const cls of ["sheep", "goat"]) {
    const herdRows = [newEntry("herdRows", { id: "a", cls, head: 5, weightLb: 120 })];
    expect(warnings(PADDOCKS, { ...long, herdRows })).toContain("warn.stay.sheep");
    const quick = change({ ...long, herdRows }, { "season.restDays": 9 });
    expect(warnings(PADDOCKS, quick)).not.toContain("warn.stay.sheep");
    const wish = (days: number) =>
      warnings(PADDOCKS_FOR, change({ ...long, herdRows }, { "season.stayDays": days }));
    expect([wish(4), wish(5)]).toEqual([[], ["warn.stay.sheep"]]);
    expect(warnings(CHART, { ...long, herdRows })).toContain("warn.stay.sheep");
    expect(warnings(CHART, quick)).not.toContain("warn.stay.sheep");
  }
});

test("payback: never, beyond the kit’s life, and a grazed day that costs more than hay", () => {
  const verdict = (values: Readonly<Record<string, unknown>>) =>
    say(YEAR, change(EXAMPLE, values), START)?.verdict;
  expect(verdict({ "money.hayDays": 0 })).toContain(
    "The kit never pays back, even if you don’t count your time.",
  );
  expect(verdict({ "money.hayDays": 0, "money.otherSavings": 24 })).toContain(
    "The kit never pays back; if you don’t count your time, in 81.3 years. The kit lasts 10 years.",
  );
  expect(verdict({})).not.toContain("The kit lasts");
  expect(verdict({ "money.hayPerCowDay": 20, "money.hayDays": 180 })).toMatch(
    /^It breaks even at 0.5 days off hay. The kit pays back in under 0.1 years, in under 0.1 years if/,
  );
  const dear = change(EXAMPLE, { "money.hayPerCowDay": 1, "money.grazedCost": 1.95 });
  expect(say(HAY, dear, START)).toMatchObject({
    figure: "$0.95",
    unit: "lost per cow per day",
    verdict: "Here grass costs more than hay, so skipping hay loses money.",
  });
});

test("cash: a limit too small for an acre, and one that differs by cents", () => {
  const kit = change(EXAMPLE, { "prices.wire": 0, "prices.reel": 0, "prices.post": 0 });
  const { total } = valueOf(SHOPPING, kit);
  const over = (cashLimit: number) => refusal(CASH, change(kit, { "money.cashLimit": cashLimit }));
  for (const none of [0, 10])
    expect(over(none)).toContain("than your limit. Borrow the charger, or wait a year.");
  expect(over(total - 0.4)).toContain("costs $0.40 more than your limit");
  const spare = change(kit, { "money.cashLimit": total + 0.4 });
  expect(say(CASH, spare, START)?.unit).toBe("$0.40 to spare");
});

test("the slowest ring keeps its number, and the flies are the mean of the animals counted", () => {
  const rings = change(EXAMPLE, { "tests.ringMinutes": [6, null, 9, 22] });
  expect(say(RING, rings, START)?.sum).toContain("slowest is ring 4");
  const under = change(EXAMPLE, { "tests.flies": [196, ...Array.from({ length: 9 }, () => 200)] });
  expect(say(FLIES, under, START)).toMatchObject({
    figure: "199.6",
    beside: "under 200: keep counting",
  });
  expect(warnings(FLIES, under)).toEqual([]);
  const one = change(EXAMPLE, { "tests.flies": [300] });
  expect(warnings(FLIES, one)).toEqual(["warn.flies"]);
  expect(say(FLIES, one, START)?.sum).toBe("300 flies ÷ 1 animal");
});

test("sums show the numbers as typed, so that they multiply out", () => {
  const sum = (planner: Planner<unknown>, values: Readonly<Record<string, unknown>>) =>
    say(planner, change(EXAMPLE, values), START)?.sum;
  expect(sum(LABOR, { "money.wage": 18.5, "money.moveEveryDays": 1 })).toMatch(
    /× \$18\.50 ÷ 60 head ÷ 1 day$/,
  );
  expect(sum(HAY, { "money.hayPerCowDay": null, "money.hayPerTon": 82.5 })).toContain("× $82.50 ÷");
  const share = Object.fromEntries(
    EXAMPLE.pastures.map(({ id }) => [`pastures.${id}.sharePctSeason`, 27.5]),
  );
  expect(sum(STOCKING, share)).toContain("× 27.5% ÷");
});

test("a tenth of an acre: small answers are not shown as zero", () => {
  const small = change(EXAMPLE, {
    "season.heightIn": null,
    "fence.widthFt": 66,
    "fence.heightFt": 66,
    ...Object.fromEntries(EXAMPLE.paddocks.map(({ id }) => [`paddocks.${id}.acres`, 0.1])),
  });
  expect(say(PADDOCKS, small, START)?.figure).toBe("under 0.1");
  expect(say(FENCE, small, START)?.sum).toMatch(/^Charger at least 0\.1 J for 0\.03 hot miles;/);
});

test("one acre and one year are singular, in both languages", () => {
  const tenthOfOne = tenthOf(1);
  expect([english.tenthOf(...tenthOfOne), spanish.tenthOf(...tenthOfOne)]).toEqual([
    "0.1 of 1 acre",
    "0.1 de 1 acre",
  ]);
  expect(budgetSheet.moreCost("$1,950", "1", "20", "$18")).toContain("÷ 1 year +");
  expect(presupuesto.moreCost("$1,950", "1", "20", "$18")).toContain("÷ 1 año +");
});

test("a stop height under three inches names the grasses that recover from it", () => {
  const low = change(EXAMPLE, { "season.stubbleIn": 2 });
  expect(findingAt(low, "season.stubbleIn")).toMatchObject({
    ok: 1,
    message: expect.stringContaining("such as Kentucky bluegrass and bahia recover well"),
  });
});

test("nitrate in percent is warned about, and in another unit refused", () => {
  const finding = (file: RanchFile) => findingAt(file, "tests.nitratePpm")?.message;
  const percent = "If your lab printed a percent, multiply it by 10,000: 0.45% is 4,500 ppm.";
  expect(finding(change(EXAMPLE, { "tests.nitratePpm": 0.45 }))).toBe(percent);
  expect(finding(change(EXAMPLE, { "tests.nitratePpm": 450 }))).toBeUndefined();
  const typed = { ...EXAMPLE, touched: { "tests.nitratePpm": "unreadable" } } as const;
  expect(finding(typed)).toBe(
    `Enter a number, such as 1,300 or 2.5, in ppm and no other unit. ${percent}`,
  );
  const weight = { ...BLANK, touched: { "herdRows.herd-1.weightLb": "unreadable" } } as const;
  expect(findingAt(weight, "herdRows.herd-1.weightLb")?.message).toBe(
    "Enter a number, such as 1,300 or 2.5, in pounds and no other unit.",
  );
  const ring = { ...EXAMPLE, touched: { "tests.ringMinutes": "unreadable" } } as const;
  expect(answer(RING, change(ring, { "tests.ringMinutes": [6, null, 9] })).ok).toBe(false);
});

test("a stocker, a calf and a sheep may weigh less than a cow; a warning is given once", () => {
  const herd = ["stocker", "calf", "sheep"].map((cls, index) =>
    newEntry("herdRows", { id: cls, cls, head: 10, weightLb: [500, 400, 130][index] ?? 0 }),
  );
  const pastures = EXAMPLE.pastures.map((each) => ({ ...each, sharePctSeason: 50 }));
  const mixed = { ...EXAMPLE, herdRows: [...EXAMPLE.herdRows, ...herd], pastures };
  expect(warnings(STOCKING, mixed)).toEqual(["warn.kinds"]);
});

test("a planner's answer is stamped with the example's numbers that it uses, and with no others", () => {
  const named = (planner: Planner<unknown>, file = EXAMPLE) =>
    othersInputs(file, planner).map(({ path }) => path);
  expect(named(REACH)).toEqual(["fence.widthFt", "fence.heightFt"]);
  expect(named(DROUGHT)).not.toContain("pastures.pasture-1.growthLbAc");
  expect(named(NEED)).toEqual(["herdRows.herd-1.head"]);
  expect(othersText(EXAMPLE, CASH)).toMatch(/^Not yours yet: .*, .*, .* and \d+ more$/);
  const link = {
    ...EXAMPLE,
    touched: { "fence.widthFt": "link", "fence.heightFt": "you" },
  } as const;
  expect(named(REACH, link)).toEqual(["fence.widthFt"]);
  for (const planner of [REACH, NEED, CASH]) expect(named(planner, BLANK)).toEqual([]);
});

/** A planner must list all numbers it reads as inputs, or its stamp and its missing fields are wrong. */
const ALL: readonly Planner<unknown>[] = [
  STOCKING,
  DROUGHT,
  NEED,
  PIPE,
  REACH,
  SOLAR,
  FENCE,
  SHOPPING,
  CASH,
  HAY,
  YEAR,
  LABOR,
  FALL,
];

test.each(ALL)("$label: names every number that changes its answer, on any ranch", (planner) => {
  const told = (file: RanchFile) => JSON.stringify(answer(planner, file));
  fc.assert(
    fc.property(budgeted, budgeted, (file, other) => {
      const before = told(file);
      const changing = NUMBERS.map(({ path }) => path).filter(
        (path) => told(setAt(file, path, valueAt(other, path))) !== before,
      );
      expect(inputsOf(planner, file)).toEqual(expect.arrayContaining(changing));
    }),
    { numRuns: RUNS / 8 },
  );
});

test("three ways to estimate growth: last year's grazing, a grazing stick, a hay cut", () => {
  const last = change(EXAMPLE, {
    "grow.lastHead": 60,
    "grow.lastWeightLb": 1300,
    "grow.lastIn": "2026-05-10",
    "grow.lastOut": "2026-10-01",
    "grow.lastAcres": 400,
  });
  // 144 days of 2,028 lb on 400 acres are 730 lb eaten, a quarter of 2,920.
  expect(valueOf(LAST_YEAR, last).typedLbAc).toBe(2920);
  const air = change(last, { "method.growthBasis": "air" });
  expect(valueOf(LAST_YEAR, air).typedLbAc).toBe(3370);
  // Entered as growth, the result gives last year's days again.
  for (const file of [last, air]) {
    const { typedLbAc } = valueOf(LAST_YEAR, file);
    const pastures = file.pastures.map((each) => ({ ...each, growthLbAc: typedLbAc }));
    expect(Math.abs(valueOf(STOCKING, { ...file, pastures }).days - 144)).toBeLessThan(0.1);
  }
  const swapped = answer(LAST_YEAR, change(last, { "grow.lastOut": "2026-05-01" }));
  expect(swapped).toMatchObject({ ok: false, refusals: [{ code: "date.order" }] });
  const stick = change(EXAMPLE, { "grow.stickIn": 12, "grow.stickLbPerIn": 250 });
  expect(valueOf(STICK, stick).typedLbAc).toBe(2600);
  expect(valueOf(STICK, change(stick, { "method.growthBasis": "air" })).typedLbAc).toBe(3000);
  const hay = change(EXAMPLE, { "grow.hayTonsAc": 4, "grow.hayDays": 180 });
  expect(valueOf(HAY_CUT, hay)).toMatchObject({ typedLbAc: 7200, lbAcDay: 40 });
});

test("what nitrogen costs a grazing day: Missouri's 60 lb at 30 cents is 23 cents", () => {
  const missouri = change(EXAMPLE, {
    "herdRows.herd-1.weightLb": 1000,
    "money.nitrogenLbAc": 60,
    "money.nitrogenPrice": 0.3,
    "money.nitrogenGrownLbAc": 3000,
    "money.nitrogenSharePct": 70,
  });
  const { cowDays, perDay } = valueOf(NITROGEN, missouri);
  expect(cowDays).toBeCloseTo(80.8, 1);
  expect(Math.abs(perDay - 0.23)).toBeLessThan(0.01);
  // A ranch that counts in NRCS's air-dry pounds does so here, too.
  const nrcs = change(missouri, { "method.growthBasis": "air" });
  expect(valueOf(NITROGEN, nrcs).cowDays).toBeCloseTo((cowDays * 26) / 30, 6);
  expect(say(NITROGEN, nrcs, START)?.sum).toContain("3,000 lb × 26/30 × 70%");
});

test("stays that are not whole days: the card says what the chart does with them", () => {
  const paddocks = (acres: number, count: number) =>
    Array.from({ length: count }, (_, index) =>
      newEntry("paddocks", { id: `paddock-${index}`, name: `P${index}`, acres }),
    );
  const verdict = (file: RanchFile) => say(PADDOCKS, file, START)?.verdict;
  expect(verdict({ ...WALK, paddocks: paddocks(10, 40) })).toContain(
    "The chart counts whole days: 1 day in each paddock, and 39 days of rest or more.",
  );
  expect(verdict(WALK)).toContain("The chart counts whole days: 2 days in each paddock");
  expect(verdict(WALK)).toContain("Afternoon moves make half days.");
  const half = { ...WALK, season: { ...WALK.season, moves: "half" as const } };
  expect(verdict({ ...half, paddocks: paddocks(10, 40) })).toContain(
    "The chart counts half days: 0.5 to 1 day in each paddock, and 30 days of rest or more.",
  );
  expect(verdict({ ...WALK, paddocks: paddocks(2, 4) })).toContain(
    "no paddock feeds the herd for one",
  );
  expect(verdict({ ...WALK, paddocks: [...paddocks(10, 3), ...paddocks(2, 1)] })).toContain(
    "leaves out what feeds the herd for less than one: P0.",
  );
  const noGrass = WALK.pastures.map((each) => ({ ...each, growthLbAc: null }));
  expect(verdict({ ...WALK, pastures: noGrass })).not.toContain("The chart counts");
});

test("the first year's plan says which numbers are the example's, and shows no refused number", () => {
  expect(othersText(EXAMPLE, FIRST_YEAR)).toMatch(/^Not yours yet: /);
  expect(answer(FIRST_YEAR, change(EXAMPLE, { "ranch.ranchAcres": -5 })).ok).toBe(false);
});

test("field tests start without an answer, and give one from the readings", () => {
  for (const planner of [RING, SLAKE, FLIES, NITRATE_TEST, TEXTURE, WORM_REST])
    expect(answer(planner as Planner<unknown>, EXAMPLE).ok).toBe(false);
  const made = change(EXAMPLE, {
    "tests.ringMinutes": [6, 9, 11, 22],
    "tests.slake": [3, 4, null],
    "tests.flies": [150, 220, null],
    "tests.nitratePpm": 2500,
    "tests.nitrateUnit": "no3n",
    "tests.jarSandIn": 1.6,
    "tests.jarSiltIn": 3.2,
    "tests.jarTopIn": 4,
  });
  expect(valueOf(SLAKE, made).average).toBe(3.5);
  expect(say(NITRATE_TEST, made, START)).toMatchObject({
    figure: "None",
    beside: "None for bred cows.",
  });
  expect(refusal(NITRATE_TEST, change(made, { "tests.nitrateUnit": "unknown" }))).toContain(
    "Ask the lab",
  );
  // 699.7 ppm is shown as 700, which is not below 700.
  const no3 = change(made, { "tests.nitratePpm": 3096, "tests.nitrateUnit": "no3" });
  expect(valueOf(NITRATE_TEST, no3)).toMatchObject({ asN: 700, band: { word: "Caution" } });
  expect(valueOf(TEXTURE, made).texture).toBe("loam");
  expect(answer(RING, change(made, { "tests.ringMinutes": [0, 9, 11] })).ok).toBe(false);
  expect(answer(TEXTURE, change(made, { "tests.jarSandIn": 5 })).ok).toBe(false);
  const bag = answer(MINERAL, change(made, { "tests.bagLb": -5 }));
  expect(bag.ok ? "" : bag.refusals[0]?.message).toBe("The bag weighs: Enter 1 to 5,000 lb.");
});
