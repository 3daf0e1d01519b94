import { WORMS } from "../rules.ts";

export interface WormRest {
  /** Percent of the larvae that are dead; null if no study gives a figure. */
  readonly deadPct: number | null;
  readonly sentence: string;
}

/**
 * What studies found about larvae of the barber pole worm of sheep and goats on rested pasture (ATTRA). Not for
 * cattle. Never claims that a pasture is free of worms.
 */
export function wormRest(highF: number, restDays: number, irrigated = false): WormRest {
  const { hot, irrigated: wet, cold } = WORMS;
  if (irrigated && highF >= wet.highF && restDays >= wet.days) {
    const most = restDays >= wet.avoidedDays;
    return {
      deadPct: most ? null : wet.deadPct,
      sentence: `Sheep and goats: on irrigated summer pasture ${most ? `most larvae are avoided after ${wet.avoidedDays} days` : `about ${wet.deadPct}% of the larvae were dead after ${wet.days} days`}. Keep counting eggs.`,
    };
  }
  if (highF >= hot.highF && restDays >= hot.days)
    return {
      deadPct: hot.deadPct,
      sentence: `Sheep and goats: at ${hot.highF} °F about ${hot.deadPct}% of the larvae were dead after ${hot.days} days. Keep counting eggs.`,
    };
  if (highF <= 45)
    return {
      deadPct: null,
      sentence: `Sheep and goats: near ${cold.highF} °F some larvae were alive after ${cold.months} months. Keep counting eggs.`,
    };
  return {
    deadPct: null,
    sentence:
      "Sheep and goats: no study we know gives a figure for this. Count eggs before you rely on rest.",
  };
}
