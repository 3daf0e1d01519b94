import { SQ_FT_PER_ACRE } from "#app/domain/tools/grass/stocking.ts";
import { rounded, wholeDown, wholeUp } from "#app/domain/tools/numbers/figures.ts";
import { budget, cashTest } from "#app/domain/tools/money/budget.ts";
import { fenceList, groundRods, JOULES_PER_MILE } from "#app/domain/tools/money/fence.ts";
import { LABOR } from "#app/domain/tools/planners/money.ts";
import { LB_PER_UNIT_DAY, answerOf, type Inputs, named, type Sheet, sheet } from "../sheet.ts";

const FT_PER_MILE = 5280;
/** Gerrish's rule for ground rods, used by published examples. */
const GERRISH_RODS = { ftPerJoule: 3, rodFt: 6 };
/** The site's examples have their trial on 40 acres with 1,300-lb cows, and 60% of what stands is eaten. */
const TRIAL_ACRES = 40;
const COW_AU = 1.3;
const SHARE_OF_STANDING = 0.6;
const USUAL = { spacingFt: 40, reelFt: 1320, perimeterHot: true, joulesBought: null };
/** The fence part of the site's kit: what stands before the tank. */
const FENCE_LINES = 7;

const field = (widthFt: number, heightFt: number, rows: number, cols: number) =>
  fenceList({ ...USUAL, widthFt, heightFt, rows, cols }, GERRISH_RODS);

const items = (i: Inputs) =>
  i.list("items").map((item) => {
    const [qty, price] = Array.isArray(item) ? item : [];
    if (typeof qty !== "number" || typeof price !== "number")
      throw new TypeError("input items is not a list of pairs");
    return { qty, price };
  });

export const FENCE: readonly Sheet[] = [
  sheet(
    "widthFt heightFt rows cols",
    "2 (W + H); (cols - 1) H + (rows - 1) W; / spacing, up",
    (i) => {
      const own = {
        widthFt: i.widthFt,
        heightFt: i.heightFt,
        rows: i.rows,
        cols: i.cols,
        spacingFt: i.num("postSpacingFt", USUAL.spacingFt),
        reelFt: i.num("reelFt", USUAL.reelFt),
        perimeterHot: i.values["energizePerimeter"] !== false,
        joulesBought: i.numOrNull("joulesBought"),
      };
      const list = fenceList(own, GERRISH_RODS);
      return {
        ...list,
        sideFt: Math.sqrt(i.num("acres", list.acres) * SQ_FT_PER_ACRE),
        joulesMin: list.joulesLeast,
      };
    },
  ),
  sheet("items", "quantity x price, added up", (i) => {
    const lines = items(i).map(({ qty, price }) => qty * price);
    const sum = (costs: readonly number[]) => costs.reduce((all, cost) => all + cost, 0);
    const [total, fencePart] = [sum(lines), sum(lines.slice(0, FENCE_LINES))];
    return {
      lines,
      total,
      fencePart,
      waterPart: total - fencePart,
      perAcre: total / i.num("acres", TRIAL_ACRES),
      ...(i.has("lengthFt") ? { perFt: total / i.num("lengthFt") } : {}),
    };
  }),
  sheet("miles centsPerFt", "miles x 5,280 x cents", (i) => {
    const cost = i.nums("centsPerFt").map((cents) => (i.miles * FT_PER_MILE * cents) / 100);
    return { a: cost[0] ?? null, b: cost[1] ?? null };
  }),
  sheet("miles", "a joule a mile; 3 ft of rod a joule; 6-ft rods", (i) => {
    const joules = i.miles * JOULES_PER_MILE;
    const ground = groundRods(joules, GERRISH_RODS);
    return { joules, groundFt: ground.feet, rods6ft: ground.rods };
  }),
  sheet("acres shapes paddocks", "perimeter and cross fence of strips and grids", (i) => {
    const [square, long] = i.texts("shapes").map((shape) => shape.split("x").map(Number));
    const [few = 4, many = 8] = i.nums("paddocks");
    const [sw = 0, sh = 0] = square ?? [];
    const [lw = 0, lh = 0] = long ?? [];
    return {
      sqPerim: field(sw, sh, 1, 1).perimeterFt,
      [`sqStrips${few}`]: field(sw, sh, few, 1).interiorFt,
      [`sqGrid2x${few / 2}`]: field(sw, sh, few / 2, 2).interiorFt,
      [`sqGrid2x${many / 2}`]: field(sw, sh, many / 2, 2).interiorFt,
      longPerim: field(lw, lh, 1, 1).perimeterFt,
      [`longStrips${few}short`]: field(lw, lh, few, 1).interiorFt,
      [`longGrid2x${many / 2}`]: field(lw, lh, many / 2, 2).interiorFt,
    };
  }),
  sheet("rect square", "2 (W + H); W x H / 43,560", (i) => {
    const [w = 0, h = 0] = i.nums("rect");
    const side = i.square;
    return {
      rectPerim: field(w, h, 1, 1).perimeterFt,
      rectAcres: field(w, h, 1, 1).acres,
      squarePerim: field(side, side, 1, 1).perimeterFt,
      squareAcres: field(side, side, 1, 1).acres,
    };
  }),
  sheet("acres", "side = root of acres x 43,560", (i) => {
    const sideFt = Math.sqrt(i.acres * SQ_FT_PER_ACRE);
    return { sideFt, perimeterFt: sideFt * 4 };
  }),
];

export const BUDGET: readonly Sheet[] = [
  sheet(
    "hayDays cows kit lifeYears laborHours wage",
    "income + less cost - more cost - less income",
    (i) => {
      const savePerCowDay = i.has("hayCost")
        ? i.num("hayCost") - i.num("grazeCost")
        : i.num("savePerCowDay");
      const answer = budget({
        addedIncome: i.num("addedIncome", 0),
        lostIncome: i.num("lostIncome", 0),
        hayDays: i.hayDays,
        head: i.cows,
        savePerCowDay,
        kit: i.kit,
        lifeYears: i.lifeYears,
        laborHours: i.laborHours,
        wage: i.wage,
        yearlyBills: i.num("yearlyBills", 0),
        otherSavings: 0,
      });
      const acres = i.num("acres", TRIAL_ACRES);
      const lbEaten = i.hayDays * i.cows * COW_AU * LB_PER_UNIT_DAY;
      return {
        reducedCost: answer.reducedCost,
        addedCost: answer.addedCost,
        net: answer.net,
        breakEvenDays: answer.breakEvenDays,
        lbEaten,
        lbPerAcre: lbEaten / acres,
        standingNeeded: lbEaten / acres / SHARE_OF_STANDING,
        paybackYearsWithLabor: rounded(answer.paybackYears ?? 0, 1),
        paybackYearsCashOnly: rounded(answer.paybackYearsWithoutLabor ?? 0, 1),
        kitPerAcre: i.kit / acres,
      };
    },
  ),
  sheet(
    "acres aumPerAcre months auPerSteer",
    "acres x AUM / months / AU; head x lb x days x $",
    (i) => {
      const steers = wholeDown((i.acres * i.aumPerAcre) / i.months / i.auPerSteer);
      const perHead = i.num("extraGainLbDay") * i.num("days") * i.num("pricePerLb");
      return {
        perHead,
        steers,
        addedIncome: steers * perHead,
        paybackYearsBeforeWaterBill: i.num("investment") / (steers * perHead),
      };
    },
  ),
  sheet("minutes wage cows everyDays", "minutes / 60 x wage / cows / days, in cents", (i) =>
    named("c", i.nums("everyDays"), (days) =>
      rounded(
        100 *
          answerOf(LABOR, {
            "money.moveMinutes": i.minutes,
            "money.moveEveryDays": days,
            "money.wage": i.wage,
            "herdRows.a.head": i.cows,
          }).perCowDay,
        2,
      ),
    ),
  ),
  sheet("slowStep fastStep", "tenths of the land, a step a year", (i) => {
    const [slow, fast] = [yearlyTenths(i.slowStep), yearlyTenths(i.fastStep)];
    return {
      slow6: slow[5] ?? null,
      fast,
      fastYears: fast.length,
      slowYears: slow.length,
    };
  }),
  sheet("cashEarned limitPct kit", "limit = cash x %; kit against limit", (i) => {
    const limit = (i.cashEarned * i.limitPct) / 100;
    const tests = i.nums("kit").map((kit) => cashTest(kit, limit, i.num("acres", TRIAL_ACRES)));
    const over = tests.find(({ fits }) => !fits);
    return {
      limit,
      fits: tests.map(({ fits }) => fits),
      overBy: over?.overBy ?? 0,
      acresThatFit: over?.acresThatFit ?? null,
    };
  }),
  sheet("laborHours wage", "hours x wage, rounded up to a cent", (i) => ({
    labor: wholeUp(i.laborHours * i.wage * 100) / 100,
  })),
];

/** The whole ranch. */
const TENTHS = 10;

/** Tenths managed at the end of each year: one in the first, then a step more each year, until all are. */
function yearlyTenths(step: number): number[] {
  const years = [1];
  while ((years.at(-1) ?? TENTHS) < TENTHS)
    years.push(Math.min(TENTHS, (years.at(-1) ?? TENTHS) + step));
  return years;
}
