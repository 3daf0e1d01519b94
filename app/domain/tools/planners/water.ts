import type { RanchFile } from "../fields/fields.ts";
import {
  amount,
  asTyped,
  figure,
  LB_PER_TON,
  SQ_FT_PER_ACRE,
  tenths,
  wholeUp,
} from "../numbers/figures.ts";
import { checkSoftLimit, type Finding, refuse, warn } from "../numbers/limits.ts";
import { planner, type ResultOf } from "../planner.ts";
import { STORAGE_DAYS } from "../rules.ts";
import { type TankPlace, tankSpot } from "../water/tank-spot.ts";
import { LB_PER_GAL, NEED, type WaterNeed } from "./need.ts";

/** How much of the field is within walking distance of its tank. */
export const REACH = planner({
  label: "Acres within walking distance",
  needs: ["water.place", "water.radiusFt", "fence.widthFt", "fence.heightFt"],
  solve: ({ fence, water }) => reach(fence.widthFt, fence.heightFt, water.radiusFt, water.place),
  say: (value, { water }) => ({
    figure: tenths(value.reachedAcres),
    unit: `of ${amount(value.acres, "acre", 1)}`,
    beside: `dry: ${amount(value.dryAcres, "acre", 1)}`,
    sum: `π × ${asTyped(water.radiusFt)}² ft ÷ 43,560, cut by the fences; farthest corner ${figure(value.farthestFt)} ft`,
  }),
  limit:
    "On range, cattle walk farther: a quarter mile to two miles. Past about 900 ft they come as a herd, so size the tank for the herd.",
});

export type Reach = ResultOf<typeof REACH>;

/** Strips for the numerical integration of the circle's area inside the field. */
const STRIPS = 2000;

/** How much of a rectangular field is within a radius of its tank. */
function reach(widthFt: number, heightFt: number, radiusFt: number, place: TankPlace) {
  const tankFt = tankSpot(widthFt, heightFt, place);
  const acres = (widthFt * heightFt) / SQ_FT_PER_ACRE;
  const step = widthFt / STRIPS;
  let squareFt = 0;
  for (let strip = 0; strip < STRIPS; strip += 1) {
    const away = (strip + 0.5) * step - tankFt.x;
    const half = Math.sqrt(Math.max(0, radiusFt ** 2 - away ** 2));
    const top = Math.max(0, tankFt.y - half);
    squareFt += Math.max(0, Math.min(heightFt, tankFt.y + half) - top) * step;
  }
  const reachedAcres = Math.min(acres, squareFt / SQ_FT_PER_ACRE);
  const farthestFt = Math.hypot(
    Math.max(tankFt.x, widthFt - tankFt.x),
    Math.max(tankFt.y, heightFt - tankFt.y),
  );
  return { acres, reachedAcres, dryAcres: acres - reachedAcres, farthestFt };
}

/** Whether the pipe delivers the flow that the tank needs. */
export const PIPE = planner({
  label: "Pressure left at the float",
  needs: [
    "water.pipeSize",
    "water.pipeKind",
    "water.pipeFt",
    "water.fallFt",
    "water.sourcePsi",
    "water.valvePsi",
  ],
  uses: { need: NEED },
  solve: ({ water }, { need }) => pipePressure(water, need),
  warn: (value, { water }) =>
    value.staticPsi <= 0
      ? [refuse("pressure.none", "Water needs fall, or pressure at the source. Enter one of them.")]
      : [checkPipe(value, water.valvePsi), checkSoftLimit("flow", value.flowGpm)],
  say: (value, { water }) => ({
    figure: figure(value.leftPsi, 1),
    unit: "psi left",
    beside: `at ${amount(value.flowGpm, "gallon", 1)} a minute, ${figure(value.velocityFps, 1)} feet a second`,
    sum: `${figure(value.staticPsi, 1)} psi of fall and source − ${figure(value.frictionPsi, 1)} psi lost in ${asTyped(water.pipeFt)} ft and fittings`,
  }),
  limit:
    "For cold, clean water in a full pipe. We use the inside of SIDR pipe. Other black poly can be narrower and lose a quarter to a half more. Air locks at high points aren’t counted. Keep the standing pressure under 72% of the pipe’s rating. Call 811 before you trench.",
});

/** A ballpark estimate of a solar pump. */
export const SOLAR = planner({
  label: "Rough size of the panel",
  needs: ["water.sunHours", "water.liftFt"],
  uses: { need: NEED },
  solve: ({ water }, { need }) => {
    const gpm = need.withLossGal / water.sunHours / 60;
    const waterHp = (gpm * water.liftFt) / GPM_FT_PER_HP;
    const panelW = (waterHp * WATT_PER_HP) / SOLAR_EFFICIENCY;
    return {
      gpm,
      waterHp,
      panelW,
      /** With a reserve of a quarter, rounded up to ten watts. */
      panelWithSpareW: wholeUp((panelW * SPARE) / 10) * 10,
      /** From the need without its losses. */
      storageGal: need.storageGal,
    };
  },
  say: (value, { water }) => {
    const watts = `${figure(Math.max(MIN_PANEL_W, value.panelWithSpareW))}`;
    return {
      figure: watts,
      unit: "watts or more",
      beside: `${amount(value.gpm, "gallon", 1)} a minute while the sun shines; store ${STORAGE_DAYS} days, ${figure(value.storageGal)} gallons`,
      sum: `${tenths(value.gpm)} gpm × ${asTyped(water.liftFt)} ft ÷ 3,960 × 746 ÷ 35% + 25%, and never under 250 W`,
    };
  },
  limit:
    "We guess that 35% of the panel’s power reaches the water, and add a quarter. Virginia’s pumps had 250 W or more. Let a dealer size the pump.",
});

const CUBIC_IN_PER_GAL = 231;

/** What a round tank holds. */
export const TANK = planner({
  label: "A full round tank",
  needs: ["water.tankAcrossFt", "water.tankDeepIn", "water.galPairDay"],
  solve: ({ water }) => {
    // K-State's formula, which uses 3.14 for pi.
    const gallons = (3.14 * (water.tankAcrossFt * 6) ** 2 * water.tankDeepIn) / CUBIC_IN_PER_GAL;
    return { gallons, head: Math.floor(gallons / water.galPairDay), lb: gallons * LB_PER_GAL };
  },
  say: ({ gallons, head, lb }, { water }) => ({
    figure: figure(gallons),
    unit: "gallons",
    beside: `${daysWater(head)} at ${asTyped(water.galPairDay)} gallons`,
    sum: `3.14 × (${asTyped(water.tankAcrossFt * 6)} in.)² × ${asTyped(water.tankDeepIn)} in. ÷ 231; ${tenths(lb / LB_PER_TON)} tons when full`,
    spoken: `${figure(gallons)} gallons, ${daysWater(head)}`,
  }),
  limit: "Right only if you measured the inside, and the water’s depth, not the tank’s.",
});

const daysWater = (head: number) =>
  head === 0 ? "less than a day’s water for one head" : `a day’s water for ${figure(head)} head`;

/** Inside diameters in inches: PE as schedule 40, and the average of PVC SDR 21. */
export const INSIDE_DIAMETER_IN = {
  pe: { "0.75": 0.824, "1": 1.049, "1.25": 1.38, "1.5": 1.61, "2": 2.067 },
  pvc: { "0.75": 0.91, "1": 1.169, "1.25": 1.482, "1.5": 1.7, "2": 2.129 },
} as const;

/** Hazen-Williams C. 140 matches the PE charts, 150 the PVC ones. */
const SMOOTHNESS = { pe: 140, pvc: 150 } as const;

const FT_OF_WATER_PER_PSI = 2.31;
/** Elbows, valves and couplings. */
const FITTINGS_PCT = 10;
/** Faster flow causes water hammer. */
const FAST_FPS = 5;

/** Friction loss in feet of head (Hazen-Williams), for cold, clean water in a full pipe. */
export function frictionFt(
  lengthFt: number,
  flowGpm: number,
  insideIn: number,
  smoothness: number,
): number {
  return (10.46 * lengthFt * (flowGpm / smoothness) ** 1.852) / insideIn ** 4.871;
}

export function psiOfHead(feet: number): number {
  return feet / FT_OF_WATER_PER_PSI;
}

export type PipeResult = ResultOf<typeof PIPE>;

/** The pressure left at the float valve while water flows. The fall is negative if the tank is higher. */
function pipePressure(
  water: Pick<RanchFile["water"], "pipeKind" | "pipeSize"> &
    Readonly<Record<"pipeFt" | "sourcePsi" | "fallFt", number>>,
  { flowGpm }: WaterNeed,
) {
  const insideIn = INSIDE_DIAMETER_IN[water.pipeKind][water.pipeSize];
  const inPipe = frictionFt(water.pipeFt, flowGpm, insideIn, SMOOTHNESS[water.pipeKind]);
  const staticPsi = water.sourcePsi + psiOfHead(water.fallFt);
  const frictionPsi = psiOfHead(inPipe * (1 + FITTINGS_PCT / 100));
  return {
    staticPsi,
    frictionPsi,
    leftPsi: staticPsi - frictionPsi,
    flowGpm,
    velocityFps: (0.4085 * flowGpm) / insideIn ** 2,
  };
}

/** Refuses more friction than pressure; warns about too little pressure at the float valve, or fast water. */
function checkPipe(result: ReturnType<typeof pipePressure>, valvePsi: number): Finding | null {
  if (result.frictionPsi > result.staticPsi)
    return refuse(
      "pressure.short",
      `The pipe would need about ${figure(result.frictionPsi)} psi and you have ${figure(result.staticPsi)}. Use bigger pipe, or fill slower over more hours.`,
    );
  if (result.leftPsi < valvePsi)
    return warn(
      "warn.pressure.valve",
      `${figure(result.leftPsi, 1)} psi is left and the float needs about ${figure(valvePsi)}. It will fill slowly.`,
    );
  if (result.velocityFps > FAST_FPS)
    return warn(
      "warn.velocity",
      `The water runs ${figure(result.velocityFps, 1)} feet a second. Over 5 it hammers the pipe. Go up a size.`,
    );
  return null;
}

/** A gallon a minute lifted this many feet takes one horsepower. */
const GPM_FT_PER_HP = 3960;
const WATT_PER_HP = 746;
/** Overall efficiency from panel to water, and the reserve to buy. Our choices, for a ballpark estimate only. */
const SOLAR_EFFICIENCY = 0.35;
const SPARE = 1.25;
/** Virginia's pumps had 250 W or more. We never recommend less. */
const MIN_PANEL_W = 250;
