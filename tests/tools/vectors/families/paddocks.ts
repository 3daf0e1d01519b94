import { herdDemand } from "#app/domain/tools/grass/animal-units.ts";
import { seasonGrassLb, SQ_FT_PER_ACRE } from "#app/domain/tools/grass/stocking.ts";
import {
  densityLbPerAcre,
  paddocksFor,
  restingPct,
  shares,
  stayFor,
  unequalCycle,
  wholeDayCycle,
} from "#app/domain/tools/paddocks/sums.ts";
import { PADDOCKS_FOR } from "#app/domain/tools/planners/grow.ts";
import { LB_PER_UNIT_DAY, answerOf, named, type Sheet, sheet } from "../sheet.ts";

export const PADDOCKS: readonly Sheet[] = [
  sheet("restDays stayDays", "rest / stay + 1, up; stay x the other paddocks", (i) => ({
    paddocks: answerOf(PADDOCKS_FOR, {
      "season.restDays": i.restDays,
      "season.stayDays": i.stayDays,
    }),
    ...(i.has("otherPaddocks")
      ? {
          [`restWith${i.num("otherPaddocks")}`]: i.stayDays * (i.num("otherPaddocks") - 1),
        }
      : {}),
  })),
  sheet("paddocks restDays", "rest / (paddocks - 1); (paddocks - 1) / paddocks", (i) => ({
    stayDays: stayFor(i.restDays, i.paddocks),
    restingPct: restingPct(i.paddocks),
  })),
  sheet("cowLb calfLb", "cow + half of the calf", (i) => ({
    avgWeightLb: i.cowLb + i.calfLb / 2,
  })),
  sheet(
    "stayDays utilisationPct availableLbAc",
    "lb an AU a day x days / (available x share)",
    (i) => {
      const demand = i.num("intakeLbAuDay", LB_PER_UNIT_DAY);
      const usable = (lb: number) => (lb * i.utilisationPct) / 100;
      return named("ac_", i.nums("availableLbAc"), (lb) => (demand * i.stayDays) / usable(lb));
    },
  ),
  sheet(
    "head weightLb intakePct utilisationPct availableLbAc widthFt",
    "lb a day / share / lb an acre",
    (i) => {
      const { lbPerDay } = herdDemand(
        [{ head: i.head, weightLb: i.weightLb, unitsEach: null }],
        "simple",
        i.intakePct,
      );
      const offerLb = lbPerDay / (i.utilisationPct / 100);
      const acres = offerLb / i.availableLbAc;
      return {
        demandLb: lbPerDay,
        offerLb,
        acres,
        lengthFt: (acres * SQ_FT_PER_ACRE) / i.widthFt,
      };
    },
  ),
  sheet("head weightLb acres paddocks", "head x lb / (acres / paddocks)", (i) =>
    named("d", Array.isArray(i.values["paddocks"]) ? i.nums("paddocks") : [], (count) =>
      densityLbPerAcre(i.head * i.weightLb, i.acres / count),
    ),
  ),
  sheet(
    "acres rating restDays",
    "part = acres x rating / all; cycle = rest / (1 - biggest part)",
    (i) => {
      const rating = i.nums("rating");
      const parts = shares(
        i.nums("acres").map((acres, index) => ({ acres, rating: rating[index] ?? 1 })),
      );
      return { ...unequalCycle(parts, i.restDays) };
    },
  ),
  sheet("stays cycle", "cycle up, stays down, left days to the largest remainders", (i) => {
    const all = i.nums("stays");
    const { cycleDays, stays, rests } = wholeDayCycle(all, i.cycle, i.num("restDays", 0));
    return { cycleDays, stays, rests, shortestRest: Math.min(...rests) };
  }),
  sheet(
    "acres growthLbAc sharePct demandLbDay paddocks",
    "acres x growth x share / lb a day",
    (i) => {
      const stayDays = seasonGrassLb(i.acres, i.growthLbAc, i.sharePct) / i.demandLbDay;
      return { stayDays, restDays: stayDays * (i.paddocks - 1) };
    },
  ),
  sheet("densityLbAc intakePct", "lb an acre x intake", (i) =>
    Object.fromEntries(
      i.nums("densityLbAc").map((lb) => [`e${lb / 1000}`, (lb * i.intakePct) / 100] as const),
    ),
  ),
  sheet("demandLbPaddock paddockAcres stayDays restDays", "lb / acres; paddocks x acres", (i) => {
    const paddocks = paddocksFor(i.restDays, i.stayDays);
    return {
      paddocks,
      usableLbAc: i.demandLbPaddock / i.paddockAcres,
      totalAcres: paddocks * i.paddockAcres,
    };
  }),
];
