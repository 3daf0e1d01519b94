import type { Path, RanchFile } from "../fields/fields.ts";
import { isCattle } from "../grass/animal-classes.ts";
import { checkCattle } from "../grass/kinds.ts";
import { dollars, dollarsAsTyped, figure, LB_PER_TON, rounded } from "../numbers/figures.ts";
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
  check: ({ herdRows, money }) => [
    money.hayPerCowDay === null &&
      checkCattle(herdRows, "Enter what one animal’s hay costs as hay per cow per day."),
  ],
  solve: ({ herdRows, money }) => {
    const { feedingCost: feeding, grazedCost: grazed } = money;
    const lbOut = money.hayPerCowDay === null ? hayLbPerDay(herdRows, money) : null;
    const hay =
      lbOut === null ? (money.hayPerCowDay ?? 0) : (lbOut * (money.hayPerTon ?? 0)) / LB_PER_TON;
    const fed = hay + feeding;
    // In dollars per cow-day; the pounds put out are null if the cost of a day was typed.
    return { fed, feeding, grazed, gap: fed - grazed, lbOut };
  },
  say: (value, { money }) => {
    const hay =
      value.lbOut === null
        ? dollarsAsTyped(money.hayPerCowDay ?? 0)
        : `${figure(value.lbOut, 1)} lb put out × ${dollarsAsTyped(money.hayPerTon ?? 0)} ÷ 2,000`;
    const feeding = value.feeding === 0 ? "" : ` + ${dollarsAsTyped(value.feeding)} to feed it`;
    const gap = rounded(value.gap, 2);
    const fed = value.lbOut === null && value.feeding === 0 ? "" : ` = ${dollars(value.fed, 2)}`;
    return {
      figure: dollars(Math.abs(gap), 2),
      unit: `${gap < 0 ? "lost" : "saved"} per cow per day`,
      sum: `${hay}${feeding}${fed} on hay${value.grazed === 0 ? "" : ` ${value.grazed < 0 ? "+" : "−"} ${dollarsAsTyped(Math.abs(value.grazed))} on grass`}`,
      verdict:
        gap === 0
          ? "Here grass costs as much as hay, so skipping hay saves nothing."
          : gap < 0
            ? "Here grass costs more than hay, so skipping hay loses money."
            : undefined,
    };
  },
  limit:
    "No default price fits your county and year, so enter your own. A stockpile costs fall grass too. Its fence and hours go in the budget.",
});

/** The pounds of hay to put out per cow and day so that she eats enough; losses are a share of what is put out. */
function hayLbPerDay(
  herdRows: RanchFile["herdRows"],
  { hayIntakePct, dryMatterPct, storageLossPct, feedingLossPct }: RanchFile["money"],
): number {
  const weightLb = herdRows.find(isCattle)?.weightLb ?? Number.NaN;
  const part = (pct: number | null) => (pct ?? Number.NaN) / 100;
  const eatenLb = (weightLb * part(hayIntakePct)) / part(dryMatterPct);
  return eatenLb / (1 - part(storageLossPct)) / (1 - part(feedingLossPct));
}
