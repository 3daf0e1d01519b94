import { dollars, figure } from "../numbers/figures.ts";
import { type Finding, refuse } from "../numbers/refusal.ts";

/** Whether cash already earned pays for the kit, without a loan or cost share. */
export interface CashTest {
  readonly limit: number;
  readonly fits: boolean;
  readonly overBy: number;
  /** The trial's acres if cut in proportion to the limit; null if the kit fits. */
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
        `The kit costs ${dollars(test.overBy)} more than your limit. Cut it to ${figure(test.acresThatFit ?? 0)} acres, borrow the charger, or wait a year. Don’t borrow the money.`,
      );
}
