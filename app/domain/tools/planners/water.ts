import type { RanchFile } from "../fields/fields.ts";
import { figure, wholeUp } from "../numbers/figures.ts";
import { checkLimit, type Finding, refuse, warn } from "../numbers/limits.ts";
import { planner } from "../planner.ts";
import { STORAGE_DAYS } from "../rules.ts";
import { reach } from "../water/circle.ts";
import { LB_PER_GAL, LB_PER_TON, NEED, roundTankGallons, type WaterNeed } from "./need.ts";

/** How much of the field is within walking distance of its tank. */
export const REACH = planner({
  label: "Acres within walking distance",
  needs: ["water.place", "water.radiusFt", "fence.widthFt", "fence.heightFt"],
  solve: ({ fence, water }) => reach(fence.widthFt, fence.heightFt, water.radiusFt, water.place),
  say: (value, { water }) => ({
    figure: figure(value.reachedAcres, 1),
    unit: `of ${figure(value.acres, 1)} acres`,
    beside: `dry: ${figure(value.dryAcres, 1)} acres`,
    sum: `π × ${figure(water.radiusFt ?? 0)}² ft ÷ 43,560, cut by the fences; farthest corner ${figure(value.farthestFt)} ft`,
  }),
  limit:
    "On range, cattle walk farther: a quarter mile to two miles. Past about 900 ft they come as a herd, so size the tank for the herd.",
});

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
  check: ({ water }, { need }) => {
    const input = pipeInput(water, need);
    const result = pipePressure(input);
    if (result.staticPsi <= 0)
      return [
        refuse("pressure.none", "Water needs fall, or pressure at the source. Enter one of them."),
      ];
    return [checkPipe(result, water.valvePsi), checkLimit("flow", input.flowGpm)];
  },
  solve: ({ water }, { need }) => ({
    ...pipePressure(pipeInput(water, need)),
    flowGpm: need.flowGpm,
  }),
  say: (value, { water }) => ({
    figure: figure(value.leftPsi, 1),
    unit: "psi left",
    beside: `at ${figure(value.flowGpm, 1)} gallons a minute, ${figure(value.velocityFps, 1)} feet a second`,
    sum: `${figure(value.staticPsi, 1)} psi of fall and source − ${figure(value.frictionPsi, 1)} psi lost in ${figure(water.pipeFt ?? 0)} ft and fittings`,
  }),
  limit:
    "For cold, clean water in a full pipe of ¾ to 2 inches, at 2 to 100 gallons a minute. We use the inside of SIDR pipe. Other black poly can be narrower and lose a quarter to a half more. Air locks at high points aren’t counted. Keep the standing pressure under 72% of the pipe’s rating. Call 811 before you trench.",
});

type Pipe = Pick<RanchFile["water"], "pipeKind" | "pipeSize"> &
  Readonly<Record<"pipeFt" | "sourcePsi" | "fallFt", number>>;

function pipeInput(water: Pipe, { flowGpm }: WaterNeed): PipeInput {
  return {
    flowGpm,
    lengthFt: water.pipeFt,
    insideIn: INSIDE_DIAMETER_IN[water.pipeKind][water.pipeSize],
    smoothness: SMOOTHNESS[water.pipeKind],
    sourcePsi: water.sourcePsi,
    fallFt: water.fallFt,
    fittingsPct: FITTINGS_PCT,
  };
}

/** A ballpark estimate of a solar pump. */
export const SOLAR = planner({
  label: "Rough size of the panel",
  needs: ["water.sunHours", "water.liftFt"],
  uses: { need: NEED },
  // Losses are in the flow; the storage is that of the need.
  solve: ({ water }, { need }) => ({
    ...solarPump(need.withLossGal, water.sunHours, water.liftFt),
    storageGal: need.storageGal,
  }),
  say: (value, { water }) => {
    const watts = `${figure(Math.max(MIN_PANEL_W, value.panelWithSpareW))}`;
    return {
      figure: watts,
      unit: "watts or more",
      beside: `${figure(value.gpm, 1)} gallons a minute while the sun shines; store ${STORAGE_DAYS} days, ${figure(value.storageGal)} gallons`,
      sum: `${figure(value.gpm, 1)} gpm × ${figure(water.liftFt ?? 0)} ft ÷ 3,960 × 746 ÷ 35% + 25%, and never under 250 W`,
    };
  },
  limit:
    "A rough size only. We guess 35% of the sun’s power reaches the water, and add a quarter. Virginia’s pumps had 250 W or more. Let a dealer size the pump.",
});

/** What a round tank holds. */
export const TANK = planner({
  label: "A full round tank",
  needs: ["water.tankAcrossFt", "water.tankDeepIn", "water.galPairDay"],
  solve: ({ water }) => {
    const gallons = roundTankGallons((water.tankAcrossFt * 12) / 2, water.tankDeepIn);
    return { gallons, head: Math.floor(gallons / water.galPairDay), lb: gallons * LB_PER_GAL };
  },
  say: ({ gallons, head, lb }, { water }) => ({
    figure: figure(gallons),
    unit: "gallons",
    beside: `a day’s water for ${figure(head)} head`,
    sum: `3.14 × (${figure((water.tankAcrossFt ?? 0) * 6, 1)} in.)² × ${figure(water.tankDeepIn ?? 0, 1)} in. ÷ 231; ${figure(lb / LB_PER_TON, 1)} tons when full`,
    spoken: `${figure(gallons)} gallons, a day’s water for ${figure(head)} head`,
  }),
  limit: "Right only if you measured the inside, and the water’s depth, not the tank’s.",
});

type PipeKind = "pe" | "pvc";
type PipeSize = "0.75" | "1" | "1.25" | "1.5" | "2";

/** Inside diameters in inches: PE as schedule 40, and the average of PVC SDR 21. */
export const INSIDE_DIAMETER_IN: Record<PipeKind, Record<PipeSize, number>> = {
  pe: { "0.75": 0.824, "1": 1.049, "1.25": 1.38, "1.5": 1.61, "2": 2.067 },
  pvc: { "0.75": 0.91, "1": 1.169, "1.25": 1.482, "1.5": 1.7, "2": 2.129 },
};

/** Hazen-Williams C. 140 matches the PE charts, 150 the PVC ones. */
const SMOOTHNESS: Record<PipeKind, number> = { pe: 140, pvc: 150 };

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

function velocityFps(flowGpm: number, insideIn: number): number {
  return (0.4085 * flowGpm) / insideIn ** 2;
}

interface PipeInput {
  readonly flowGpm: number;
  readonly lengthFt: number;
  readonly insideIn: number;
  readonly smoothness: number;
  /** Pressure at the source, not counting the fall. */
  readonly sourcePsi: number;
  /** From the source down to the tank; negative if the tank is higher. */
  readonly fallFt: number;
  readonly fittingsPct: number;
}

export type PipeResult = ReturnType<typeof pipePressure>;

/** The pressure left at the float valve while water flows. */
export function pipePressure(input: PipeInput) {
  const { flowGpm, lengthFt, insideIn, smoothness, sourcePsi, fallFt, fittingsPct } = input;
  const staticPsi = sourcePsi + psiOfHead(fallFt);
  const lost = frictionFt(lengthFt, flowGpm, insideIn, smoothness) * (1 + fittingsPct / 100);
  const frictionPsi = psiOfHead(lost);
  return {
    staticPsi,
    frictionPsi,
    leftPsi: staticPsi - frictionPsi,
    velocityFps: velocityFps(flowGpm, insideIn),
  };
}

/** Refuses more friction than pressure; warns about too little pressure at the float valve, or fast water. */
export function checkPipe(result: PipeResult, valvePsi: number): Finding | null {
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
export const SOLAR_EFFICIENCY = 0.35;
const SPARE = 1.25;
/** Virginia's pumps had 250 W or more. We never recommend less. */
const MIN_PANEL_W = 250;

/** A ballpark estimate of pump and panel; a dealer sizes the pump. */
export function solarPump(
  dayGal: number,
  sunHours: number,
  liftFt: number,
  efficiency = SOLAR_EFFICIENCY,
) {
  const gpm = dayGal / sunHours / 60;
  const waterHp = (gpm * liftFt) / GPM_FT_PER_HP;
  const panelW = (waterHp * WATT_PER_HP) / efficiency;
  return {
    gpm,
    waterHp,
    panelW,
    /** With a reserve of a quarter, rounded up to ten watts. */
    panelWithSpareW: wholeUp((panelW * SPARE) / 10) * 10,
    storageGal: dayGal * STORAGE_DAYS,
  };
}
