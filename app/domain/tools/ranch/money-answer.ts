import {
  budget,
  type Budget,
  type BudgetInput,
  guessWeights,
  type GuessWeight,
} from "../money/budget.ts";
import { cashTest, type CashTest, checkCash } from "../money/cash-test.ts";
import { hayDollarsPerDay, hayLbPerDay } from "../money/hay.ts";
import { checkKit, kit } from "./fence-answer.ts";
import { type Answer, answer, type InputReader } from "./input-reader.ts";
import type { RanchFile } from "./ranch-file.ts";
import { gatherHerd } from "./stocking-answer.ts";

export interface HayDay {
  /** Dollars per cow-day on hay, including feeding it. */
  readonly fed: number;
  readonly grazed: number;
  readonly gap: number;
  /** Pounds put out per head and day; null if the cost of a day was typed. */
  readonly lbOut: number | null;
}

function gatherHay(inputs: InputReader, { herdRows, money }: RanchFile): () => HayDay {
  const feeding = inputs.num("cost of bringing it out", money.feedingCost, "dollars");
  const grazed = inputs.num("cost of a grazed day", money.grazedCost, "cashLeft");
  if (money.hayPerCowDay !== null) {
    const fed = inputs.num("a day of hay", money.hayPerCowDay, "dollars") + feeding;
    return () => ({ fed, grazed, gap: fed - grazed, lbOut: null });
  }
  const input = {
    weightLb: inputs.num("weight of a cow", herdRows[0]?.weightLb ?? null, "weight"),
    intakePct: inputs.num("hay eaten in % of weight", money.hayIntakePct, "intake"),
    dryMatterPct: inputs.num("dry matter of the hay", money.dryMatterPct, "dryMatter"),
    storageLossPct: inputs.num("loss in storage", money.storageLossPct, "waste"),
    feedingLossPct: inputs.num("loss at feeding", money.feedingLossPct, "waste"),
  };
  const perTon = inputs.num("price of a ton of hay", money.hayPerTon, "dollars");
  return () => {
    const lbOut = hayLbPerDay(input);
    const fed = hayDollarsPerDay(lbOut, perTon) + feeding;
    return { fed, grazed, gap: fed - grazed, lbOut };
  };
}

/** The cost per cow of a day on hay and of a grazed day. */
export function hayAnswer(file: RanchFile): Answer<HayDay> {
  return answer((inputs) => gatherHay(inputs, file));
}

export interface FirstYear extends Budget {
  readonly input: BudgetInput;
  readonly weights: readonly GuessWeight[];
}

/** The first year's partial budget. */
export function budgetAnswer(file: RanchFile): Answer<FirstYear> {
  const { money } = file;
  return answer((inputs) => {
    const herd = gatherHerd(inputs, file);
    const hay = gatherHay(inputs, file);
    checkKit(inputs, file);
    const fixed = {
      addedIncome: inputs.num("more income", money.addedIncome, "dollars"),
      lostIncome: inputs.num("less income", money.lostIncome, "dollars"),
      hayDays: inputs.num("hay days saved", money.hayDays, "seasonDays"),
      lifeYears: inputs.num("years the kit lasts", money.lifeYears, "life"),
      laborHours: inputs.num("hours of work", money.laborHours, "hours"),
      wage: inputs.num("what an hour is worth", money.wage, "dollars"),
      yearlyBills: inputs.num("yearly bills", money.yearlyBills, "dollars"),
      otherSavings: inputs.num("other savings", money.otherSavings, "dollars"),
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

/** Compares the kit's cost with the cash set aside, without a loan or cost share. */
export function cashAnswer(file: RanchFile): Answer<CashTest & { readonly kit: number }> {
  return answer((inputs) => {
    checkKit(inputs, file);
    const limit = inputs.num("cash set aside", file.money.cashLimit, "dollars");
    const acres = file.paddocks.reduce((sum, paddock) => sum + (paddock.acres ?? 0), 0);
    const { total } = kit(file);
    const test = cashTest(total, limit, acres);
    if (file.money.cashLimit !== null) inputs.add(checkCash(test));
    return () => ({ ...test, kit: total });
  });
}
