import { mean } from "./ring.ts";

/** Horn flies per head at which treatment pays. */
export const FLIES_TO_ACT = 200;

export interface FlyCount {
  readonly total: number;
  readonly average: number;
  readonly act: boolean;
}

export function flyCount(flies: readonly number[]): FlyCount {
  const average = mean(flies);
  return {
    total: flies.reduce((sum, count) => sum + count, 0),
    average,
    act: average >= FLIES_TO_ACT,
  };
}
