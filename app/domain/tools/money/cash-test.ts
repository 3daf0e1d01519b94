import { dollars, figure } from "../numbers/figures.ts";
import { type Finding, refuse } from "../numbers/refusal.ts";

/** The kit is paid from cash already earned; there is no loan and no cost share in this test. */
export interface CashTest {
  readonly limit: number;
  readonly fits: boolean;
  readonly overBy: number;
  /** Acres to which the trial must shrink, in proportion; null when it fits. */
  readonly acresThatFit: number | null;
}

export function cashTest(kit: number, limit: number, trialAcres: number): CashTest {
  const fits = kit <= limit;
  return {
    limit,
    fits,
    overBy: Math.max(0, kit - limit),
    acresThatFit: fits || kit === 0 ? null : Math.floor((trialAcres * limit) / kit),
  };
}

export function checkCash(test: CashTest): Finding | null {
  return test.fits
    ? null
    : refuse(
        "cash.short",
        `The kit costs ${dollars(test.overBy)} more than your limit. Cut it to ${figure(test.acresThatFit ?? 0)} acres, borrow the charger, or wait a year. Do not borrow the money.`,
      );
}
