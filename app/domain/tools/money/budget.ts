/** Inputs of the first year's partial budget, in dollars unless the name says otherwise, with their labels. */
const GUESSES = {
  hayDays: "Hay days saved",
  savePerCowDay: "Saving a cow-day",
  head: "Head",
  kit: "Price of the kit",
  lifeYears: "Years it lasts",
  laborHours: "Hours of work",
  wage: "Wage",
  addedIncome: "More income",
  lostIncome: "Less income",
  yearlyBills: "Yearly bills",
  /** Savings other than hay. */
  otherSavings: "Other savings",
} as const;
type Guess = keyof typeof GUESSES;
export type BudgetInput = Readonly<Record<Guess, number>>;

const DAYS_A_YEAR = 366;

/** The year's net, and when the kit has paid for itself. */
export function budget(input: BudgetInput) {
  const perDay = input.head * input.savePerCowDay;
  const reducedCost = input.hayDays * perDay + input.otherSavings;
  const labor = input.laborHours * input.wage;
  const addedCost = input.kit / input.lifeYears + labor + input.yearlyBills;
  const gain = input.addedIncome + reducedCost - input.lostIncome - input.yearlyBills;
  const others = input.lostIncome - input.addedIncome - input.otherSavings;
  const even = Math.max(0, (addedCost + others) / perDay);
  return {
    reducedCost,
    addedCost,
    net: input.addedIncome + reducedCost - addedCost - input.lostIncome,
    /** Days off hay at which the year breaks even; null if a day saves nothing, or a year has too few days. */
    breakEvenDays: perDay > 0 && even <= DAYS_A_YEAR ? even : null,
    /** Null if it never pays back. */
    paybackYears: yearsFor(input.kit, gain - labor),
    paybackYearsWithoutLabor: yearsFor(input.kit, gain),
  };
}

function yearsFor(kit: number, yearly: number): number | null {
  return yearly > 0 ? kit / yearly : null;
}

export interface GuessWeight {
  readonly label: string;
  /** Change of the net if the guess is a quarter lower or higher. */
  readonly lower: number;
  readonly higher: number;
}

const VARIATION = 0.25;

/** The effect of varying each guess by a quarter, the one that matters most first. */
export function guessWeights(input: BudgetInput): GuessWeight[] {
  const { net } = budget(input);
  const keys = Object.keys(GUESSES) as Guess[];
  return keys
    .map((key) => ({
      label: GUESSES[key],
      lower: budget({ ...input, [key]: input[key] * (1 - VARIATION) }).net - net,
      higher: budget({ ...input, [key]: input[key] * (1 + VARIATION) }).net - net,
    }))
    .filter(({ lower, higher }) => lower !== 0 || higher !== 0)
    .toSorted((a, b) => span(b) - span(a));
}

function span({ lower, higher }: GuessWeight): number {
  return Math.max(Math.abs(lower), Math.abs(higher));
}
