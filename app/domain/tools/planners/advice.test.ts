import { expect, test } from "vitest";
import { change, EXAMPLE, START, valueOf } from "../../../../tests/tools/ranches.ts";
import type { RanchFile } from "../fields/fields.ts";
import { findingAt, valueAt } from "../fields/file.ts";
import { type Planner, say, solve } from "../planner.ts";
import { FENCE } from "./fence.ts";
import { CLIP, LAST_YEAR, PADDOCKS_FOR, STICK } from "./grow.ts";
import { HAY } from "./hay.ts";
import { LABOR, YEAR } from "./money.ts";
import { NEED } from "./need.ts";
import { PADDOCKS } from "./paddocks.ts";
import { DROUGHT, STOCKING } from "./season.ts";
import { PIPE, REACH, SOLAR, TANK } from "./water.ts";

const warnings = (planner: Planner<unknown>, file: RanchFile) => {
  const answer = solve(planner, file, START);
  return answer.ok ? answer.warnings : [];
};
const codes = (planner: Planner<unknown>, file: RanchFile) =>
  warnings(planner, file).map(({ code }) => code);
const herdOf = (cls: string, head: number): RanchFile => ({
  ...EXAMPLE,
  herdRows: EXAMPLE.herdRows.map((row) => ({ ...row, cls, head })),
});

test("a spring too weak for a whole day needs more water, and a stronger one more hours", () => {
  const told = (sourceGpm: number) =>
    warnings(NEED, change(EXAMPLE, { "water.sourceGpm": sourceGpm }))[0]?.message;
  expect(told(0.25)).toContain("Find more water");
  expect(told(2)).toContain("Fill longer");
});

test("a cow that gives more milk than K-State's table covers gets a warning", () => {
  expect(codes(NEED, change(EXAMPLE, { "water.milkLbDay": 60 }))).toEqual(["warn.milk"]);
});

test("stockers get a warning if they are counted with the gallons of a cow with a calf", () => {
  const told = (cls: string, weightLb: number) =>
    warnings(NEED, change(herdOf(cls, 60), { "herdRows.herd-1.weightLb": weightLb })).map(
      ({ message }) => message,
    );
  expect(told("stocker", 550)).toEqual([expect.stringMatching(/ 11 gallons in this heat\.$/)]);
  expect(told("cow-calf", 1300)).toEqual([]);
  expect(told("cow-calf", 1500)).toEqual([
    expect.stringMatching(/ 2\d(?:\.\d)? gallons in this heat\.$/),
  ]);
});

test("a rancher who typed the growth is told that the share eaten is that of range, until kind or share is set", () => {
  const own = (touched: readonly string[]): RanchFile => ({
    ...EXAMPLE,
    touched: Object.fromEntries(touched.map((name) => [`pastures.pasture-1.${name}`, "you"])),
  });
  expect(codes(STOCKING, own([]))).toEqual([]);
  expect(codes(STOCKING, own(["growthLbAc"]))).toEqual(["warn.share.usual"]);
  for (const known of ["kind", "sharePctSeason"])
    expect(codes(STOCKING, own(["growthLbAc", known]))).toEqual([]);
});

test("a poor pasture's paddock is reported short of grass, even if another paddock's stay is shorter", () => {
  const [first] = EXAMPLE.pastures;
  const file = {
    ...change(EXAMPLE, { "season.restDays": 6 }),
    pastures: [
      { ...first, id: "good", acres: 30 },
      { ...first, id: "poor", acres: 60, growthLbAc: 300 },
    ],
    paddocks: EXAMPLE.paddocks.map((each, index) => ({
      ...each,
      acres: index === 0 ? 60 : 10,
      pastureId: index === 0 ? "poor" : "good",
    })),
  } as RanchFile;
  // By rest, stays are 12 and 2 days. The 60 acres feed for 4,500 lb ÷ 2,028 = 2.2 days, the others for more than 2.
  expect(say(PADDOCKS, file, START)).toMatchObject({
    figure: "2–2.2",
    beside: "then the grass runs out",
  });
});

test("a few goats need only a trickle, and the pipe's answer warns of the low flow", () => {
  const few = herdOf("goat", 3);
  expect(say(NEED, few, START)?.beside).toContain("under 0.1 gallons a minute");
  expect(codes(PIPE, few)).toEqual(["warn.flow.low"]);
});

test("twice as many paddocks never promise a longer stay than their grass", () => {
  const dry = change(EXAMPLE, {
    "season.restDays": 300,
    "season.heightIn": 40,
    "pastures.pasture-1.growthLbAc": 20_000,
  });
  const [stay] = /(?<=it’s )[\d.]+/.exec(say(PADDOCKS, dry, START)?.verdict ?? "") ?? [];
  expect(Number(stay)).toBeCloseTo((valueOf(PADDOCKS, dry).byGrass ?? 0) / 2, 1);
});

test("one wire does not hold sheep or goats", () => {
  expect(codes(FENCE, herdOf("sheep", 60))).toEqual(["warn.fence.sheep"]);
});

test("for a herd of several kinds, a warning says that the head are the same share of each kind", () => {
  const [cows] = EXAMPLE.herdRows;
  const mixed = { ...EXAMPLE, herdRows: [cows, { ...cows, id: "bulls", cls: "bull", head: 2 }] };
  for (const planner of [STOCKING, DROUGHT])
    expect(codes(planner, mixed as RanchFile)).toEqual(["warn.kinds"]);
});

test("grass that lasts into another year is shown with that year", () => {
  const winter = change(EXAMPLE, { "drought.date": "2026-12-01", "drought.until": "2027-04-30" });
  expect(say(DROUGHT, winter, START)?.beside).toBe("until January 29, 2027; you want 150");
});

test("one head leaves, two head leave: the verb agrees with the number", () => {
  const two = change(EXAMPLE, { "herdRows.herd-1.head": 2, "pastures.pasture-1.acres": 8 });
  const verdict = say(DROUGHT, two, START)?.verdict;
  expect(verdict).toContain("1 head leaves");
  expect(verdict).toContain("2 head leave by");
});

const said = (planner: Planner<unknown>, values: Readonly<Record<string, unknown>>) => {
  const answer = say(planner, change(EXAMPLE, values), START);
  return (
    answer && [answer.figure, answer.unit, answer.beside, answer.sum, answer.verdict].join(" ")
  );
};
const refused = (planner: Planner<unknown>, values: Readonly<Record<string, unknown>>) => {
  const answer = solve(planner, change(EXAMPLE, values), START);
  return answer.ok ? [] : answer.refusals.map(({ message }) => message);
};

test.each([
  [275, "Under 72 in."],
  [null, "Under 20,000 lb an acre"],
])(
  "a dry year's answer names no height that grass never reaches, at %s lb in an inch",
  (lbPerIn, under) => {
    for (const values of [
      { "pastures.pasture-1.acres": 0.1 },
      { "herdRows.herd-1.head": 20_000 },
    ]) {
      const file = change(EXAMPLE, { ...values, "season.lbPerIn": lbPerIn });
      const { steps, leaveHead } = valueOf(DROUGHT, file);
      expect(steps.map(({ leave }) => leave)).toEqual([leaveHead]);
      const words = say(DROUGHT, file, START)?.verdict;
      expect(words).toMatch(/^No grass is tall enough for all to stay\./);
      expect(words).toContain(under);
    }
  },
);

test("grass for more than a year has no last day", () => {
  expect(said(DROUGHT, { "herdRows.herd-1.head": 1 })).toContain("over a year; you want 108");
  expect(said(DROUGHT, {})).toContain("until September 12; you want 108");
});

test("no animals are shown as none, and no small amount is shown as zero", () => {
  expect(said(STOCKING, { "pastures.pasture-1.acres": 0.1 })).toContain("carries none of your 60");
  const tiny = change(EXAMPLE, { "pastures.pasture-1.acres": 0.1 });
  expect(say(STOCKING, tiny, START)?.spoken).toMatch(/of grass, not enough for one head$/);
  expect(said(TANK, { "water.tankAcrossFt": 1, "water.tankDeepIn": 12 })).toContain(
    "less than a day’s water for one head",
  );
  expect(said(LABOR, { "herdRows.herd-1.head": 20_000 })).toContain("under 0.1 cents");
  expect(said(REACH, { "water.radiusFt": 1 })).toContain("under 0.1 of 40 acres");
});

test("pounds that no pasture grows are refused, so that they cannot be put into a pasture's field", () => {
  const lastYear = {
    "grow.lastHead": 20_000,
    "grow.lastWeightLb": 1300,
    "grow.lastAcres": 1,
    "grow.lastIn": "2026-05-15",
    "grow.lastOut": "2026-10-30",
  };
  expect(refused(LAST_YEAR, lastYear)).toEqual([expect.stringMatching(/^No pasture grows/)]);
  const clipped = { "grow.wetGrams": 50_000, "grow.dryPct": 40 };
  expect(refused(CLIP, clipped)).toEqual([expect.stringMatching(/^No pasture grows/)]);
  expect(refused(STICK, { "grow.stickIn": 0, "grow.stickLbPerIn": 275 })).toEqual([
    "No pasture grows 0 lb an acre, which these numbers come to. Look for a digit too few or too many.",
  ]);
});

test("an unrealistic number of paddocks gets a warning", () => {
  expect(codes(PADDOCKS_FOR, change(EXAMPLE, { "season.stayDays": 0.25 }))).toContain(
    "warn.paddocks.high",
  );
});

test("a break-even of 1,634 hay days, more than a year has, is not shown", () => {
  expect(said(YEAR, { "money.laborHours": 8760 })).toContain(
    "No year has the hay days to break even.",
  );
  expect(valueOf(YEAR, change(EXAMPLE, { "money.laborHours": 8760 })).breakEvenDays).toBeNull();
});

test("the year's result is also shown by the acre", () => {
  const acre = (values: Readonly<Record<string, unknown>>) =>
    say(YEAR, change(EXAMPLE, values), START)?.beside;
  expect(acre({})).toBe("$5.45 an acre");
  expect(acre({ "paddocks.p1.acres": null })).toBeUndefined();
});

test("a dry year's dates more than a year apart are refused: check the year", () => {
  expect(refused(DROUGHT, { "drought.date": "2027-07-15", "drought.until": "2028-10-31" })).toEqual(
    [expect.stringMatching(/Check the year\.$/)],
  );
});

test("what a grazing day earns is added to the hay it saves", () => {
  expect(said(HAY, { "money.grazedCost": -0.5 })).toContain("$1.61 on hay + $0.50 on grass");
});

test("a foot of wire on a reel and a mile of lift are refused as typing errors", () => {
  expect(refused(FENCE, { "fence.reelFt": 1 })).toEqual([
    "Feet on a reel: Enter 50 to 50,000 feet.",
  ]);
  expect(refused(SOLAR, { "water.liftFt": 5280 })).toHaveLength(1);
});

test("a roll's price for a foot, a herd's cost for a cow, or a fall that no pipe takes is questioned beside its field", () => {
  const told = (values: Readonly<Record<string, number>>) => {
    const file = change(EXAMPLE, values);
    return Object.keys(values).map((path) => findingAt(file, path)?.message ?? null);
  };
  const absurd = {
    "prices.wire": 60,
    "prices.pipe": 250,
    "prices.charger": 450_000,
    "money.wage": 1800,
    "money.hayPerCowDay": 90,
    "money.feedingCost": 50,
    "money.grazedCost": -90,
    "money.hayPerTon": 1800,
    "money.nitrogenPrice": 60,
    "money.cashLimit": 4_000_000,
    "money.fallNet": -4_000_000,
    "water.fallFt": 2000,
  };
  expect(told(absurd)).not.toContain(null);
  const usual = Object.keys(absurd).map((path) => [path, valueAt(EXAMPLE, path)]);
  expect(told(Object.fromEntries(usual))).toEqual(usual.map(() => null));
  expect(told({ "prices.wire": 0.05, "water.fallFt": 300 })).toEqual([null, null]);
});
