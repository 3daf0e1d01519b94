import { herdDemand } from "#app/domain/tools/grass/animal-units.ts";
import { DROUGHT as DROUGHT_RECORD } from "#app/domain/tools/planners/season.ts";
import { standingGrassLb, standingLbPerAcre } from "#app/domain/tools/grass/stocking.ts";
import {
  asFedLb,
  beforeLoss,
  dryFeedLb,
  hayDollarsPerDay,
} from "#app/domain/tools/planners/hay.ts";
import { wholeDown } from "#app/domain/tools/numbers/figures.ts";
import { LB_PER_UNIT_DAY, DAYS_PER_MONTH, answerOf, type Sheet, sheet } from "../sheet.ts";

const LB_PER_TON = 2000;
/** Missouri's stockpile costs a quarter less than raised hay. */
const MISSOURI_STOCKPILE = 0.75;

export const DROUGHT: readonly Sheet[] = [
  sheet(
    "date until acres standingLbAc leaveLbAc shareOfLayerPct au head",
    "(now + still due) / lb a day",
    (i) => {
      const demandLbDay = i.au * LB_PER_UNIT_DAY;
      const answer = answerOf(DROUGHT_RECORD, {
        "drought.date": i.text("date"),
        "drought.until": i.text("until"),
        "drought.standingLbAc": i.standingLbAc,
        "drought.leaveLbAc": i.leaveLbAc,
        "drought.sharePctLayer": i.shareOfLayerPct,
        "drought.countGrowth": i.has("grownSoFarLbAc"),
        "drought.grownSoFarLbAc": i.numOrNull("grownSoFarLbAc"),
        "drought.shareGrownPct": i.num("shareGrownPct", 75),
        "pastures.l.acres": i.acres,
        "pastures.l.sharePctSeason": i.num("shareOfGrowthPct", 25),
        "herdRows.a.head": i.head,
        "herdRows.a.weightLb": (i.au / i.head) * 1000,
      });
      const { nowLb, stillDueLbAc, laterLb, allLb, daysLeft, outDate, daysWanted, shortDays } =
        answer;
      return {
        nowLb,
        stillDueLbAc,
        laterLb,
        allLb,
        demandLbDay,
        daysLeft,
        outDate,
        daysWanted,
        shortDays,
        keepAu: answer.keepUnits,
        auLeave: answer.leaveUnits,
        keepCows: answer.keepHead,
        cowsLeave: answer.leaveHead,
      };
    },
  ),
  sheet(
    "acres aboveStubbleIn lbPerIn demandLbDay sharePct",
    "acres x inches x lb x share / lb a day",
    (i) => ({
      daysLeft: standingGrassLb(i.acres, i.aboveStubbleIn * i.lbPerIn, i.sharePct) / i.demandLbDay,
    }),
  ),
  sheet(
    "heightIn lbPerIn sharePct cowLbMonth",
    "lb a month / share; acres x standing / need",
    (i) => {
      const standingLbAc = standingLbPerAcre(i.heightIn, i.lbPerIn);
      const need = i.cowLbMonth / (i.sharePct / 100);
      return {
        standingLbAc,
        needStandingPerCowMonth: need,
        months: (i.num("acres", 0) * standingLbAc) / need / i.num("cows", 1),
      };
    },
  ),
  sheet("heightIn leaveIn cdaPerIn", "inches x cow-days an inch", (i) => ({
    cowDaysPerAcre: (i.heightIn - i.leaveIn) * i.cdaPerIn,
  })),
  sheet("head belowPct", "head less a share", (i) => {
    const kept = i.nums("belowPct").map((pct) => wholeDown(i.head * (1 - pct / 100)));
    return { hi: Math.max(...kept), lo: Math.min(...kept) };
  }),
];

export const HAY: readonly Sheet[] = [
  sheet("weightLb intakePct dmPct wastePct", "lb x intake / dry matter / (1 - waste)", (i) => {
    const dmLb = dryFeedLb(i.weightLb, i.intakePct);
    const fed = asFedLb(dmLb, i.dmPct);
    return {
      dmLb,
      asFedLb: fed,
      haulDivide: beforeLoss(fed, i.wastePct),
      haulMultiply: fed * (1 + i.wastePct / 100),
    };
  }),
  sheet("perDay days", "dollars a day x days", (i) => {
    const [a = 0, b = 0] = i.nums("days");
    return { a: i.perDay * a, b: i.perDay * b };
  }),
  sheet("lbPairDay rentPairMonth", "lb x 30; rent / lb", (i) => {
    const lbMonth = i.lbPairDay * DAYS_PER_MONTH;
    return {
      lbMonth,
      perTon: (i.rentPairMonth / lbMonth) * LB_PER_TON,
      perPairDay: i.rentPairMonth / DAYS_PER_MONTH,
    };
  }),
  sheet("head weightLb intakePct days", "head x lb x intake x days / 2,000", (i) => {
    const lbDay = i.head * dryFeedLb(i.weightLb, i.intakePct);
    return { lbDay, tons: (lbDay * i.days) / LB_PER_TON };
  }),
  sheet("lbFed perTon hay stock rawHay", "lb x $ / 2,000; hay - stockpile", (i) => {
    const stockMo = i.rawHay * MISSOURI_STOCKPILE;
    return {
      perDay: hayDollarsPerDay(i.lbFed, i.perTon),
      gapOhio: i.hay - i.stock,
      stockMo,
      gapMo: i.rawHay - stockMo,
    };
  }),
  sheet(
    "head weightLb acres standing sharePct gap nLb nPrice",
    "lb used / lb a day, down; x head x gap",
    (i) => {
      const { lbPerDay } = herdDemand(
        [{ head: i.head, weightLb: i.weightLb, unitsEach: null }],
        "simple",
        i.num("intakePct", 2.6),
      );
      const of = (standing: number) => {
        const usedLb = standingGrassLb(i.acres, standing, i.sharePct);
        const days = wholeDown(usedLb / lbPerDay);
        return { usedLb, days, saved: i.head * i.gap * days };
      };
      const [withN = 0, without = 0] = i.nums("standing");
      const [n, none] = [of(withN), of(without)];
      const lbN = i.acres * i.nLb;
      return {
        demand: lbPerDay,
        usedN: n.usedLb,
        used0: none.usedLb,
        daysN: n.days,
        days0: none.days,
        savedN: n.saved,
        saved0: none.saved,
        nCost: lbN * i.nPrice,
        leftN: n.saved - lbN * i.nPrice,
        breakEvenN: (n.saved - none.saved) / lbN,
        stripAcres: (lbPerDay * i.num("stripDays", 3)) / ((without * i.sharePct) / 100),
      };
    },
  ),
];
