import { stayFor } from "../../../app/domain/tools/paddocks/rest.ts";
import { tenth } from "../../../app/domain/tools/paddocks/check-trial.ts";
import { flyCount } from "../../../app/domain/tools/field-tests/flies.ts";
import { jarLayers, soilTexture } from "../../../app/domain/tools/field-tests/jar.ts";
import { mineralBagDays } from "../../../app/domain/tools/field-tests/mineral.ts";
import { nitrateClass } from "../../../app/domain/tools/field-tests/nitrate.ts";
import { mean, rings, waterForRing } from "../../../app/domain/tools/field-tests/ring.ts";
import { wormRest } from "../../../app/domain/tools/field-tests/worm-rest.ts";
import { named, type Sheet, sheet } from "../sheet.ts";

const RING_IN = 6;

export const TESTS: readonly Sheet[] = [
  sheet("minutes", "60 / minutes; the middle one; pi r squared", (i) => {
    const answer = rings(i.nums("minutes"));
    const water = waterForRing(RING_IN);
    return {
      rates: answer.rates,
      median: answer.median,
      mean: mean(answer.rates),
      slowest: answer.slowest,
      flOzFor6in: water.flOz,
      mlFor6in: water.ml,
    };
  }),
  sheet("sandIn siltIn totalIn", "layer / all; USDA triangle", (i) => {
    const layers = jarLayers(i.num("sandIn"), i.num("siltIn"), i.num("totalIn"));
    return { ...layers, texture: soilTexture(layers) };
  }),
  sheet("highF restDays", "look-up", (i) => ({
    larvaeDeadPct: wormRest(i.num("highF"), i.num("restDays"), i.values["irrigated"] === true)
      .deadPct,
  })),
  sheet("no3nPpm", "look-up, a border takes the worse band", (i) => ({
    cls: i.nums("no3nPpm").map((ppm) => nitrateClass(ppm, i.values["pregnant"] === true)),
  })),
  sheet("flies", "all / animals; act at 200", (i) => ({ ...flyCount(i.nums("flies")) })),
  sheet("bagLb cows oz", "lb x 16 / (cows x oz)", (i) =>
    named("d", i.nums("oz"), (oz) => mineralBagDays(i.num("bagLb"), i.num("cows"), oz)),
  ),
];

export const ASSESSMENT: readonly Sheet[] = [
  sheet("approaches motivations", "answers x answers", (i) => ({
    combinations: i.texts("approaches").length * i.texts("motivations").length,
  })),
  sheet("acres cows cash", "a tenth of each", (i) => ({
    trialAcres: tenth(i.num("acres")),
    trialHead: tenth(i.num("cows")),
    trialCash: tenth(i.num("cash")),
  })),
  sheet("paddocks restDays", "rest / (paddocks - 1)", (i) => ({
    stayDays: stayFor(i.num("restDays"), i.num("paddocks")),
  })),
  sheet("approach motivation", "both answers or none", (i) => ({
    ok: i.values["approach"] && i.values["motivation"] ? "complete" : "incomplete",
  })),
];
