import { figure } from "../numbers/figures.ts";
import { checkLimit } from "../numbers/limits.ts";
import { type Finding, refuse, warn } from "../numbers/refusal.ts";

export type GrassKind = "range" | "planted" | "annual";

export interface SharePreset {
  readonly pct: number;
  readonly label: string;
  readonly first: boolean;
}

/** Shares of a year's growth. The first three are offered, the rest are under "more". */
export const SEASON_SHARES: readonly SharePreset[] = [
  { pct: 25, label: "Range, season-long", first: true },
  { pct: 35, label: "Planted grass, one pasture", first: true },
  { pct: 50, label: "Planted grass, 3 or 4 paddocks", first: true },
  { pct: 30, label: "Range with paddocks and better water: earn it and measure it", first: false },
  { pct: 60, label: "Planted grass, 6 to 8 paddocks", first: false },
  { pct: 70, label: "Planted grass, strip grazed", first: false },
];

/** Over this a share of range is doubted: it is what cattle eat on range (Texas A&M, NDSU). */
const RANGE_SHARE_PCT = 25;

export function checkSeasonShare(sharePct: number | null, kind: GrassKind): Finding | null {
  const found = checkLimit("share", sharePct);
  if (found || sharePct === null) return found;
  if (kind === "range" && sharePct > RANGE_SHARE_PCT)
    return warn(
      "warn.share.range",
      `On range cattle eat about 25% of a year’s growth. ${figure(sharePct)}% is something to earn and measure.`,
    );
  return null;
}

/** Stubble must be under the grass, and its caution must not be taken a second time. */
export function checkStubble(heightIn: number | null, stubbleIn: number | null): Finding | null {
  if (heightIn === null || stubbleIn === null) return null;
  return stubbleIn >= heightIn
    ? refuse(
        "stubble.high",
        "Nothing to graze: the grass is already at the height that you want to leave.",
      )
    : null;
}

/** The lowest share of a layer; a season's share of 25 lands below it when the two are mixed. */
const LEAST_LAYER_PCT = 50;

/** A season's share used on grass from which the stubble was already taken off. */
export function checkDoubleDiscount(stubbleIn: number | null, sharePct: number): Finding | null {
  return stubbleIn !== null && stubbleIn > 0 && sharePct < LEAST_LAYER_PCT
    ? refuse(
        "double.discount",
        `You took off the stubble and then took ${sharePct === 25 ? "a quarter" : `${figure(sharePct)}%`} of the rest. That counts the same caution twice. Choose one.`,
      )
    : null;
}
