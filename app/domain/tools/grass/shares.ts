import { figure } from "../numbers/figures.ts";
import { checkLimit } from "../numbers/limits.ts";
import { type Finding, refuse, warn } from "../numbers/refusal.ts";

export type GrassKind = "range" | "planted" | "annual";

export interface SharePreset {
  readonly pct: number;
  readonly label: string;
  readonly first: boolean;
}

/** Shares of a year's growth. The first three are shown, the others under "more". */
export const SEASON_SHARES: readonly SharePreset[] = [
  { pct: 25, label: "Range, season-long", first: true },
  { pct: 35, label: "Planted grass, one pasture", first: true },
  { pct: 50, label: "Planted grass, 3 or 4 paddocks", first: true },
  { pct: 30, label: "Range with paddocks and better water, once measured", first: false },
  { pct: 60, label: "Planted grass, 6 to 8 paddocks", first: false },
  { pct: 70, label: "Planted grass, strip grazed", first: false },
];

/** Percent of a year's growth that cattle eat on range (Texas A&M, NDSU). More gets a warning. */
const RANGE_SHARE_PCT = 25;

export function checkSeasonShare(sharePct: number | null, kind: GrassKind): Finding | null {
  const finding = checkLimit("share", sharePct);
  if (finding || sharePct === null) return finding;
  if (kind === "range" && sharePct > RANGE_SHARE_PCT)
    return warn(
      "warn.share.range",
      `On range, cattle eat about 25% of a year’s growth. ${figure(sharePct)}% is something to earn and measure.`,
    );
  return null;
}

/** The lowest sensible share above the stubble. A share of a year's growth, such as 25%, is below it. */
const MIN_LAYER_PCT = 50;

/** Refuses a share of a year's growth applied to grass above the stubble, which is cautious twice. */
export function checkDoubleDiscount(stubbleIn: number | null, sharePct: number): Finding | null {
  return stubbleIn !== null && stubbleIn > 0 && sharePct < MIN_LAYER_PCT
    ? refuse(
        "double.discount",
        `You took off the stubble and then took ${sharePct === 25 ? "a quarter" : `${figure(sharePct)}%`} of the rest. That’s the same caution twice. Choose one.`,
      )
    : null;
}
