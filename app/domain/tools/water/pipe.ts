import { figure } from "../numbers/figures.ts";
import { type Finding, refuse, warn } from "../numbers/refusal.ts";

export type PipeKind = "pe" | "pvc";
export type PipeSize = "0.75" | "1" | "1.25" | "1.5" | "2";

/** Inside diameters in inches: PE as schedule 40, and the average of PVC SDR 21. */
export const INSIDE_DIAMETER_IN: Record<PipeKind, Record<PipeSize, number>> = {
  pe: { "0.75": 0.824, "1": 1.049, "1.25": 1.38, "1.5": 1.61, "2": 2.067 },
  pvc: { "0.75": 0.91, "1": 1.169, "1.25": 1.482, "1.5": 1.7, "2": 2.129 },
};

/** Hazen-Williams C. 140 matches the PE charts, 150 the PVC ones. */
export const SMOOTHNESS: Record<PipeKind, number> = { pe: 140, pvc: 150 };

const FT_OF_WATER_PER_PSI = 2.31;
/** Elbows, valves and couplings. */
export const FITTINGS_PCT = 10;
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

export interface PipeInput {
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

export interface PipeResult {
  readonly staticPsi: number;
  readonly frictionPsi: number;
  readonly leftPsi: number;
  readonly velocityFps: number;
}

/** The pressure left at the float valve while water flows. */
export function pipePressure(input: PipeInput): PipeResult {
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
