import type { RanchFile } from "../fields/fields.ts";
import { budget, type BudgetInput, guessWeights } from "../money/budget.ts";
import { isCattle } from "../grass/animal-classes.ts";
import { cattleHead, checkCattle, checkOthers, headOf } from "../grass/kinds.ts";
import {
  amount,
  asTyped,
  dollars,
  dollarsAsTyped,
  figure,
  rounded,
  sumOf,
  tenths,
  wholeUp,
} from "../numbers/figures.ts";
import { refuse } from "../numbers/limits.ts";
import { planner, type ResultOf } from "../planner.ts";
import { FENCE, type FenceList } from "./fence.ts";
import { HAY } from "./hay.ts";
import { NEED } from "./need.ts";

export type ShoppingLine = ReturnType<typeof shoppingLines>[number];

/** The lines of the shopping list: numbers from the fence and the water, prices from the rancher. */
function shoppingLines(
  { fence, prices, water }: Pick<RanchFile, "fence" | "prices" | "water">,
  list: FenceList,
  tankGal: number,
) {
  const line = (
    key: keyof typeof prices,
    name: string,
    qty: number,
    unit: string,
    half: "wire" | "water",
  ) => ({ key, name, qty, unit, price: prices[key], half, path: `prices.${key}` });
  const own = fence.items.map((item) => ({
    ...item,
    key: item.id,
    unit: "",
    path: `fence.items.${item.id}.price`,
  }));
  const lines = [
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
  return lines.map(({ qty, price, ...rest }) => ({
    ...rest,
    price,
    qty: qty ?? 0,
    /** Null without a price. */
    cost: price === null || qty === null ? null : qty * price,
  }));
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
});

/** Whether cash pays for the kit. There is no loan field, and cost share counts nothing because it pays later. */
export const CASH = planner({
  label: "Paid from cash?",
  needs: ["money.cashLimit"],
  may: ["paddocks.acres"],
  uses: { kit: SHOPPING },
  check: ({ money: { cashLimit }, paddocks }, { kit: { total } }) => {
    const over = rounded(total - cashLimit, 2);
    if (over <= 0) return [];
    // The trial's acres if cut in proportion to the limit.
    const acres = Math.floor((sumOf(paddocks, (each) => each.acres) * cashLimit) / total);
    const ways = `${acres > 0 ? `Cut it to ${amount(acres, "acre")}, borrow` : "Borrow"} the charger, or wait a year.`;
    return [
      refuse(
        "cash.short",
        `The kit costs ${dollarsAsTyped(over)} more than your limit. ${ways} Don’t borrow the money.`,
      ),
    ];
  },
  solve: ({ money }, { kit }) => ({ limit: money.cashLimit, kit: kit.total }),
  say: (value) => ({
    figure: "Yes",
    unit: `${dollarsAsTyped(rounded(value.limit - value.kit, 2))} to spare`,
    sum: `${dollarsAsTyped(rounded(value.kit, 2))} of kit ≤ ${dollarsAsTyped(value.limit)} set aside`,
  }),
  limit:
    "No loan here, and no cost share, since EQIP pays afterward. Don’t buy or start before NRCS has signed. Not in the list: offsets and hay for the training corral, fittings, a backflow preventer and your hours. Use your own prices, and enter 0 for what you own.",
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
  may: ["paddocks.acres"],
  uses: { hay: HAY, kit: SHOPPING },
  check: ({ herdRows, money }) => [
    // Savings by other animals can only be entered as other savings.
    money.otherSavings === 0 &&
      checkCattle(herdRows, "Enter what other animals save in a year under other savings."),
    checkOthers(herdRows),
  ],
  solve: ({ money, herdRows, paddocks }, { hay, kit }) => {
    const { addedIncome, lostIncome, otherSavings, hayDays } = money;
    const { yearlyBills, lifeYears, laborHours, wage } = money;
    const own = { head: cattleHead(herdRows), savePerCowDay: hay.gap, kit: kit.total };
    const earned = { addedIncome, lostIncome, otherSavings, hayDays };
    const input: BudgetInput = { ...own, ...earned, yearlyBills, lifeYears, laborHours, wage };
    const acres = paddocks.map((each) => each.acres ?? Number.NaN);
    const made = budget(input);
    return {
      ...made,
      input,
      weights: guessWeights(input),
      /** The net per acre of the paddocks; NaN if their acres are not known. */
      netAc: made.net / sumOf(acres, (each) => each),
    };
  },
  say: (value) => ({
    figure: dollars(Math.abs(value.net)),
    unit: value.net < 0 ? "lost" : "left",
    beside: Number.isFinite(value.netAc) ? `${dollars(value.netAc, 2)} an acre` : undefined,
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
    verdict: `${value.breakEvenDays === null ? (value.net < 0 ? "No year has the hay days to break even. " : "") : `It breaks even at ${amount(value.breakEvenDays, "day", 1)} off hay. `}${paybackText(value)} Grazing consultant Jim Gerrish looks for 2 to 3 years on good land, 3 to 5 on range.`,
  }),
  limit:
    "Scale up only if there’s cash left and the grass came back. Next year, spend no more than this year left.",
});

export type FirstYear = ResultOf<typeof YEAR>;

function paybackText({
  paybackYears: paid,
  paybackYearsWithoutLabor: unpaid,
  input: { lifeYears },
}: ReturnType<typeof budget> & { readonly input: BudgetInput }): string {
  const free = "if you don’t count your time";
  if (unpaid === null) return "The kit never pays back, even if you don’t count your time.";
  const lasts =
    (paid ?? unpaid) > lifeYears ? ` The kit lasts ${amount(lifeYears, "year", 1)}.` : "";
  return paid === null
    ? `The kit never pays back; ${free}, in ${amount(unpaid, "year", 1)}.${lasts}`
    : `The kit pays back in ${amount(paid, "year", 1)}, in ${amount(unpaid, "year", 1)} ${free}.${lasts}`;
}

/** The cost of moves per cow and day, and per day for the whole herd. */
export const LABOR = planner({
  label: "A move costs",
  needs: ["money.moveMinutes", "money.moveEveryDays", "money.wage", "herdRows.head"],
  check: ({ herdRows }) => [herdRows.some(isCattle) && checkOthers(herdRows)],
  solve: ({ money, herdRows }) => {
    const head = cattleHead(herdRows) || headOf(herdRows);
    const { moveMinutes, moveEveryDays, wage } = money;
    const perMove = (moveMinutes / 60) * wage;
    return {
      head,
      perDay: perMove / moveEveryDays,
      perCowDay: perMove / head / moveEveryDays,
    };
  },
  say: ({ head, perCowDay, perDay }, { money, herdRows }) => ({
    figure: tenths(perCowDay * 100),
    unit: `cents per ${herdRows.some(isCattle) ? "cow" : "animal"} per day`,
    beside: `${dollars(perDay, 2)} a day`,
    sum: `${asTyped(money.moveMinutes)} minutes ÷ 60 × ${dollarsAsTyped(money.wage)} ÷ ${figure(head)} head ÷ ${amount(money.moveEveryDays, "day")}`,
  }),
  limit: "This is only as good as your minutes, so count the drive.",
});

const VERDICTS = {
  scale: ["Continue", "Both: the grass came back and there’s money left."],
  repeat: ["Repeat", "One of the two. Run the same acres again and find out what failed."],
  wait: ["Wait", "Too early to say. Come back when you can see whether the grass came back."],
  stop: ["Stop", "Neither one? Roll up the wire. You found out on a tenth of the ranch."],
} as const;

const GRASS_BACK = {
  yes: "came back",
  no: "didn’t come back",
  unknown: "can’t be judged yet",
} as const;

/** In the fall: stop, repeat or continue. Growing takes both cash in hand and grass that came back. */
export const FALL = planner({
  label: "Next year",
  needs: ["money.fallNet"],
  may: ["money.grassBack"],
  solve: ({ money: { fallNet, grassBack } }) => {
    if (grassBack === "unknown") return "wait";
    const both = [fallNet > 0, grassBack === "yes"].filter(Boolean).length;
    return both === 2 ? "scale" : both === 1 ? "repeat" : "stop";
  },
  say: (value, { money }) => ({
    figure: VERDICTS[value][0],
    unit: "",
    beside: VERDICTS[value][1],
    sum:
      value === "scale"
        ? `Next year, spend at most ${dollarsAsTyped(money.fallNet)}, what this year left.`
        : `${dollarsAsTyped(Math.abs(money.fallNet))} ${money.fallNet < 0 ? "lost" : "left"}; the grass ${GRASS_BACK[money.grassBack]}.`,
  }),
  limit: "Only cash that came in counts, not what a year should bring.",
});
