import { animalUnits, herdDemand, type UnitMethod } from "#app/domain/tools/grass/animal-units.ts";
import {
  aboveStubbleLbPerAcre,
  clippedLbPerAcre,
  GRAMS_PER_LB,
  seasonGrassLb,
  standingLbPerAcre,
} from "#app/domain/tools/grass/stocking.ts";
import { rounded } from "#app/domain/tools/numbers/figures.ts";
import { STOCKING as STOCKING_RECORD } from "#app/domain/tools/planners/season.ts";
import {
  LB_PER_UNIT_DAY,
  animalUnitMonths,
  DAYS_PER_MONTH,
  LB_PER_AUM,
  answerOf,
  type Inputs,
  named,
  type Sheet,
  sheet,
} from "../sheet.ts";

const INTAKE_PCT = 2.6;
const method = (i: Inputs): UnitMethod =>
  i.text("aueMethod", "simple") === "metabolic" ? "metabolic" : "simple";
const herd = (i: Inputs, weight = "weightLb") =>
  herdDemand(
    [{ head: i.num("head"), weightLb: i.num(weight), unitsEach: null }],
    method(i),
    i.num("intakePct", INTAKE_PCT),
  );
const usable = (i: Inputs, share = i.num("sharePct")) =>
  seasonGrassLb(i.num("acres"), i.num("growthLbAc"), share);

export const STOCKING: readonly Sheet[] = [
  sheet(
    "acres growthLbAc sharePct head weightLb seasonDays",
    "acres x growth x share; / herd's lb a day = days; / season days / 26 = AU",
    (i) => {
      const {
        herd: demand,
        daysFor,
        calvesFrom,
        ...answer
      } = answerOf(STOCKING_RECORD, {
        "herdRows.a.head": i.head,
        "herdRows.a.weightLb": i.weightLb,
        "pastures.l.acres": i.acres,
        "pastures.l.growthLbAc": i.growthLbAc,
        "pastures.l.sharePctSeason": i.sharePct,
        "method.aue": method(i),
        "method.intakePct": i.num("intakePct", INTAKE_PCT),
        "method.marginPct": i.num("marginPct", 10),
        "season.days": i.seasonDays,
      });
      return {
        ...answer,
        herdAu: demand.units,
        demandLbDay: demand.lbPerDay,
        auSeason: answer.usableLb / i.seasonDays / LB_PER_UNIT_DAY,
        supplyAum: answer.usableLb / LB_PER_AUM,
        demandAum: animalUnitMonths(demand.units, i.seasonDays),
        cowsSeason: answer.headForSeason,
        cowsWithMargin: answer.headWithMargin,
        daysAt30pct: daysFor(usable(i, 30)),
      };
    },
  ),
  sheet(
    "acres growthLbAc sharePct seasonDays",
    "acres x growth x share / season / lb a day",
    (i) => {
      const auSeason = usable(i) / i.seasonDays / i.num("intakeLbAuDay", LB_PER_UNIT_DAY);
      return { usableLb: usable(i), auSeason, acresPerAu: i.acres / auSeason };
    },
  ),
  sheet("acres growthLbAc sharePct demandLbDay", "acres x growth x share / lb a day", (i) => ({
    usableLb: usable(i),
    days: usable(i) / i.demandLbDay,
  })),
  sheet("head weightLb months", "head x AU x months", (i) => {
    const { units, weightLb } = herd(i);
    const aum = animalUnitMonths(units, i.months * DAYS_PER_MONTH);
    return {
      aue: animalUnits(i.weightLb, method(i)),
      herdAu: units,
      aumDemand: aum,
      ...(i.has("acres") ? { aumPerAcre: aum / i.num("acres") } : {}),
      ...(i.has("bunchAcres") ? { densityLbAc: weightLb / i.num("bunchAcres") } : {}),
    };
  }),
  sheet(
    "acres heightIn stubbleIn lbPerIn head weightLb",
    "acres x inches x lb an inch / lb a day",
    (i) => {
      const layer = aboveStubbleLbPerAcre(i.heightIn, i.stubbleIn, i.lbPerIn);
      const lb = i.acres * layer;
      const { lbPerDay } = herd(i);
      return {
        aboveStubbleLb: lb,
        demandLbDay: lbPerDay,
        daysAt100: lb / lbPerDay,
        daysAtShare: ((lb / lbPerDay) * i.num("sharePct", 60)) / 100,
      };
    },
  ),
  sheet("heightIn stubbleIn lbPerInLow lbPerInHigh", "(height - stubble) x lb an inch", (i) => ({
    usableIn: i.heightIn - i.stubbleIn,
    lowLbAc: aboveStubbleLbPerAcre(i.heightIn, i.stubbleIn, i.lbPerInLow),
    highLbAc: aboveStubbleLbPerAcre(i.heightIn, i.stubbleIn, i.lbPerInHigh),
  })),
  sheet(
    "heightIn stubbleIn cowDaysPerAcreIn",
    "inches x cow-days an inch; cows / cow-days",
    (i) => {
      const usableIn = i.heightIn - i.stubbleIn;
      const perAcre = usableIn * i.cowDaysPerAcreIn;
      return {
        usableIn,
        cowDaysPerAcre: perAcre,
        ...(i.has("cows") ? { acresPerDay: i.num("cows") / perAcre } : {}),
      };
    },
  ),
  sheet("heightIn lbPerIn", "height x lb an inch", (i) => ({
    standingLbAc: standingLbPerAcre(i.heightIn, i.lbPerIn),
  })),
  sheet("head oldWeightLb newWeightLb", "head x (AU now - AU before)", (i) => {
    const added = (by: UnitMethod) =>
      i.head * (animalUnits(i.newWeightLb, by) - animalUnits(i.oldWeightLb, by));
    return {
      addedAu: added("simple"),
      addedAuMetabolic: added("metabolic"),
      intake23: (i.oldWeightLb * 2.3) / 100,
    };
  }),
  sheet("weightsLb", "weight / 1,000, or to the power of 0.75; weight x intake", (i) => ({
    ...named("a", i.nums("weightsLb"), (lb) => animalUnits(lb, method(i))),
    ...named("i", i.nums("weightsLb"), (lb) => (lb * i.num("intakePct", INTAKE_PCT)) / 100),
    aum: LB_PER_AUM,
  })),
  sheet("growthLbAc sharePct weightLb", "growth x share / lb a cow a day", (i) => {
    const demandLb = (i.weightLb * i.num("intakePct", INTAKE_PCT)) / 100;
    const usableLbAc = (i.growthLbAc * i.sharePct) / 100;
    return { usableLbAc, demandLb, cowDaysPerAcre: usableLbAc / demandLb };
  }),
  sheet("wet dry plate", "(dry - plate) / (wet - plate)", (i) => ({
    dryMatterPct: ((i.dry - i.plate) / (i.wet - i.plate)) * 100,
  })),
  sheet("dryLb areaSqFt", "lb dry x 43,560 / sq ft", (i) => ({
    lbAc: clippedLbPerAcre(i.dryLb, i.areaSqFt),
  })),
  sheet(
    "grams hoopCircumferenceFt",
    "circumference squared / 4 pi; grams x lb an acre each",
    (i) => {
      const hoopSqFt = i.hoopCircumferenceFt ** 2 / (4 * Math.PI);
      const lbAc = clippedLbPerAcre(i.grams / GRAMS_PER_LB, hoopSqFt);
      const fits = i.has("days")
        ? (i.num("acres") * lbAc) / (herd(i).lbPerDay / i.num("head")) / i.num("days")
        : 0;
      return {
        hoopSqFt: rounded(hoopSqFt, 2),
        factorGramsToLbAc: rounded(lbAc / i.grams, 2),
        lbAc,
        horsesAt100: fits,
        horsesAt50: fits / 2,
      };
    },
  ),
];
