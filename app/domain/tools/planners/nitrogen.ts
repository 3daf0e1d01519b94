import { isCattle } from "../grass/animal-classes.ts";
import { asTyped, dollars, dollarsAsTyped, figure, tenths } from "../numbers/figures.ts";
import { planner } from "../planner.ts";
import { dryFactor, dryPounds } from "../rules.ts";
import { HERD } from "./herd.ts";

/** What nitrogen on the stockpile costs for each grazing day of one animal. */
export const NITROGEN = planner({
  label: "Nitrogen costs",
  needs: [
    "money.nitrogenLbAc",
    "money.nitrogenPrice",
    "money.nitrogenGrownLbAc",
    "method.growthBasis",
    "money.nitrogenSharePct",
  ],
  uses: { herd: HERD },
  solve: ({ money, method }, { herd: { cattle } }) => {
    const lbHead = cattle.lbPerDay / cattle.head;
    const grownLbAc = dryPounds(money.nitrogenGrownLbAc, method.growthBasis);
    const cowDays = (grownLbAc * money.nitrogenSharePct) / 100 / lbHead;
    return { lbHead, cowDays, perDay: (money.nitrogenLbAc * money.nitrogenPrice) / cowDays };
  },
  say: ({ lbHead, cowDays, perDay }, { money, method, herdRows }) => ({
    figure: dollars(perDay, 2),
    unit: `per ${herdRows.some(isCattle) ? "cow" : "animal"} per day`,
    beside: `${tenths(cowDays)} ${herdRows.some(isCattle) ? "cow-days an acre" : "days an acre for one animal"}`,
    sum: `${asTyped(money.nitrogenLbAc)} lb × ${dollarsAsTyped(money.nitrogenPrice)} ÷ (${asTyped(money.nitrogenGrownLbAc)} lb${dryFactor(method.growthBasis)} × ${asTyped(money.nitrogenSharePct)}% ÷ ${figure(lbHead, 1)} lb a day)`,
  }),
  limit:
    "The field without nitrogen grows days too, and they cost no nitrogen. Compare both before you buy: often the cheaper field wins. After a drought, test for nitrate before cattle go in.",
});
