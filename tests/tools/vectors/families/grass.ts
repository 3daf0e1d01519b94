import { newEntry } from "#app/domain/tools/fields/new.ts";
import { CLIP, COW_DAYS, LAST_YEAR, PADDOCKS_FOR, STICK } from "#app/domain/tools/planners/grow.ts";
import { HERD } from "#app/domain/tools/planners/herd.ts";
import { PADDOCKS } from "#app/domain/tools/planners/paddocks.ts";
import { otherDays } from "#app/domain/tools/planners/other-days.ts";
import { DROUGHT, STOCKING } from "#app/domain/tools/planners/season.ts";
import { type Inputs, named, type Sheet, sheet } from "../sheet.ts";

/** Dry feed of an animal unit in a day. */
const LB_PER_UNIT_DAY = 26;

/** Values of a herd that eats this many pounds a day. */
const eating = (lbDay: number) => ({
  "herdRows.a.head": 60,
  "herdRows.a.weightLb": (lbDay * 1000) / LB_PER_UNIT_DAY / 60,
});

/** Values of grass with this many pounds an acre above the stop height, of which a share is eaten. */
const standing = (lbAc: number, sharePct: number) => ({
  "season.heightIn": 14,
  "season.stubbleIn": 4,
  "season.lbPerIn": lbAc / 10,
  "season.sharePctLayer": sharePct,
});

/** Paddocks with these acres and grass ratings. */
export const paddocks = (acres: readonly number[], rating: readonly number[] = []) => ({
  paddocks: acres.map((each, index) =>
    newEntry("paddocks", { id: `p${index}`, acres: each, rating: 5 * (rating[index] ?? 1) }),
  ),
});
const equal = (count: number) => paddocks(Array.from({ length: count }, () => 10));

/** The stays that the rest requires, exact and in whole days. */
function cycle(i: Inputs, more: ReturnType<typeof paddocks> & Readonly<Record<string, unknown>>) {
  const { paddocks: each } = i.result(PADDOCKS, more);
  const exact = each.map(({ stayDays }) => stayDays);
  const whole = each.map(({ chartDays }) => chartDays);
  const sum = (days: readonly number[]) => days.reduce((all, day) => all + day, 0);
  return { each, exact, whole, cycleDays: sum(exact), wholeCycleDays: sum(whole) };
}

/** Cow-days an acre and acres a day, for grass of which an inch on an acre feeds a cow for `daysPerIn` days. */
function cowDays(i: Inputs, daysPerIn: number) {
  const grass = { "season.lbPerIn": (daysPerIn * LB_PER_UNIT_DAY) / 0.5 };
  const { cowDays, acresADay } = i.result(COW_DAYS, { ...grass, "season.sharePctLayer": 50 });
  return { cowDaysPerAcre: cowDays, acresPerDay: acresADay };
}

/** Stocking, paddocks and drought. */
export const GRASS: readonly Sheet[] = [
  sheet("acres growthLbAc sharePct", (i) => {
    const answer = i.result(STOCKING, i.has("demandLbDay") ? eating(i.num("demandLbDay")) : {});
    const { herd, days, overPct } = answer;
    return {
      ...answer,
      herdAu: herd.units,
      demandLbDay: herd.lbPerDay,
      auSeason: herd.units / (1 + overPct / 100),
      cowsSeason: answer.headForSeason,
      cowsWithMargin: answer.headWithMargin,
      daysAt30pct: otherDays(answer, 30, 1),
      stayDays: days,
      restDays: days * (i.num("paddocks", 1) - 1),
    };
  }),
  sheet("head weightLb months", (i) => ({ aue: i.result(HERD).units / i.head })),
  sheet("head weightLb bunchAcres", (i) =>
    i.result(PADDOCKS, paddocks([i.bunchAcres, i.bunchAcres])),
  ),
  sheet("head weightLb intakePct", (i) => {
    const { lbPerDay } = i.result(HERD);
    return { lbDay: lbPerDay, demand: lbPerDay, demandLb: lbPerDay, demandLbDay: lbPerDay };
  }),
  sheet("head oldWeightLb newWeightLb", (i) => {
    const of = (weightLb: number, aue: string, intakePct = 2.6) =>
      i.result(HERD, {
        "herdRows.a.weightLb": weightLb,
        "method.aue": aue,
        "method.intakePct": intakePct,
      });
    const added = (aue: string) => of(i.newWeightLb, aue).units - of(i.oldWeightLb, aue).units;
    return {
      addedAu: added("simple"),
      addedAuMetabolic: added("metabolic"),
      intake23: of(i.oldWeightLb, "simple", 2.3).lbPerDay / i.head,
    };
  }),
  sheet("weightsLb", (i) => {
    const of = (weightLb: number) => i.result(HERD, { "herdRows.a.weightLb": weightLb });
    return {
      ...named("a", i.nums("weightsLb"), (lb) => of(lb).units),
      ...named("i", i.nums("weightsLb"), (lb) => of(lb).lbPerDay),
    };
  }),
  sheet("head belowPct", (i) => {
    // Grass for just this herd.
    const grass = { "pastures.l.acres": i.head, "pastures.l.growthLbAc": 10_400 };
    const [hi, lo] = i.nums("belowPct").map((pct) => {
      const margin = { "season.days": 100, "method.marginPct": pct };
      return i.result(STOCKING, { ...grass, ...margin }).headWithMargin;
    });
    return { hi, lo };
  }),

  sheet("acres heightIn stubbleIn lbPerIn sharePct", (i) => ({
    daysAtShare: i.acres / i.result(COW_DAYS).acresADay,
  })),
  sheet("acres aboveStubbleIn lbPerIn demandLbDay sharePct", (i) => {
    const grass = standing(i.aboveStubbleIn * i.lbPerIn, i.sharePct);
    return {
      daysLeft: i.acres / i.result(COW_DAYS, { ...eating(i.demandLbDay), ...grass }).acresADay,
    };
  }),
  sheet("heightIn stubbleIn lbPerInLow lbPerInHigh", (i) => {
    const lbAc = (lbPerIn: number) =>
      i.result(COW_DAYS, { "season.lbPerIn": lbPerIn, "season.sharePctLayer": 50 }).lbAc * 2;
    return { lowLbAc: lbAc(i.lbPerInLow), highLbAc: lbAc(i.lbPerInHigh) };
  }),
  sheet("heightIn stubbleIn cowDaysPerAcreIn", (i) => cowDays(i, i.cowDaysPerAcreIn)),
  sheet("heightIn leaveIn cdaPerIn", (i) => cowDays(i, i.cdaPerIn)),
  sheet("heightIn lbPerIn", (i) => ({
    standingLbAc: i.result(STICK, { "method.growthBasis": "air" }).typedLbAc,
  })),
  sheet("grams hoopCircumferenceFt acres days", (i) => {
    const hoopSqFt = i.hoopCircumferenceFt ** 2 / (4 * Math.PI);
    return { lbAc: i.result(CLIP, { "grow.plotSqFt": hoopSqFt, "grow.dryPct": 100 }).dryLbAc };
  }),

  sheet("restDays stayDays", (i) => ({ paddocks: i.result(PADDOCKS_FOR).count })),
  sheet("paddocks restDays", (i) => ({
    stayDays: i.result(PADDOCKS, equal(i.paddocks)).byRest,
    restingPct: Number.parseInt(i.words(PADDOCKS, equal(i.paddocks)).beside ?? "", 10),
  })),
  sheet("stayDays utilisationPct availableLbAc intakeLbAuDay", (i) =>
    named("ac_", i.nums("availableLbAc"), (lb) => {
      const grass = standing(lb, i.utilisationPct);
      const eaten = { "method.intakePct": i.intakeLbAuDay / 10 };
      return i.result(COW_DAYS, { ...grass, ...eaten }).acresADay * i.stayDays;
    }),
  ),
  sheet("head weightLb utilisationPct availableLbAc", (i) => ({
    acres: i.result(COW_DAYS, standing(i.availableLbAc, i.utilisationPct)).acresADay,
  })),
  sheet("head weightLb acres paddocks", (i) =>
    named("d", i.nums("paddocks"), (count) => {
      const each = i.acres / count;
      return i.result(PADDOCKS, paddocks([each, each])).densityLbAc;
    }),
  ),
  sheet("acres rating restDays", (i) => {
    const { exact, cycleDays } = cycle(i, paddocks(i.nums("acres"), i.nums("rating")));
    return { cycleDays, stays: exact, rests: exact.map((days) => cycleDays - days) };
  }),
  sheet("stays cycle", (i) => {
    const stays = i.nums("stays");
    const rest = { "season.restDays": i.cycle - Math.max(...stays) };
    const { each, whole, wholeCycleDays } = cycle(i, { ...paddocks(stays), ...rest });
    const rests = each.map(({ restDays }) => restDays);
    return { cycleDays: wholeCycleDays, stays: whole, rests, shortestRest: Math.min(...rests) };
  }),
  sheet("densityLbAc intakePct", (i) =>
    named(
      "e",
      i.nums("densityLbAc").map((lb) => lb / 1000),
      (head) => i.result(HERD, { "herdRows.a.head": head }).lbPerDay,
    ),
  ),

  sheet("date until acres standingLbAc leaveLbAc au head", (i) => {
    const answer = i.result(DROUGHT, {
      "herdRows.a.weightLb": (i.au / i.head) * 1000,
      "drought.countGrowth": i.has("grownSoFarLbAc"),
    });
    return {
      ...answer,
      demandLbDay: answer.lbDay,
      keepAu: answer.keepUnits,
      auLeave: i.au - answer.keepUnits,
      keepCows: answer.keepHead,
      cowsLeave: answer.leaveHead,
    };
  }),
];

/** Last year's grazing by a herd of `units` animal units on some acres between two dates. */
export const eatenOn = (i: Inputs, units: number, acres: number, from: string, to: string) =>
  i.result(LAST_YEAR, {
    "grow.lastHead": 100,
    "grow.lastWeightLb": units * 10,
    "grow.lastAcres": acres,
    "grow.lastIn": from,
    "grow.lastOut": to,
  });
