import type { RanchFile } from "../fields/fields.ts";
import { figure } from "../numbers/figures.ts";
import { checkLimit } from "../numbers/limits.ts";
import { refuse } from "../numbers/refusal.ts";
import { planner } from "../planner.ts";
import { STORAGE_DAYS } from "../rules.ts";
import { reach, type Reach } from "../water/circle.ts";
import {
  checkPipe,
  FITTINGS_PCT,
  INSIDE_DIAMETER_IN,
  pipePressure,
  type PipeInput,
  type PipeResult,
  SMOOTHNESS,
} from "../water/pipe.ts";
import { MIN_PANEL_W, type Solar, solarPump } from "../water/solar.ts";
import { LB_PER_GAL, roundTankGallons } from "../water/tank.ts";
import { LB_PER_TON, NEED, type WaterNeed } from "./need.ts";

/** How much of the field is within walking distance of its tank. */
export const REACH = planner({
  key: "reach",
  title: "Distance to water",
  label: "Acres within walking distance",
  needs: ["water.place", "water.radiusFt", "fence.widthFt", "fence.heightFt"],
  solve: ({ fence, water }): Reach =>
    reach(fence.widthFt, fence.heightFt, water.radiusFt, water.place),
  say: (value, { water }) => ({
    figure: figure(value.reachedAcres, 1),
    unit: `of ${figure(value.acres, 1)} acres`,
    beside: `dry: ${figure(value.dryAcres, 1)} acres`,
    sum: `π × ${figure(water.radiusFt ?? 0)}² ft ÷ 43,560, cut by the fences; farthest corner ${figure(value.farthestFt)} ft`,
    spoken: `${figure(value.reachedAcres, 1)} of ${figure(value.acres, 1)} acres`,
  }),
  limit:
    "On range, cattle walk farther: a quarter mile to two miles. Past about 900 ft they come as a herd, so size the tank for the herd.",
});

/** Whether the pipe delivers the flow that the tank needs. */
export const PIPE = planner({
  key: "pipe",
  title: "Pipe pressure",
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
  solve: ({ water }, { need }): PipeResult & { readonly flowGpm: number } => ({
    ...pipePressure(pipeInput(water, need)),
    flowGpm: need.flowGpm,
  }),
  say: (value, { water }) => ({
    figure: figure(value.leftPsi, 1),
    unit: "psi left",
    beside: `at ${figure(value.flowGpm, 1)} gallons a minute, ${figure(value.velocityFps, 1)} feet a second`,
    sum: `${figure(value.staticPsi, 1)} psi of fall and source − ${figure(value.frictionPsi, 1)} psi lost in ${figure(water.pipeFt ?? 0)} ft and fittings`,
    spoken: `${figure(value.leftPsi, 1)} psi left`,
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
  key: "solar",
  title: "A solar pump, roughly",
  label: "Rough size of the panel",
  needs: ["water.sunHours", "water.liftFt"],
  uses: { need: NEED },
  // Losses are in the flow; the storage is that of the need.
  solve: ({ water }, { need }): Solar => ({
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
      spoken: `${watts} watts or more`,
    };
  },
  limit:
    "A rough size only. We guess 35% of the sun’s power reaches the water, and add a quarter. Virginia’s pumps had 250 W or more. Let a dealer size the pump.",
});

/** What a round tank holds. */
export const TANK = planner({
  key: "tank",
  title: "What your tank holds",
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
