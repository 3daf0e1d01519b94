import type { RanchFile } from "../fields/fields.ts";
import {
  budget,
  type BudgetInput,
  cashTest,
  checkCash,
  guessWeights,
  nextYear,
  type NextYear,
} from "../money/budget.ts";
import { checkShape, fenceList, type FenceList } from "../money/fence.ts";
import { dollars, figure, sumOf, wholeUp } from "../numbers/figures.ts";
import { warn } from "../numbers/limits.ts";
import { planner, type ResultOf } from "../planner.ts";
import { GROUND_ROD } from "../rules.ts";
import { HAY } from "./hay.ts";
import { NEED } from "./need.ts";

const headOf = (rows: readonly { readonly head: number }[]) => sumOf(rows, ({ head }) => head);
const acresOf = (paddocks: RanchFile["paddocks"]) => sumOf(paddocks, ({ acres }) => acres);
const plural = (count: number, noun: string) => `${figure(count)} ${noun}${count === 1 ? "" : "s"}`;

/** The cross fence of the trial field: wire, posts, charger and ground rods. */
export const FENCE = planner({
  label: "Cross fence for the field",
  needs: [
    "fence.widthFt",
    "fence.heightFt",
    "fence.cols",
    "fence.rows",
    "fence.spacingFt",
    "fence.reelFt",
  ],
  may: ["fence.joulesBought", "fence.rodsBought"],
  solve: ({ fence }) => fenceList(fence),
  warn: (value, { fence, paddocks }) => {
    const acres = acresOf(paddocks);
    const shape = acres > 0 ? checkShape(fence.widthFt, fence.heightFt, acres) : null;
    const made = (fence.rows ?? 0) * (fence.cols ?? 0);
    return [
      shape && warn(`warn.${shape.code}`, shape.message),
      fence.joulesBought !== null && fence.joulesBought < value.joulesLeast
        ? warn(
            "warn.charger",
            `Your charger of ${figure(fence.joulesBought, 1)} J is too small: this fence needs ${figure(value.joulesLeast, 1)} J or more.`,
          )
        : null,
      fence.rodsBought !== null && fence.rodsBought < value.rods
        ? warn(
            "warn.rods",
            `Your ${plural(fence.rodsBought, "ground rod")} ${fence.rodsBought === 1 ? "is" : "are"} too few: this charger needs ${figure(value.rods)} of 8 ft.`,
          )
        : null,
      made === paddocks.length
        ? null
        : warn(
            "warn.fence.paddocks",
            `This fence makes ${plural(made, "paddock")} and your list has ${figure(paddocks.length)}. Change one of them.`,
          ),
    ];
  },
  say: (value) => ({
    figure: figure(value.interiorFt),
    unit: "feet of wire",
    beside: `${figure(value.acres, 1)} acres; ${plural(value.posts, "post")}, ${plural(value.reels, "reel")}`,
    sum: `Charger at least ${figure(value.joulesLeast, 1)} J for ${figure(value.milesHot, 1)} hot miles; ${figure(value.groundRodFt, 1)} ft of ground rod, ${plural(value.rods, "rod")} of 8 ft`,
    spoken: `${figure(value.interiorFt)} feet of wire, ${plural(value.posts, "post")}`,
  }),
  limit: `This assumes a sound outside fence. Ground rods follow the stricter rule, ${GROUND_ROD.ftPerJoule} feet per joule. On dry or sandy ground one hot wire may not bite. Test it, and add rods or a ground wire.`,
});

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

/** The shopping list: numbers from the fence and the water, prices from the rancher. */
export function shoppingLines(
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
    line("wire", "Polywire", wholeUp(list.wireFt), "ft", "wire"),
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
  uses: { fence: FENCE, need: NEED },
  solve: (file, { fence, need }) => {
    const lines = shoppingLines(file, fence, need.tankGal);
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
  check: (file, { kit }) => [checkCash(testOf(file, kit))],
  solve: (file, { kit }) => ({ ...testOf(file, kit), kit: kit.total }),
  say: (value) => ({
    figure: "Yes",
    unit: `${dollars(value.limit - value.kit)} to spare`,
    sum: `${dollars(value.kit)} of kit ≤ ${dollars(value.limit)} set aside`,
  }),
  limit:
    "No loan here, and no cost share, since EQIP pays afterward. Don’t buy or start before NRCS has signed.",
});

function testOf(
  file: { readonly money: { readonly cashLimit: number } } & Pick<RanchFile, "paddocks">,
  { total }: { readonly total: number },
) {
  return cashTest(total, file.money.cashLimit, acresOf(file.paddocks));
}

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
    const { addedIncome, lostIncome, otherSavings, hayDays, ...spending } = money;
    const { yearlyBills, lifeYears, laborHours, wage } = spending;
    const own = { head: headOf(herdRows), savePerCowDay: hay.gap, kit: kit.total };
    const earned = { addedIncome, lostIncome, otherSavings, hayDays };
    const spent = { yearlyBills, lifeYears, laborHours, wage };
    const input: BudgetInput = { ...own, ...earned, ...spent };
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
    sum: `${figure(money.moveMinutes ?? 0, 1)} minutes ÷ 60 × $${figure(money.wage ?? 0, 2)} ÷ ${figure(head)} head ÷ ${figure(money.moveEveryDays ?? 0, 1)} days`,
  }),
  limit: "This is only as good as your minutes, so count the drive.",
});

const VERDICTS: Readonly<Record<NextYear, readonly [word: string, why: string]>> = {
  scale: ["Continue", "Both: the grass came back and there’s money left."],
  repeat: ["Repeat", "One of the two. Run the same acres again and find out what failed."],
  stop: ["Stop", "Neither one? Roll up the wire. You found out on a tenth of the ranch."],
};

/** In the fall: stop, repeat or continue. Growing takes both cash in hand and grass that came back. */
export const FALL = planner({
  label: "Next year",
  needs: ["money.fallNet", "money.grassBack"],
  solve: ({ money }) => nextYear(money.fallNet, money.grassBack === "yes"),
  say: (value, { money }) => ({
    figure: VERDICTS[value][0],
    unit: "",
    beside: VERDICTS[value][1],
    sum:
      value === "scale"
        ? `Next year, spend at most ${dollars(money.fallNet ?? 0)}, what this year left.`
        : `${dollars(money.fallNet ?? 0)} left; the grass ${money.grassBack === "yes" ? "came back" : "didn’t come back"}.`,
  }),
  limit: "Only cash that came in counts, not what a year should bring.",
});
