import { figure } from "../numbers/figures.ts";
import { checkLimit } from "../numbers/limits.ts";
import { type Finding, refuse, warn } from "../numbers/refusal.ts";
import { RANGE_SHARE_PCT } from "../rules.ts";

export type GrassKind = "range" | "planted" | "annual";

export function checkSeasonShare(sharePct: number | null, kind: GrassKind): Finding | null {
  const finding = checkLimit("share", sharePct);
  if (finding || sharePct === null) return finding;
  if (kind === "range" && sharePct > RANGE_SHARE_PCT)
    return warn(
      "warn.share.range",
      `On range, cattle eat about ${RANGE_SHARE_PCT}% of a year’s growth. ${figure(sharePct)}% is something to earn and measure.`,
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
