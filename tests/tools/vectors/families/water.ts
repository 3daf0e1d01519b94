import { animalUnits } from "#app/domain/tools/grass/animal-units.ts";
import { SQ_FT_PER_ACRE } from "#app/domain/tools/grass/stocking.ts";
import {
  cowGallonsPerDay,
  fillGpm,
  groupDrinkers,
  LB_PER_GAL,
  roundTankGallons,
  tankGallons,
  withLoss,
} from "#app/domain/tools/planners/need.ts";
import {
  frictionFt,
  INSIDE_DIAMETER_IN,
  pipePressure,
  psiOfHead,
  SOLAR_EFFICIENCY,
  solarPump,
} from "#app/domain/tools/planners/water.ts";
import { named, type Sheet, sheet } from "../sheet.ts";

/** NRCS in Illinois sizes for 30 gallons an animal unit; the site's pair is 1,300 lb. */
const GAL_PER_UNIT_ILLINOIS = 30;
const PAIR_LB = 1300;

export const WATER: readonly Sheet[] = [
  sheet("weightLb milkLbDay tempF", "K-State's table, straight between its points", (i) => ({
    galDay: cowGallonsPerDay(i.weightLb, i.milkLbDay, i.tempF),
  })),
  sheet("diameterFt depthIn", "3.14 x radius squared x depth / 231, in inches", (i) => {
    const gallons = roundTankGallons((i.diameterFt * 12) / 2, i.depthIn);
    return {
      gallons,
      cows: Math.floor(gallons / i.num("galHead", cowGallonsPerDay(PAIR_LB, 25, 90))),
    };
  }),
  sheet("pairs galDay lossPct fillHours", "pairs x gallons; x loss / hours / 60", (i) => {
    const dayGal = i.pairs * i.galDay;
    const lossGal = withLoss(dayGal, i.lossPct);
    return {
      dayGal,
      withLoss: lossGal,
      gpm: fillGpm(lossGal, i.fillHours),
      tank4h: tankGallons("4h", dayGal, i.pairs),
      tankSolar: tankGallons("solar", dayGal, i.pairs),
      tankLb: i.num("tankGal", 0) * LB_PER_GAL,
      headOneDay: i.num("tankGal", 0) / cowGallonsPerDay(PAIR_LB, 25, 90),
      nrcsIL: i.pairs * animalUnits(PAIR_LB, "simple") * GAL_PER_UNIT_ILLINOIS,
    };
  }),
  sheet("head galDay minutes", "head x gallons / minutes", (i) => {
    const dayGal = i.head * i.galDay;
    return { dayGal, gpm: fillGpm(dayGal, i.minutes / 60) };
  }),
  sheet("flowGpm lengthFt insideDiaIn C", "10.46 x L x (Q/C)^1.852 / d^4.871; ft / 2.31", (i) => {
    const headFt = frictionFt(i.lengthFt, i.flowGpm, i.insideDiaIn, i.C);
    return { headFt, psi: psiOfHead(headFt) };
  }),
  sheet("flowGpm lengthFt insideDiaIn C fallFt", "fall / 2.31 - friction with fittings", (i) => ({
    ...pipePressure({
      flowGpm: i.flowGpm,
      lengthFt: i.lengthFt,
      insideIn: i.insideDiaIn,
      smoothness: i.C,
      sourcePsi: i.num("sourcePsi", 0),
      fallFt: i.fallFt,
      fittingsPct: i.num("fittingsPct", 0),
    }),
  })),
  sheet("fallFtPer1000 insideDiaIn C", "C x (fall x d^4.871 / 10.46 L)^(1/1.852)", (i) =>
    named(
      "gpm",
      i.nums("C"),
      (c) => c * ((i.fallFtPer1000 * i.insideDiaIn ** 4.871) / (10.46 * 1000)) ** (1 / 1.852),
    ),
  ),
  sheet(
    "flowGpm fallFtPer1000 C",
    "smallest pipe whose friction is within the fall and 2%",
    (i) => {
      const sizes = ["0.75", "1", "1.25", "1.5", "2"] as const;
      const lost = (size: (typeof sizes)[number]) =>
        frictionFt(1000, i.flowGpm, INSIDE_DIAMETER_IN.pe[size], i.C);
      const most = i.fallFtPer1000 * 1.02;
      return {
        pipeIn: sizes.find((size) => lost(size) <= most) ?? null,
        headFt15: lost("1.5"),
        headFt125: lost("1.25"),
      };
    },
  ),
  sheet("galDay pumpHours", "gallons / hours", (i) => ({
    galHour: i.galDay / i.pumpHours,
    gpm: fillGpm(i.galDay, i.pumpHours),
  })),
  sheet("galDay sunHours tdhFt", "gpm x lift / 3,960 x 746 / efficiency", (i) => {
    const pump = solarPump(i.galDay, i.sunHours, i.tdhFt, i.num("overallEff", SOLAR_EFFICIENCY));
    return {
      gpm: pump.gpm,
      waterHp: pump.waterHp,
      panelW: pump.panelW,
      panelWithMargin: pump.panelWithSpareW,
      storage3dGal: pump.storageGal,
    };
  }),
  sheet("bucketGal seconds", "gallons x 60 / seconds", (i) => ({
    ...named("gpm", i.nums("seconds"), (seconds) => (i.bucketGal * 60) / seconds),
    psi: psiOfHead(i.num("fallFt", 0)),
  })),
  sheet("radiusFt", "pi x radius squared / 43,560", (i) =>
    named("ac", i.nums("radiusFt"), (radius) => (Math.PI * radius ** 2) / SQ_FT_PER_ACRE),
  ),
  sheet("head galDay style", "Ohio State ANR-12: share of herd at once, tank, refill", (i) => {
    const dayGal = i.head * i.galDay;
    const group = groupDrinkers(i.head, dayGal);
    return {
      groupTankGal: group.tankGal,
      groupDrinkers: group.atOnce,
      groupEdgeFt: group.edgeFt,
      groupRefillGpm: group.gpm,
      // One by one, near water, 2 to 4% drink at once, and the day's water comes in four hours.
      aloneDrinkers: [Math.ceil(i.head * 0.02), Math.ceil(i.head * 0.04)],
      aloneGpm: fillGpm(dayGal, 4),
    };
  }),
];
