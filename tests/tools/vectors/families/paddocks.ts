import { herdDemand, LB_PER_UNIT_DAY } from "#app/domain/tools/grass/animal-units.ts";
import { SQ_FT_PER_ACRE } from "#app/domain/tools/grass/forage.ts";
import { seasonGrassLb } from "#app/domain/tools/grass/stocking.ts";
import {
  densityLbPerAcre,
  paddocksFor,
  restingPct,
  stayFor,
} from "#app/domain/tools/paddocks/rest.ts";
import { shares, unequalCycle, wholeDayCycle } from "#app/domain/tools/paddocks/unequal.ts";
import { PADDOCKS_FOR } from "#app/domain/tools/planners/grow.ts";
import { answerOf, named, type Sheet, sheet } from "../sheet.ts";

export const PADDOCKS: readonly Sheet[] = [
  sheet("restDays stayDays", "rest / stay + 1, up; stay x the other paddocks", (i) => ({
    paddocks: answerOf(PADDOCKS_FOR, {
      "season.restDays": i.num("restDays"),
      "season.stayDays": i.num("stayDays"),
    }),
    ...(i.has("otherPaddocks")
      ? {
          [`restWith${i.num("otherPaddocks")}`]: i.num("stayDays") * (i.num("otherPaddocks") - 1),
        }
      : {}),
  })),
  sheet("paddocks restDays", "rest / (paddocks - 1); (paddocks - 1) / paddocks", (i) => ({
    stayDays: stayFor(i.num("restDays"), i.num("paddocks")),
    restingPct: restingPct(i.num("paddocks")),
  })),
  sheet("cowLb calfLb", "cow + half of the calf", (i) => ({
    avgWeightLb: i.num("cowLb") + i.num("calfLb") / 2,
  })),
  sheet(
    "stayDays utilisationPct availableLbAc",
    "lb an AU a day x days / (available x share)",
    (i) => {
      const demand = i.num("intakeLbAuDay", LB_PER_UNIT_DAY);
      const usable = (lb: number) => (lb * i.num("utilisationPct")) / 100;
      return named(
        "ac_",
        i.nums("availableLbAc"),
        (lb) => (demand * i.num("stayDays")) / usable(lb),
      );
    },
  ),
  sheet(
    "head weightLb intakePct utilisationPct availableLbAc widthFt",
    "lb a day / share / lb an acre",
    (i) => {
      const { lbPerDay } = herdDemand(
        [{ head: i.num("head"), weightLb: i.num("weightLb"), unitsEach: null }],
        "simple",
        i.num("intakePct"),
      );
      const offerLb = lbPerDay / (i.num("utilisationPct") / 100);
      const acres = offerLb / i.num("availableLbAc");
      return {
        demandLb: lbPerDay,
        offerLb,
        acres,
        lengthFt: (acres * SQ_FT_PER_ACRE) / i.num("widthFt"),
      };
    },
  ),
  sheet("head weightLb acres paddocks", "head x lb / (acres / paddocks)", (i) =>
    named("d", Array.isArray(i.values["paddocks"]) ? i.nums("paddocks") : [], (count) =>
      densityLbPerAcre(i.num("head") * i.num("weightLb"), i.num("acres") / count),
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
      return { ...unequalCycle(parts, i.num("restDays")) };
    },
  ),
  sheet("stays cycle", "cycle up, stays down, left days to the largest remainders", (i) => {
    const all = i.nums("stays");
    const { cycleDays, stays, rests } = wholeDayCycle(all, i.num("cycle"), i.num("restDays", 0));
    return { cycleDays, stays, rests, shortestRest: Math.min(...rests) };
  }),
  sheet(
    "acres growthLbAc sharePct demandLbDay paddocks",
    "acres x growth x share / lb a day",
    (i) => {
      const stayDays =
        seasonGrassLb(i.num("acres"), i.num("growthLbAc"), i.num("sharePct")) /
        i.num("demandLbDay");
      return { stayDays, restDays: stayDays * (i.num("paddocks") - 1) };
    },
  ),
  sheet("densityLbAc intakePct", "lb an acre x intake", (i) =>
    Object.fromEntries(
      i
        .nums("densityLbAc")
        .map((lb) => [`e${lb / 1000}`, (lb * i.num("intakePct")) / 100] as const),
    ),
  ),
  sheet("demandLbPaddock paddockAcres stayDays restDays", "lb / acres; paddocks x acres", (i) => {
    const paddocks = paddocksFor(i.num("restDays"), i.num("stayDays"));
    return {
      paddocks,
      usableLbAc: i.num("demandLbPaddock") / i.num("paddockAcres"),
      totalAcres: paddocks * i.num("paddockAcres"),
    };
  }),
];
