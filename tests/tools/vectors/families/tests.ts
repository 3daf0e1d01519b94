import { stayFor, tenth } from "#app/domain/tools/paddocks/sums.ts";
import { mean } from "#app/domain/tools/field-tests/sums.ts";
import {
  FLIES,
  MINERAL,
  NITRATE_TEST,
  RING,
  TEXTURE,
  WORM_REST,
} from "#app/domain/tools/planners/field-tests.ts";
import { answerOf, named, type Sheet, sheet } from "../sheet.ts";

export const TESTS: readonly Sheet[] = [
  sheet("minutes", "60 / minutes; the middle one; pi r squared", (i) => {
    const { rates, median, slowest, water } = answerOf(RING, {
      "tests.ringMinutes": i.nums("minutes"),
    });
    return {
      rates,
      median,
      slowest,
      mean: mean(rates),
      flOzFor6in: water?.flOz ?? null,
      mlFor6in: water?.ml ?? null,
    };
  }),
  sheet("sandIn siltIn totalIn", "layer / all; USDA triangle", (i) => ({
    ...answerOf(TEXTURE, {
      "tests.jarSandIn": i.sandIn,
      "tests.jarSiltIn": i.siltIn,
      "tests.jarTopIn": i.totalIn,
    }),
  })),
  sheet("highF restDays", "look-up", (i) => ({
    larvaeDeadPct: answerOf(WORM_REST, {
      "tests.wormHighF": i.highF,
      "tests.wormRestDays": i.restDays,
      "tests.wormIrrigated": i.values["irrigated"] === true,
    }).deadPct,
  })),
  sheet("no3nPpm", "look-up, a border takes the worse band", (i) => ({
    cls: i
      .nums("no3nPpm")
      .map(
        (ppm) =>
          answerOf(NITRATE_TEST, { "tests.nitratePpm": ppm, "tests.nitrateUnit": "no3n" }).band
            .share,
      ),
  })),
  sheet("flies", "all / animals; act at 200", (i) => ({
    ...answerOf(FLIES, { "tests.flies": i.nums("flies") }),
  })),
  sheet("bagLb cows oz", "lb x 16 / (cows x oz)", (i) =>
    named(
      "d",
      i.nums("oz"),
      (oz) =>
        answerOf(MINERAL, {
          "tests.bagLb": i.bagLb,
          "tests.mineralOz": oz,
          "herdRows.a.head": i.cows,
        }).days,
    ),
  ),
];

export const ASSESSMENT: readonly Sheet[] = [
  sheet("approaches motivations", "answers x answers", (i) => ({
    combinations: i.texts("approaches").length * i.texts("motivations").length,
  })),
  sheet("acres cows cash", "a tenth of each", (i) => ({
    trialAcres: tenth(i.acres),
    trialHead: tenth(i.cows),
    trialCash: tenth(i.cash),
  })),
  sheet("paddocks restDays", "rest / (paddocks - 1)", (i) => ({
    stayDays: stayFor(i.restDays, i.paddocks),
  })),
  sheet("approach motivation", "both answers or none", (i) => ({
    ok: i.values["approach"] && i.values["motivation"] ? "complete" : "incomplete",
  })),
];
