import { SQ_FT_PER_ACRE } from "#app/domain/tools/grass/forage.ts";
import { LB_PER_UNIT_DAY } from "#app/domain/tools/grass/animal-units.ts";
import { rounded, wholeDown, wholeUp } from "#app/domain/tools/numbers/round.ts";
import { budget } from "#app/domain/tools/money/budget.ts";
import { cashTest } from "#app/domain/tools/money/cash-test.ts";
import { fenceList, groundRods, joulesFor } from "#app/domain/tools/money/fence.ts";
import { LABOR } from "#app/domain/tools/planners/money.ts";
import { answerOf, type Inputs, named, type Sheet, sheet } from "../sheet.ts";

const FT_PER_MILE = 5280;
/** Gerrish's rule for ground rods, used by published examples. */
const GERRISH_RODS = { ftPerJoule: 3, rodFt: 6 };
/** The site's examples have their trial on 40 acres with 1,300-lb cows, and 60% of what stands is eaten. */
const TRIAL_ACRES = 40;
const COW_AU = 1.3;
const SHARE_OF_STANDING = 0.6;
/** The fence part of the site's kit: what stands before the tank. */
const FENCE_LINES = 7;

const field = (widthFt: number, heightFt: number, rows: number, cols: number) =>
  fenceList({
    widthFt,
    heightFt,
    rows,
    cols,
    postSpacingFt: 40,
    reelFt: 1320,
    perimeterHot: true,
    joulesBought: null,
    rodRule: GERRISH_RODS,
  });

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
      const list = fenceList({
        widthFt: i.num("widthFt"),
        heightFt: i.num("heightFt"),
        rows: i.num("rows"),
        cols: i.num("cols"),
        postSpacingFt: i.num("postSpacingFt", 40),
        reelFt: i.num("reelFt", 1320),
        perimeterHot: i.values["energizePerimeter"] !== false,
        joulesBought: i.numOrNull("joulesBought"),
        rodRule: GERRISH_RODS,
      });
      return {
        ...list,
        sideFt: Math.sqrt(i.num("acres", list.acres) * SQ_FT_PER_ACRE),
        joulesMin: list.joulesLeast,
        cornerFromCenterFt: list.cornerFromCenterFt,
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
    const cost = i.nums("centsPerFt").map((cents) => (i.num("miles") * FT_PER_MILE * cents) / 100);
    return { a: cost[0] ?? null, b: cost[1] ?? null };
  }),
  sheet("miles", "a joule a mile; 3 ft of rod a joule; 6-ft rods", (i) => {
    const joules = joulesFor(i.num("miles"));
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
    const side = i.num("square");
    return {
      rectPerim: field(w, h, 1, 1).perimeterFt,
      rectAcres: field(w, h, 1, 1).acres,
      squarePerim: field(side, side, 1, 1).perimeterFt,
      squareAcres: field(side, side, 1, 1).acres,
    };
  }),
  sheet("acres", "side = root of acres x 43,560", (i) => {
    const sideFt = Math.sqrt(i.num("acres") * SQ_FT_PER_ACRE);
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
        hayDays: i.num("hayDays"),
        head: i.num("cows"),
        savePerCowDay,
        kit: i.num("kit"),
        lifeYears: i.num("lifeYears"),
        laborHours: i.num("laborHours"),
        wage: i.num("wage"),
        yearlyBills: i.num("yearlyBills", 0),
        otherSavings: 0,
      });
      const acres = i.num("acres", TRIAL_ACRES);
      const lbEaten = i.num("hayDays") * i.num("cows") * COW_AU * LB_PER_UNIT_DAY;
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
        kitPerAcre: i.num("kit") / acres,
      };
    },
  ),
  sheet(
    "acres aumPerAcre months auPerSteer",
    "acres x AUM / months / AU; head x lb x days x $",
    (i) => {
      const steers = wholeDown(
        (i.num("acres") * i.num("aumPerAcre")) / i.num("months") / i.num("auPerSteer"),
      );
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
            "money.moveMinutes": i.num("minutes"),
            "money.moveEveryDays": days,
            "money.wage": i.num("wage"),
            "herdRows.a.head": i.num("cows"),
          }).perCowDay,
        2,
      ),
    ),
  ),
  sheet("slowStep fastStep", "tenths of the land, a step a year", (i) => {
    const [slow, fast] = [yearlyTenths(i.num("slowStep")), yearlyTenths(i.num("fastStep"))];
    return {
      slow6: slow[5] ?? null,
      fast,
      fastYears: fast.length,
      slowYears: slow.length,
    };
  }),
  sheet("cashEarned limitPct kit", "limit = cash x %; kit against limit", (i) => {
    const limit = (i.num("cashEarned") * i.num("limitPct")) / 100;
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
    labor: wholeUp(i.num("laborHours") * i.num("wage") * 100) / 100,
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
