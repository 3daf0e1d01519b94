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
  if (irrigated && highF >= 80 && restDays >= 30) {
    const most = restDays >= 35;
    return {
      deadPct: most ? null : 75,
      sentence: `Sheep and goats: on irrigated summer pasture ${most ? "most larvae are avoided after 35 days" : "about 75% of the larvae were dead after 30 days"}. Keep counting eggs.`,
    };
  }
  if (highF >= 90 && restDays >= 45)
    return {
      deadPct: 90,
      sentence:
        "Sheep and goats: at 90 °F about 90% of the larvae were dead after 45 days. Keep counting eggs.",
    };
  if (highF <= 45)
    return {
      deadPct: null,
      sentence:
        "Sheep and goats: near 40 °F some larvae were alive after six months. Keep counting eggs.",
    };
  return {
    deadPct: null,
    sentence:
      "Sheep and goats: no study we know gives a figure for this. Count eggs before you rely on rest.",
  };
}
