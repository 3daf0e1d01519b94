import { newEntry } from "#app/domain/tools/fields/new.ts";
import { HAY } from "#app/domain/tools/planners/hay.ts";
import { FENCE } from "#app/domain/tools/planners/fence.ts";
import { CASH, LABOR, SHOPPING, YEAR } from "#app/domain/tools/planners/money.ts";
import { NITROGEN } from "#app/domain/tools/planners/nitrogen.ts";
import { COW_DAYS } from "#app/domain/tools/planners/grow.ts";
import { HERD } from "#app/domain/tools/planners/herd.ts";
import { REACH } from "#app/domain/tools/planners/water.ts";
import { rounded, wholeDown } from "#app/domain/tools/numbers/figures.ts";
import { tenth } from "#app/domain/tools/paddocks/sums.ts";
import { type Inputs, named, type Sheet, sheet } from "../sheet.ts";
import { paddocks } from "./grass.ts";

/** The acres of the trial in the site's examples. */
const TRIAL_ACRES = 40;
/** How many lines of the site's kit are its fence: those before the tank. */
const FENCE_LINES = 7;
const FT_PER_MILE = 5280;

/** Extra lines of the shopping list; those that the planner adds for fence and water cost nothing here. */
const bought = (items: readonly (readonly [qty: number, price: number])[]) => ({
  "fence.items": items.map(([qty, price], index) =>
    newEntry("fence.items", {
      id: `item-${index}`,
      qty,
      price,
      half: index < FENCE_LINES ? "wire" : "water",
    }),
  ),
});
/** A kit of that price on the trial's acres. */
export const kit = (i: Inputs, dollars: number) => ({
  ...bought([[1, dollars]]),
  ...paddocks([i.num("acres", TRIAL_ACRES)]),
});

function field(i: Inputs, width: number, height: number, rows = 1, cols = 1) {
  const sides = { "fence.widthFt": width, "fence.heightFt": height };
  return i.result(FENCE, { ...sides, "fence.rows": rows, "fence.cols": cols });
}

export const FENCING: readonly Sheet[] = [
  sheet("widthFt heightFt rows cols", (i) => {
    const list = i.result(FENCE);
    const cornerFromCenterFt = i.result(REACH).farthestFt;
    return { ...list, joulesMin: list.joulesLeast, cornerFromCenterFt };
  }),
  sheet("items", (i) => {
    const items = i.lists("items").map(([qty, price]) => [Number(qty), Number(price)] as const);
    const { lines, total, wire, water } = i.result(SHOPPING, bought(items));
    const own = lines.filter(({ path }) => path.startsWith("fence."));
    return { lines: own.map(({ cost }) => cost), total, fencePart: wire, waterPart: water };
  }),
  sheet("miles centsPerFt", (i) => {
    // One wire across a field of this width in miles.
    const across = { "fence.heightFt": i.miles * FT_PER_MILE, "fence.rows": 1 };
    const cost = i
      .nums("centsPerFt")
      .map((cents) => i.result(SHOPPING, { ...across, "prices.wire": cents / 100 }).wire);
    return { a: cost[0], b: cost[1] };
  }),
  sheet("miles", (i) => ({ joules: field(i, 1, i.miles * FT_PER_MILE, 1, 2).joules })),
  sheet("acres shapes paddocks", (i) => {
    const [[sw = 0, sh = 0] = [], [lw = 0, lh = 0] = []] = i
      .list("shapes")
      .map((shape) => String(shape).split("x").map(Number));
    const [few = 0, many = 0] = i.nums("paddocks");
    return {
      sqPerim: field(i, sw, sh).perimeterFt,
      [`sqStrips${few}`]: field(i, sw, sh, few).interiorFt,
      [`sqGrid2x${few / 2}`]: field(i, sw, sh, few / 2, 2).interiorFt,
      [`sqGrid2x${many / 2}`]: field(i, sw, sh, many / 2, 2).interiorFt,
      longPerim: field(i, lw, lh).perimeterFt,
      [`longStrips${few}short`]: field(i, lw, lh, few).interiorFt,
      [`longGrid2x${many / 2}`]: field(i, lw, lh, many / 2, 2).interiorFt,
    };
  }),
  sheet("rect square", (i) => {
    const [width = 0, height = 0] = i.nums("rect");
    const [rect, square] = [field(i, width, height), field(i, i.square, i.square)];
    return {
      rectPerim: rect.perimeterFt,
      rectAcres: rect.acres,
      squarePerim: square.perimeterFt,
      squareAcres: square.acres,
    };
  }),
];

export const BUDGET: readonly Sheet[] = [
  sheet("hayDays cows kit lifeYears laborHours wage", (i) => {
    const answer = i.result(YEAR, kit(i, i.kit));
    return {
      ...answer,
      paybackYearsWithLabor: rounded(answer.paybackYears ?? 0, 1),
      paybackYearsCashOnly: rounded(answer.paybackYearsWithoutLabor ?? 0, 1),
    };
  }),
  sheet("minutes wage cows everyDays", (i) =>
    named("c", i.nums("everyDays"), (days) => {
      const { perCowDay } = i.result(LABOR, { "money.moveEveryDays": days });
      return rounded(perCowDay * 100, 2);
    }),
  ),
  sheet("cashEarned limitPct kit", (i) => {
    const limit = tenth(i.cashEarned);
    const tests = i
      .nums("kit")
      .map((dollars) => i.answer(CASH, { ...kit(i, dollars), "money.cashLimit": limit }));
    const told = tests
      .flatMap((test) => (test.ok ? [] : test.refusals))
      .map(({ message }) => message);
    const [overBy, acresThatFit] = [...(told[0] ?? "").matchAll(/\d+/g)].map(Number);
    return { limit, fits: tests.map(({ ok }) => ok), overBy, acresThatFit };
  }),
];

export const HAY_DAYS: readonly Sheet[] = [
  sheet("weightLb intakePct dmPct wastePct", (i) => {
    const put = (more: Readonly<Record<string, number>>) =>
      i.result(HAY, { "money.hayPerTon": 0, "money.storageLossPct": 0, ...more }).lbOut;
    const unspoiled = { "money.feedingLossPct": 0 };
    return {
      dmLb: put({ ...unspoiled, "money.dryMatterPct": 100 }),
      asFedLb: put(unspoiled),
      haulDivide: put({}),
    };
  }),
  sheet("perDay days", (i) => {
    const [a, b] = i.nums("days").map((days) => i.result(YEAR, { "money.hayDays": days }));
    return { a: a?.reducedCost, b: b?.reducedCost };
  }),
  sheet("head weightLb intakePct days", (i) => ({ lbDay: i.result(HERD).lbPerDay })),
  sheet("lbFed perTon hay stock", (i) => {
    const put = { "money.hayIntakePct": i.lbFed / 10, "money.dryMatterPct": 100 };
    const whole = { "money.storageLossPct": 0, "money.feedingLossPct": 0 };
    return {
      perDay: i.result(HAY, { ...put, ...whole, "money.hayPerCowDay": null }).fed,
      gapOhio: i.result(HAY).gap,
    };
  }),
  sheet("head weightLb acres standing sharePct gap nLb nPrice", (i) => {
    const of = (standing: number) => {
      const { cowDays } = i.result(NITROGEN, { "money.nitrogenGrownLbAc": standing });
      const days = wholeDown((cowDays * i.acres) / i.head);
      return { days, saved: i.result(YEAR, { "money.hayDays": days }).reducedCost };
    };
    const [rich = 0, poor = 0] = i.nums("standing");
    const [n, none] = [of(rich), of(poor)];
    const strip = { "season.heightIn": 10, "season.stubbleIn": 0, "season.lbPerIn": poor / 10 };
    const { acresADay } = i.result(COW_DAYS, strip);
    return {
      demand: i.result(HERD).lbPerDay,
      daysN: n.days,
      days0: none.days,
      savedN: n.saved,
      saved0: none.saved,
      stripAcres: acresADay * i.num("stripDays"),
    };
  }),
];
