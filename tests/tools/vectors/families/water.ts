import { NEED } from "#app/domain/tools/planners/need.ts";
import {
  frictionFt,
  INSIDE_DIAMETER_IN,
  PIPE,
  psiOfHead,
  REACH,
  SOLAR,
} from "#app/domain/tools/planners/water.ts";
import { type Inputs, named, type Sheet, sheet } from "../sheet.ts";

const LOSS = 1.1;
const FITTINGS = 1.1;

/** A herd whose water requires this flow. */
export const flowing = (gpm: number) => ({
  "herdRows.a.head": 200,
  "water.fillHours": 6,
  "water.galPairDay": (gpm * 6 * 60) / 200 / LOSS,
});

/** The pipe with this inside diameter and smoothness, if the planner has it. */
function pipeOf(insideIn: number, smoothness: number) {
  const kind = smoothness === 140 ? "pe" : "pvc";
  const sizes = Object.entries(INSIDE_DIAMETER_IN[kind]);
  const size = sizes.find(([, inside]) => inside === insideIn)?.[0];
  return size && { "water.pipeKind": kind, "water.pipeSize": size };
}

/** The flow for a day's water without the addition for losses. */
const plainFlow = (i: Inputs, more = {}) => {
  const { gpm, dayGal, withLossGal } = i.result(NEED, more);
  return { dayGal, gpm: (gpm * dayGal) / withLossGal };
};

export const WATER: readonly Sheet[] = [
  sheet("weightLb milkLbDay tempF", (i) => ({ galDay: i.result(NEED).tableGal })),
  sheet("pairs galDay fillHours tankGal", (i) => {
    const [quarter, solar] = (["4h", "solar"] as const).map((refill) =>
      i.result(NEED, { "water.refill": refill }),
    );
    const need = i.result(NEED);
    return {
      ...need,
      withLoss: need.withLossGal,
      tank4h: quarter?.tankGal,
      tankSolar: solar?.tankGal,
      tankLb: (i.tankGal * need.tankLb) / need.tankGal,
    };
  }),
  sheet("head galDay minutes", (i) => plainFlow(i, { "water.fillHours": i.minutes / 60 })),
  sheet("galDay pumpHours", (i) =>
    plainFlow(i, { "herdRows.a.head": 10, "water.galPairDay": i.galDay / 10 }),
  ),
  sheet("flowGpm lengthFt insideDiaIn C", (i) => {
    const pipe = pipeOf(i.insideDiaIn, i.C);
    const headFt = frictionFt(i.lengthFt, i.flowGpm, i.insideDiaIn, i.C);
    if (!pipe) return { headFt, psi: psiOfHead(headFt) };
    const pressed = { ...flowing(i.flowGpm), ...pipe, "water.sourcePsi": 300 };
    const psi = i.result(PIPE, pressed).frictionPsi / FITTINGS;
    return { headFt: (headFt * psi) / psiOfHead(headFt), psi };
  }),
  sheet("flowGpm lengthFt insideDiaIn C fallFt", (i) => ({
    ...i.result(PIPE, { ...flowing(i.flowGpm), ...pipeOf(i.insideDiaIn, i.C) }),
  })),
  sheet("fallFtPer1000 insideDiaIn", (i) =>
    named("gpm", i.nums("C"), (smoothness) => {
      const atOneGpm = frictionFt(1000, 1, i.insideDiaIn, smoothness);
      return (i.fallFtPer1000 / atOneGpm) ** (1 / 1.852);
    }),
  ),
  sheet("flowGpm fallFtPer1000 C", (i) => {
    const lost = (size: "1.25" | "1.5") =>
      frictionFt(1000, i.flowGpm, INSIDE_DIAMETER_IN.pe[size], i.C);
    return { headFt15: lost("1.5"), headFt125: lost("1.25") };
  }),
  sheet("galDay sunHours tdhFt", (i) => {
    const of = (galDay: number) =>
      i.result(SOLAR, { "herdRows.a.head": 60, "water.galPairDay": galDay / 60 });
    const pump = of(i.galDay / LOSS);
    return {
      ...pump,
      panelWithMargin: pump.panelWithSpareW,
      storage3dGal: of(i.galDay).storageGal,
    };
  }),
  sheet("fallFt", (i) => ({ psi: i.result(PIPE, flowing(2)).staticPsi })),
  sheet("radiusFt", (i) =>
    named("ac", i.nums("radiusFt"), (radius) => {
      const field = { "fence.widthFt": 2 * radius, "fence.heightFt": 2 * radius };
      return i.result(REACH, { ...field, "water.radiusFt": radius }).reachedAcres;
    }),
  ),
  sheet("head galDay style", (i) => {
    const { tankGal, atOnce, edgeFt, flowGpm } = i.result(NEED, { "water.refill": "1h" });
    const group = { groupTankGal: tankGal, groupDrinkers: atOnce };
    return { ...group, groupEdgeFt: edgeFt, groupRefillGpm: flowGpm };
  }),
];
