import { mean } from "./ring.ts";
import { FLIES_TO_ACT } from "../rules.ts";

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
