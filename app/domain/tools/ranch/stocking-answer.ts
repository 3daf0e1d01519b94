import { herdDemand, type HerdDemand } from "../grass/animal-units.ts";
import { checkSeasonShare } from "../grass/shares.ts";
import { seasonGrassLb, stocking, type Stocking } from "../grass/stocking.ts";
import { type Answer, answer, type InputReader } from "./input-reader.ts";
import type { RanchFile } from "./ranch-file.ts";

/** The herd's demand. */
export function herdAnswer(file: RanchFile): Answer<HerdDemand> {
  return answer((inputs) => gatherHerd(inputs, file));
}

export function gatherHerd(inputs: InputReader, { herdRows, method }: RanchFile): () => HerdDemand {
  if (herdRows.length === 0) inputs.missing.push("the herd");
  const rows = herdRows.map(({ head, weightLb, aueOverride }) => ({
    head: inputs.num("head", head, "head"),
    weightLb: inputs.num("weight", weightLb, "weight"),
    unitsEach: aueOverride,
  }));
  const intake = inputs.num("feed a day in % of weight", method.intakePct, "intake");
  return () => herdDemand(rows, method.aue, intake);
}

export interface RanchStocking extends Stocking {
  readonly herd: HerdDemand;
  readonly acres: number;
  readonly usableLb: number;
  readonly seasonDays: number;
  /** The growth and share of all pastures; null if they differ. */
  readonly growthLbAc: number | null;
  readonly sharePct: number | null;
}

/** How long the year's growth of all pastures lasts, and how many animals it carries. */
export function stockingAnswer(file: RanchFile): Answer<RanchStocking> {
  return answer((inputs) => {
    const herd = gatherHerd(inputs, file);
    if (file.pastures.length === 0) inputs.missing.push("a pasture");
    const pastures = file.pastures.map((pasture) => {
      inputs.add(checkSeasonShare(pasture.sharePctSeason, pasture.kind));
      return {
        acres: inputs.num("acres", pasture.acres, "acres"),
        growthLbAc: inputs.num("pounds grown on an acre in a year", pasture.growthLbAc, "growth"),
        sharePct: inputs.num("share eaten", pasture.sharePctSeason),
      };
    });
    const seasonDays = inputs.num("days of grazing wanted", file.season.days, "seasonDays");
    const marginPct = inputs.num("margin", file.method.marginPct, "margin");
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

/** Whether a growth figure is still the example's, so that results do not apply to the reader's ranch. */
export function isOthersGrass({ pastures, touched }: RanchFile): boolean {
  return pastures.some(
    ({ id, growthLbAc }) => growthLbAc !== null && !touched[`pastures.${id}.growthLbAc`],
  );
}

/** Alternatives for a table of days of grass: three shares eaten, and growth of −25, 0 and +25%. */
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
