import type { Path } from "../fields/fields.ts";
import { hayDollarsPerDay, hayLbPerDay } from "../money/hay.ts";
import { dollars, figure } from "../numbers/figures.ts";
import { planner } from "../planner.ts";

export interface HayDay {
  /** Dollars per cow-day on hay, including feeding it. */
  readonly fed: number;
  readonly feeding: number;
  readonly grazed: number;
  readonly gap: number;
  /** Pounds put out per head and day; null if the cost of a day was typed. */
  readonly lbOut: number | null;
}

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
  key: "hay",
  title: "A day of hay against a day of grass",
  label: "A day off hay saves",
  needs: ["money.feedingCost", "money.grazedCost"],
  may: ["money.hayPerCowDay"],
  also: ({ money }) => (money.hayPerCowDay === null ? HAY_BY_TON : []),
  solve: ({ herdRows, money }): HayDay => {
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
      spoken: `${dollars(value.gap, 2)} per cow per day`,
    };
  },
  limit:
    "No default price fits your county and year, so enter your own. A stockpile costs fall grass too. Its fence and hours go in the budget.",
});
