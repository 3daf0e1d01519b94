import { herdDemand, type HerdDemand } from "../grass/animal-units.ts";
import { checkSeasonShare } from "../grass/shares.ts";
import { seasonGrassLb, stocking, type Stocking } from "../grass/stocking.ts";
import { type Answer, answer, type Known } from "./known.ts";
import type { RanchFile } from "./ranch-file.ts";

/** The herd's demand. Rows without animals and without weight are not yet filled in and are asked for. */
export function herdAnswer(file: RanchFile): Answer<HerdDemand> {
  return answer((known) => gatherHerd(known, file));
}

export function gatherHerd(known: Known, { herdRows, method }: RanchFile): () => HerdDemand {
  if (herdRows.length === 0) known.missing.push("the herd");
  const rows = herdRows.map(({ head, weightLb, aueOverride }) => ({
    head: known.num("head", head, "head"),
    weightLb: known.num("weight", weightLb, "weight"),
    unitsEach: aueOverride,
  }));
  const intake = known.num("feed a day in % of weight", method.intakePct, "intake");
  return () => herdDemand(rows, method.aue, intake);
}

export interface RanchStocking extends Stocking {
  readonly herd: HerdDemand;
  readonly acres: number;
  readonly usableLb: number;
  readonly seasonDays: number;
  /** The one growth and share of all pastures, where they have one; null where they differ. */
  readonly growthLbAc: number | null;
  readonly sharePct: number | null;
}

/** How long the year's grass lasts and how many it carries (the season sum, all pastures). */
export function stockingAnswer(file: RanchFile): Answer<RanchStocking> {
  return answer((known) => {
    const herd = gatherHerd(known, file);
    if (file.pastures.length === 0) known.missing.push("a pasture");
    const pastures = file.pastures.map((pasture) => {
      known.found(checkSeasonShare(pasture.sharePctSeason, pasture.kind));
      return {
        acres: known.num("acres", pasture.acres, "acres"),
        growthLbAc: known.num("pounds grown on an acre in a year", pasture.growthLbAc, "growth"),
        sharePct: known.num("share eaten", pasture.sharePctSeason),
      };
    });
    const seasonDays = known.num("days of grazing wanted", file.season.days, "seasonDays");
    const marginPct = known.num("margin", file.method.marginPct, "margin");
    return () => {
      const demand = herd();
      const usableLb = pastures.reduce(
        (sum, { acres, growthLbAc, sharePct }) => sum + seasonGrassLb(acres, growthLbAc, sharePct),
        0,
      );
      return {
        ...stocking({
          usableLb,
          demandLbDay: demand.lbPerDay,
          head: demand.head,
          units: demand.units,
          seasonDays,
          marginPct,
        }),
        herd: demand,
        usableLb,
        seasonDays,
        acres: pastures.reduce((sum, { acres }) => sum + acres, 0),
        growthLbAc: same(pastures.map(({ growthLbAc }) => growthLbAc)),
        sharePct: same(pastures.map(({ sharePct }) => sharePct)),
      };
    };
  });
}

function same(values: readonly number[]): number | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}

/** Whether a growth figure is still the example's: its results are not for stocking. */
export function isOthersGrass({ pastures, touched }: RanchFile): boolean {
  return pastures.some(
    ({ id, growthLbAc }) => growthLbAc !== null && !touched[`pastures.${id}.growthLbAc`],
  );
}

/** Days of grass at other guesses, so that one guess is never trusted: growth −25, 0, +25% against three shares. */
export const OTHER_SHARES = [25, 30, 35] as const;
export const OTHER_YEARS = [
  { label: "Dry year, −25%", factor: 0.75 },
  { label: "As typed", factor: 1 },
  { label: "Wet year, +25%", factor: 1.25 },
] as const;

export function otherDays(
  { usableLb, sharePct, herd }: RanchStocking,
  share: number,
  factor: number,
) {
  return sharePct === null ? null : ((usableLb / sharePct) * share * factor) / herd.lbPerDay;
}
