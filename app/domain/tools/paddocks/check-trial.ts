import { figure } from "../numbers/figures.ts";
import { type Finding, refuse, warn } from "../numbers/refusal.ts";
import { rounded } from "../numbers/round.ts";

/** The site's rule: the first year's trial is at most a tenth of the ranch. */
const TRIAL_PCT = 10;

export function tenth(amount: number): number {
  return (amount * TRIAL_PCT) / 100;
}

/** Refuses a trial larger than the ranch, and warns about one larger than a tenth. */
export function checkTrial(trialAcres: number | null, ranchAcres: number | null): Finding | null {
  if (trialAcres === null || ranchAcres === null) return null;
  if (trialAcres > ranchAcres)
    return refuse(
      "trial.max",
      `The trial has ${figure(trialAcres, 1)} acres and the ranch ${figure(ranchAcres, 1)}. Change one of them.`,
    );
  if (trialAcres <= tenth(ranchAcres)) return null;
  const pct = rounded((trialAcres / ranchAcres) * 100, 0);
  return warn(
    "warn.trial.tenth",
    `${figure(trialAcres, 1)} acres is ${pct}% of the ranch. Our limit for the first year is ${figure(tenth(ranchAcres), 1)} acres.`,
  );
}
