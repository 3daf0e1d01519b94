import { wholeDown } from "../numbers/round.ts";

/** Hay that must be put out for one animal's day, by what is lost on the way. */
export interface HayDayInput {
  readonly weightLb: number;
  readonly intakePct: number;
  readonly dryMatterPct: number;
  readonly storageLossPct: number;
  readonly feedingLossPct: number;
}

const LB_PER_TON = 2000;

/** Dry feed one animal eats a day. */
export function dryFeedLb(weightLb: number, intakePct: number): number {
  return (weightLb * intakePct) / 100;
}

/** As fed: dry feed over its dry matter. */
export function asFedLb(dryLb: number, dryMatterPct: number): number {
  return dryLb / (dryMatterPct / 100);
}

/** Waste is a share of what is put out, so it divides. */
export function beforeLoss(lb: number, lossPct: number): number {
  return lb / (1 - lossPct / 100);
}

export function hayLbPerDay(input: HayDayInput): number {
  const fed = asFedLb(dryFeedLb(input.weightLb, input.intakePct), input.dryMatterPct);
  return beforeLoss(beforeLoss(fed, input.storageLossPct), input.feedingLossPct);
}

/** Dollars of a day's hay. */
export function hayDollarsPerDay(lb: number, dollarsPerTon: number): number {
  return (lb * dollarsPerTon) / LB_PER_TON;
}

export interface Stockpile {
  readonly usedLb: number;
  readonly days: number;
  readonly cowDays: number;
  readonly saved: number;
}

/** Whole days that stockpiled grass surely gives, and the dollars they save against hay. */
export function stockpile(
  acres: number,
  standingLbAc: number,
  sharePct: number,
  demandLbDay: number,
  head: number,
  gapPerCowDay: number,
): Stockpile {
  const usedLb = (acres * standingLbAc * sharePct) / 100;
  const days = wholeDown(usedLb / demandLbDay);
  return { usedLb, days, cowDays: days * head, saved: head * gapPerCowDay * days };
}

/** The price of nitrogen, a pound, at which the extra days pay for it exactly. */
export function breakEvenNitrogen(extraSaved: number, lbN: number): number {
  return extraSaved / lbN;
}
