import type { Path } from "../fields/fields.ts";
import { dollars, figure } from "../numbers/figures.ts";
import { planner, type ResultOf } from "../planner.ts";

export type HayDay = ResultOf<typeof HAY>;

const HAY_BY_TON = [
  "money.hayPerTon",
  "money.hayIntakePct",
  "money.dryMatterPct",
  "money.storageLossPct",
  "money.feedingLossPct",
  "herdRows.weightLb",
] as const satisfies readonly Path[];

/** The cost per cow of a day on hay and of a grazed day. */
export const HAY = planner({
  label: "A day off hay saves",
  needs: ["money.feedingCost", "money.grazedCost"],
  may: ["money.hayPerCowDay"],
  also: ({ money }) => (money.hayPerCowDay === null ? HAY_BY_TON : []),
  solve: ({ herdRows, money }) => {
    const { feedingCost: feeding, grazedCost: grazed } = money;
    const lbOut =
      money.hayPerCowDay === null
        ? hayLbPerDay({
            weightLb: herdRows[0]?.weightLb ?? Number.NaN,
            intakePct: money.hayIntakePct ?? Number.NaN,
            dryMatterPct: money.dryMatterPct ?? Number.NaN,
            storageLossPct: money.storageLossPct ?? Number.NaN,
            feedingLossPct: money.feedingLossPct ?? Number.NaN,
          })
        : null;
    const hay =
      lbOut === null ? (money.hayPerCowDay ?? 0) : hayDollarsPerDay(lbOut, money.hayPerTon ?? 0);
    const fed = hay + feeding;
    // In dollars per cow-day; the pounds put out are null if the cost of a day was typed.
    return { fed, feeding, grazed, gap: fed - grazed, lbOut };
  },
  say: (value, { money }) => {
    const hay =
      value.lbOut === null
        ? dollars(value.fed - value.feeding, 2)
        : `${figure(value.lbOut, 1)} lb put out × ${dollars(money.hayPerTon ?? 0)} ÷ 2,000`;
    const feeding = value.feeding === 0 ? "" : ` + ${dollars(value.feeding, 2)} to feed it`;
    const fed = value.lbOut === null && value.feeding === 0 ? "" : ` = ${dollars(value.fed, 2)}`;
    return {
      figure: dollars(value.gap, 2),
      unit: "saved per cow per day",
      sum: `${hay}${feeding}${fed} on hay${value.grazed === 0 ? "" : ` − ${dollars(value.grazed, 2)} on grass`}`,
      ...(value.gap <= 0
        ? {
            verdict: "Here grass costs as much as hay, so skipping hay saves nothing.",
          }
        : {}),
    };
  },
  limit:
    "No default price fits your county and year, so enter your own. A stockpile costs fall grass too. Its fence and hours go in the budget.",
});

/** Inputs for the hay to put out per animal and day, with its losses. */
interface HayDayInput {
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

function hayLbPerDay(input: HayDayInput): number {
  const fed = asFedLb(dryFeedLb(input.weightLb, input.intakePct), input.dryMatterPct);
  return beforeLoss(beforeLoss(fed, input.storageLossPct), input.feedingLossPct);
}

/** The cost of a day's hay. */
export function hayDollarsPerDay(lb: number, dollarsPerTon: number): number {
  return (lb * dollarsPerTon) / LB_PER_TON;
}
