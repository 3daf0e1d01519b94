import type { RanchFile } from "../fields/fields.ts";
import { budget, type BudgetInput, guessWeights } from "../money/budget.ts";
import { dollars, figure, sumOf, wholeUp } from "../numbers/figures.ts";
import { refuse } from "../numbers/limits.ts";
import { planner, type ResultOf } from "../planner.ts";
import { FENCE, type FenceList } from "./fence.ts";
import { HAY } from "./hay.ts";
import { NEED } from "./need.ts";

const headOf = (rows: readonly { readonly head: number }[]) => sumOf(rows, ({ head }) => head);

export interface ShoppingLine {
  readonly key: string;
  readonly name: string;
  readonly qty: number;
  readonly unit: string;
  readonly price: number | null;
  /** Null without a price. */
  readonly cost: number | null;
  readonly half: "wire" | "water";
  /** The path of its price. */
  readonly path: string;
}

/** Numbers from the fence and the water, prices from the rancher. */
function shoppingLines(
  { fence, prices, water }: Pick<RanchFile, "fence" | "prices" | "water">,
  list: FenceList,
  tankGal: number,
): ShoppingLine[] {
  const costOf = (qty: number | null, price: number | null) =>
    price === null || qty === null ? null : qty * price;
  const line = (
    key: keyof typeof prices,
    name: string,
    qty: number,
    unit: string,
    half: "wire" | "water",
  ): ShoppingLine => {
    const price = prices[key];
    return { key, name, qty, unit, price, cost: costOf(qty, price), half, path: `prices.${key}` };
  };
  const own = fence.items.map(
    ({ id, name, qty, price, half }): ShoppingLine => ({
      key: id,
      name,
      qty: qty ?? 0,
      unit: "",
      price,
      cost: costOf(qty, price),
      half,
      path: `fence.items.${id}.price`,
    }),
  );
  return [
    line("wire", "Polywire", wholeUp(list.interiorFt), "ft", "wire"),
    line("reel", "Reels", list.reels, "", "wire"),
    line("post", "Step-in posts", list.posts, "", "wire"),
    line("charger", `Charger, ${figure(list.joules, 1)} J`, 1, "", "wire"),
    line("rod", "Ground rods, 8 ft", Math.max(list.rods, fence.rodsBought ?? 0), "", "wire"),
    line("tank", `Tank, ${figure(tankGal)} gal or more, with escape ramp`, 1, "", "water"),
    line("float", "Float valve", 1, "", "water"),
    line("pipe", "Pipe to the tank", water.pipeFt ?? 0, "ft", "water"),
    ...own,
  ];
}

/** The shopping list, also without prices. */
export const LIST = planner({
  label: "The list",
  needs: [],
  uses: { fence: FENCE, need: NEED },
  solve: (file, { fence, need }) => shoppingLines(file, fence, need.tankGal),
});

/** The priced list. Without every price there is no total: 0 is for what is on hand. */
export const SHOPPING = planner({
  label: "The kit costs",
  needs: [
    "water.pipeFt",
    "prices.wire",
    "prices.reel",
    "prices.post",
    "prices.charger",
    "prices.rod",
    "prices.tank",
    "prices.float",
    "prices.pipe",
  ],
  also: ({ fence }) => (fence.items.length > 0 ? ["fence.items.qty", "fence.items.price"] : []),
  uses: { lines: LIST },
  solve: (_, { lines }) => {
    const costOf = (half: "wire" | "water") =>
      sumOf(lines, (line) => (line.half === half ? line.cost : 0));
    const [wire, water] = [costOf("wire"), costOf("water")];
    return { lines, total: wire + water, wire, water };
  },
  say: ({ lines, total, wire, water }) => ({
    figure: dollars(total),
    unit: `for ${figure(lines.length)} lines`,
    sum: `${dollars(wire)} of fence + ${dollars(water)} of water`,
  }),
  limit:
    "Not in the list: pen panels, fittings, a backflow preventer and your hours. Use your own prices, and enter 0 for what you own.",
});

/** Whether cash pays for the kit. There is no loan field, and cost share counts nothing because it pays later. */
export const CASH = planner({
  label: "Paid from cash?",
  needs: ["money.cashLimit"],
  may: ["paddocks.acres"],
  uses: { kit: SHOPPING },
  check: ({ money: { cashLimit }, paddocks }, { kit: { total } }) => {
    if (total <= cashLimit) return [];
    // The trial's acres if cut in proportion to the limit.
    const acres = Math.floor((sumOf(paddocks, (each) => each.acres) * cashLimit) / total);
    return [
      refuse(
        "cash.short",
        `The kit costs ${dollars(total - cashLimit)} more than your limit. Cut it to ${figure(acres)} acres, borrow the charger, or wait a year. Don’t borrow the money.`,
      ),
    ];
  },
  solve: ({ money }, { kit }) => ({ limit: money.cashLimit, kit: kit.total }),
  say: (value) => ({
    figure: "Yes",
    unit: `${dollars(value.limit - value.kit)} to spare`,
    sum: `${dollars(value.kit)} of kit ≤ ${dollars(value.limit)} set aside`,
  }),
  limit:
    "No loan here, and no cost share, since EQIP pays afterward. Don’t buy or start before NRCS has signed.",
});

/** The first year's partial budget. */
export const YEAR = planner({
  label: "Left at the year’s end",
  needs: [
    "money.hayDays",
    "money.laborHours",
    "money.wage",
    "money.lifeYears",
    "money.addedIncome",
    "money.lostIncome",
    "money.otherSavings",
    "money.yearlyBills",
    "herdRows.head",
  ],
  uses: { hay: HAY, kit: SHOPPING },
  solve: ({ money, herdRows }, { hay, kit }) => {
    const { addedIncome, lostIncome, otherSavings, hayDays } = money;
    const { yearlyBills, lifeYears, laborHours, wage } = money;
    const own = { head: headOf(herdRows), savePerCowDay: hay.gap, kit: kit.total };
    const earned = { addedIncome, lostIncome, otherSavings, hayDays };
    const input: BudgetInput = { ...own, ...earned, yearlyBills, lifeYears, laborHours, wage };
    return { ...budget(input), input, weights: guessWeights(input) };
  },
  say: (value) => ({
    figure: dollars(value.net),
    unit: value.net < 0 ? "lost" : "left",
    sum: [
      ["+", value.input.addedIncome, "more income"],
      ["+", value.reducedCost, "less cost"],
      ["−", value.addedCost, "more cost"],
      ["−", value.input.lostIncome, "less income"],
    ]
      .filter(([, amount]) => amount !== 0)
      .map(([sign, amount, what]) => `${sign} ${dollars(Number(amount))} ${what}`)
      .join(" ")
      .replace(/^\+ /, ""),
    verdict: `${value.breakEvenDays === null ? "" : `It breaks even at ${figure(value.breakEvenDays, 1)} days off hay. `}The kit pays back in ${years(value.paybackYears)}, in ${years(value.paybackYearsWithoutLabor)} if you don’t count your time. Grazing consultant Jim Gerrish looks for 2 to 3 years on good land, 3 to 5 on range.`,
  }),
  limit:
    "Scale up only if there’s cash left and the grass came back. Next year, spend no more than this year left.",
});

export type FirstYear = ResultOf<typeof YEAR>;

const years = (count: number | null) => (count === null ? "never" : `${figure(count, 1)} years`);

/** What a move costs per cow and day, and a day and a week of them. */
export const LABOR = planner({
  label: "A move costs",
  needs: ["money.moveMinutes", "money.moveEveryDays", "money.wage", "herdRows.head"],
  solve: ({ money, herdRows }) => {
    const head = headOf(herdRows);
    const { moveMinutes, moveEveryDays, wage } = money;
    const perMove = (moveMinutes / 60) * wage;
    return {
      head,
      perMove,
      perDay: perMove / moveEveryDays,
      perCowDay: perMove / head / moveEveryDays,
    };
  },
  say: ({ head, perCowDay, perDay }, { money }) => ({
    figure: figure(perCowDay * 100, 1),
    unit: "cents per cow per day",
    beside: `${dollars(perDay, 2)} a day`,
    sum: `${figure(money.moveMinutes, 1)} minutes ÷ 60 × $${figure(money.wage, 2)} ÷ ${figure(head)} head ÷ ${figure(money.moveEveryDays, 1)} days`,
  }),
  limit: "This is only as good as your minutes, so count the drive.",
});

const VERDICTS = {
  scale: ["Continue", "Both: the grass came back and there’s money left."],
  repeat: ["Repeat", "One of the two. Run the same acres again and find out what failed."],
  stop: ["Stop", "Neither one? Roll up the wire. You found out on a tenth of the ranch."],
} as const;

/** In the fall: stop, repeat or continue. Growing takes both cash in hand and grass that came back. */
export const FALL = planner({
  label: "Next year",
  needs: ["money.fallNet", "money.grassBack"],
  solve: ({ money: { fallNet, grassBack } }) => {
    const both = [fallNet > 0, grassBack === "yes"].filter(Boolean).length;
    return both === 2 ? "scale" : both === 1 ? "repeat" : "stop";
  },
  say: (value, { money }) => ({
    figure: VERDICTS[value][0],
    unit: "",
    beside: VERDICTS[value][1],
    sum:
      value === "scale"
        ? `Next year, spend at most ${dollars(money.fallNet)}, what this year left.`
        : `${dollars(money.fallNet)} left; the grass ${money.grassBack === "yes" ? "came back" : "didn’t come back"}.`,
  }),
  limit: "Only cash that came in counts, not what a year should bring.",
});
