import {
  budget,
  type Budget,
  type BudgetInput,
  guessWeights,
  type GuessWeight,
} from "../money/budget.ts";
import { cashTest, type CashTest, checkCash } from "../money/cash-test.ts";
import { fenceList, type FenceList, checkShape, STRICT_RODS, totalCost } from "../money/fence.ts";
import { hayDollarsPerDay, hayLbPerDay } from "../money/hay.ts";
import { checkLimit } from "../numbers/limits.ts";
import type { Finding } from "../numbers/refusal.ts";
import { type Answer, answer, type Known } from "./known.ts";
import type { FenceItem, RanchFile } from "./ranch-file.ts";
import { gatherHerd } from "./stocking-answer.ts";

export interface HayDay {
  /** Dollars a cow-day on hay, with bringing it out. */
  readonly fed: number;
  readonly grazed: number;
  readonly gap: number;
  /** Pounds put out a head a day; null where the day's price was typed. */
  readonly lbOut: number | null;
}

function gatherHay(known: Known, { herdRows, money }: RanchFile): () => HayDay {
  const feeding = known.num("cost of bringing it out", money.feedingCost, "dollars");
  const grazed = known.num("cost of a grazed day", money.grazedCost, "cashLeft");
  if (money.hayPerCowDay !== null) {
    const fed = known.num("a day of hay", money.hayPerCowDay, "dollars") + feeding;
    return () => ({ fed, grazed, gap: fed - grazed, lbOut: null });
  }
  const input = {
    weightLb: known.num("weight of a cow", herdRows[0]?.weightLb ?? null, "weight"),
    intakePct: known.num("hay eaten in % of weight", money.hayIntakePct, "intake"),
    dryMatterPct: known.num("dry matter of the hay", money.dryMatterPct, "dryMatter"),
    storageLossPct: known.num("loss in storage", money.storageLossPct, "waste"),
    feedingLossPct: known.num("loss at feeding", money.feedingLossPct, "waste"),
  };
  const perTon = known.num("price of a ton of hay", money.hayPerTon, "dollars");
  return () => {
    const lbOut = hayLbPerDay(input);
    const fed = hayDollarsPerDay(lbOut, perTon) + feeding;
    return { fed, grazed, gap: fed - grazed, lbOut };
  };
}

/** What a day on hay costs a cow, and what a grazed day costs. */
export function hayAnswer(file: RanchFile): Answer<HayDay> {
  return answer((known) => gatherHay(known, file));
}

/** The fence of the trial field. */
export function fenceAnswer({ fence }: RanchFile): Answer<FenceList> {
  return answer((known) => {
    const input = {
      widthFt: known.num("width of the field", fence.widthFt, "lengthFt"),
      heightFt: known.num("length of the field", fence.heightFt, "lengthFt"),
      rows: known.num("rows of paddocks", fence.rows, "grid"),
      cols: known.num("paddocks in a row", fence.cols, "grid"),
      postSpacingFt: known.num("feet between posts", fence.spacingFt, "spacing"),
      reelFt: known.num("feet on a reel", fence.reelFt, "lengthFt"),
      strands: 1,
      perimeterHot: fence.perimeterHot,
      joulesBought: fence.joulesBought,
      rodRule: STRICT_RODS,
    };
    known.found(checkLimit("joules", fence.joulesBought));
    return () => fenceList(input);
  });
}

/** Whether the trial's paddocks and the field of the fence are the same land. */
export function checkField({ fence, paddocks }: RanchFile): Finding | null {
  const acres = paddocks.reduce((sum, paddock) => sum + (paddock.acres ?? 0), 0);
  return acres > 0 ? checkShape(fence.widthFt, fence.heightFt, acres) : null;
}

export interface Kit {
  readonly total: number;
  readonly wire: number;
  readonly water: number;
  /** Lines without a price. */
  readonly unpriced: number;
}

/** Whether the numbers of the shopping list can be. */
function foundInKit(known: Known, { fence }: RanchFile): void {
  for (const { qty, price } of fence.items) {
    known.found(checkLimit("pieces", qty));
    known.found(checkLimit("dollars", price));
  }
}

/** The shopping list's total; lines without a price are counted, not guessed. */
export function kit({ fence }: RanchFile): Kit {
  const of = (items: readonly FenceItem[]) =>
    totalCost(items.map(({ qty, price }) => ({ qty: qty ?? 0, price })));
  return {
    total: of(fence.items),
    wire: of(fence.items.filter(({ half }) => half === "wire")),
    water: of(fence.items.filter(({ half }) => half === "water")),
    unpriced: fence.items.filter(({ qty, price }) => qty === null || price === null).length,
  };
}

export interface FirstYear extends Budget {
  readonly input: BudgetInput;
  readonly weights: readonly GuessWeight[];
}

/** The first year in four lines. */
export function budgetAnswer(file: RanchFile): Answer<FirstYear> {
  const { money } = file;
  return answer((known) => {
    const herd = gatherHerd(known, file);
    const hay = gatherHay(known, file);
    foundInKit(known, file);
    const fixed = {
      addedIncome: known.num("more income", money.addedIncome, "dollars"),
      lostIncome: known.num("less income", money.lostIncome, "dollars"),
      hayDays: known.num("hay days saved", money.hayDays, "seasonDays"),
      lifeYears: known.num("years the kit lasts", money.lifeYears, "life"),
      laborHours: known.num("hours of work", money.laborHours, "hours"),
      wage: known.num("what an hour is worth", money.wage, "dollars"),
      yearlyBills: known.num("yearly bills", money.yearlyBills, "dollars"),
      otherSavings: known.num("other savings", money.otherSavings, "dollars"),
    };
    return () => {
      const input = {
        ...fixed,
        head: herd().head,
        savePerCowDay: hay().gap,
        kit: kit(file).total,
      };
      return { ...budget(input), input, weights: guessWeights(input) };
    };
  });
}

/** Cash first: the kit against what is earned and set aside. No loan, no cost share. */
export function cashAnswer(file: RanchFile): Answer<CashTest & { readonly kit: number }> {
  return answer((known) => {
    foundInKit(known, file);
    const limit = known.num("cash set aside", file.money.cashLimit, "dollars");
    const acres = file.paddocks.reduce((sum, paddock) => sum + (paddock.acres ?? 0), 0);
    const { total } = kit(file);
    const test = cashTest(total, limit, acres);
    if (file.money.cashLimit !== null) known.found(checkCash(test));
    return () => ({ ...test, kit: total });
  });
}
