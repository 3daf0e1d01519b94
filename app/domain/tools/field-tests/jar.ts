export interface JarLayers {
  readonly sandPct: number;
  readonly siltPct: number;
  readonly clayPct: number;
}

/** Shares of the settled soil, from the heights of the sand mark, the silt mark and the top. */
export function jarLayers(sandIn: number, siltIn: number, totalIn: number): JarLayers {
  const sandPct = (sandIn / totalIn) * 100;
  const siltPct = ((siltIn - sandIn) / totalIn) * 100;
  return { sandPct, siltPct, clayPct: 100 - sandPct - siltPct };
}

/** A soil's class in the USDA texture triangle. */
export function soilTexture({ sandPct: sand, siltPct: silt, clayPct: clay }: JarLayers): string {
  if (silt + 1.5 * clay < 15) return "sand";
  if (silt + 2 * clay < 30) return "loamy sand";
  if (clay >= 40) return sand > 45 ? "sandy clay" : silt >= 40 ? "silty clay" : "clay";
  if (clay >= 35 && sand > 45) return "sandy clay";
  if (clay >= 27)
    return sand > 45 ? "sandy clay loam" : sand > 20 ? "clay loam" : "silty clay loam";
  if (clay >= 20 && silt < 28 && sand > 45) return "sandy clay loam";
  if (silt >= 80 && clay < 12) return "silt";
  if (silt >= 50) return "silt loam";
  if (clay < 7 ? silt < 50 : sand > 52) return "sandy loam";
  return "loam";
}
