/** Inputs for the hay to put out per animal and day, with its losses. */
export interface HayDayInput {
  readonly weightLb: number;
  readonly intakePct: number;
  readonly dryMatterPct: number;
  readonly storageLossPct: number;
  readonly feedingLossPct: number;
}

const LB_PER_TON = 2000;

/** Dry feed that one animal eats per day. */
export function dryFeedLb(weightLb: number, intakePct: number): number {
  return (weightLb * intakePct) / 100;
}

/** Converts dry feed to feed as fed. */
export function asFedLb(dryLb: number, dryMatterPct: number): number {
  return dryLb / (dryMatterPct / 100);
}

/** The amount to put out so that `lb` remains. Loss is a share of what is put out, so this divides. */
export function beforeLoss(lb: number, lossPct: number): number {
  return lb / (1 - lossPct / 100);
}

export function hayLbPerDay(input: HayDayInput): number {
  const fed = asFedLb(dryFeedLb(input.weightLb, input.intakePct), input.dryMatterPct);
  return beforeLoss(beforeLoss(fed, input.storageLossPct), input.feedingLossPct);
}

/** The cost of a day's hay. */
export function hayDollarsPerDay(lb: number, dollarsPerTon: number): number {
  return (lb * dollarsPerTon) / LB_PER_TON;
}
