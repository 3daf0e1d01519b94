import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { newEntry, newRanchFile, setAt } from "#app/domain/tools/fields/file.ts";
import { type Answer, type Planner, say, type Saying, solve } from "#app/domain/tools/planner.ts";

/** The field that an input of an example fills, by the input's name. Inputs of other names are read by their sheets. */
export const FIELD_OF: Readonly<Record<string, string>> = {
  head: "herdRows.a.head",
  cows: "herdRows.a.head",
  pairs: "herdRows.a.head",
  weightLb: "herdRows.a.weightLb",
  aueMethod: "method.aue",
  intakePct: "method.intakePct",
  marginPct: "method.marginPct",
  acres: "pastures.l.acres",
  growthLbAc: "pastures.l.growthLbAc",
  sharePct: "pastures.l.sharePctSeason",
  shareOfGrowthPct: "pastures.l.sharePctSeason",
  seasonDays: "season.days",
  restDays: "season.restDays",
  stayDays: "season.stayDays",
  heightIn: "season.heightIn",
  stubbleIn: "season.stubbleIn",
  leaveIn: "season.stubbleIn",
  lbPerIn: "season.lbPerIn",
  date: "drought.date",
  until: "drought.until",
  standingLbAc: "drought.standingLbAc",
  leaveLbAc: "drought.leaveLbAc",
  shareOfLayerPct: "drought.sharePctLayer",
  grownSoFarLbAc: "drought.grownSoFarLbAc",
  shareGrownPct: "drought.shareGrownPct",
  galDay: "water.galPairDay",
  milkLbDay: "water.milkLbDay",
  tempF: "water.tempF",
  fillHours: "water.fillHours",
  pumpHours: "water.fillHours",
  fallFt: "water.fallFt",
  lengthFt: "water.pipeFt",
  sunHours: "water.sunHours",
  tdhFt: "water.liftFt",
  pipeIn: "water.pipeSize",
  staticPsi: "water.sourcePsi",
  widthFt: "fence.widthFt",
  heightFt: "fence.heightFt",
  rows: "fence.rows",
  cols: "fence.cols",
  postSpacingFt: "fence.spacingFt",
  energizePerimeter: "fence.perimeterHot",
  joulesBought: "fence.joulesBought",
  hayDays: "money.hayDays",
  savePerCowDay: "money.hayPerCowDay",
  hayCost: "money.hayPerCowDay",
  grazeCost: "money.grazedCost",
  perTon: "money.hayPerTon",
  dmPct: "money.dryMatterPct",
  wastePct: "money.feedingLossPct",
  lifeYears: "money.lifeYears",
  laborHours: "money.laborHours",
  wage: "money.wage",
  addedIncome: "money.addedIncome",
  lostIncome: "money.lostIncome",
  nLb: "money.nitrogenLbAc",
  nPrice: "money.nitrogenPrice",
  bagLb: "tests.bagLb",
  sandIn: "tests.jarSandIn",
  highF: "tests.wormHighF",
  ranchAcres: "ranch.ranchAcres",
};

type Values = Readonly<Record<string, unknown>>;

const DAY = calendarDate("2027-05-15");
const BLANK = newRanchFile("vector", "2027-01-01T12:00:00Z");

/**
 * One animal of 1,000 lb (`a`), one pasture of oven-dry pounds (`l`), a field of an acre or so, and a kit and a year that
 * cost nothing: what an example does not say changes none of its outputs.
 */
const PLAIN = Object.keys(BLANK.prices).reduce<RanchFile>(
  (file, key) => setAt(file, `prices.${key}`, 0),
  {
    ...BLANK,
    method: { ...BLANK.method, growthBasis: "oven" },
    herdRows: [newEntry("herdRows", { id: "a", head: 1, weightLb: 1000 })],
    pastures: [newEntry("pastures", { id: "l" })],
    season: { ...BLANK.season, start: DAY, days: 180 },
    water: { ...BLANK.water, pipeFt: 0, fallFt: 0 },
    fence: { ...BLANK.fence, widthFt: 200, heightFt: 200 },
    money: { ...BLANK.money, laborHours: 0, wage: 0, hayDays: 0 },
  },
);

/** The inputs of one example, read by name. A missing or mistyped input is an error with its name. */
export class Inputs {
  readonly values: Values;

  constructor(values: Values) {
    this.values = values;
  }

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  num(name: string, otherwise?: number): number {
    const value = this.values[name] ?? otherwise;
    if (typeof value !== "number") throw new TypeError(`input ${name} is not a number`);
    return value;
  }

  text(name: string): string {
    const value = this.values[name];
    if (typeof value !== "string") throw new TypeError(`input ${name} is not a text`);
    return value;
  }

  list(name: string): readonly unknown[] {
    const value = this.values[name];
    if (!Array.isArray(value)) throw new TypeError(`input ${name} is not a list`);
    return value;
  }

  nums(name: string): readonly number[] {
    const value = this.list(name);
    if (!value.every((item) => typeof item === "number"))
      throw new TypeError(`input ${name} is not a list of numbers`);
    return value;
  }

  /** A list of lists. */
  lists(name: string): readonly (readonly unknown[])[] {
    return this.list(name).map((row) => {
      if (!Array.isArray(row)) throw new TypeError(`input ${name} is not a list of lists`);
      return row;
    });
  }

  /** A ranch with these inputs in the fields that they fill, and with more values by their paths. */
  ranch(more: Values = {}): RanchFile {
    const own = Object.entries(this.values).flatMap(([name, value]) =>
      FIELD_OF[name] && !Array.isArray(value) ? [[FIELD_OF[name], value] as const] : [],
    );
    return [...own, ...Object.entries(more)].reduce(
      (file, [path, value]) => setAt(file, path, value),
      PLAIN,
    );
  }

  answer<Result>(planner: Planner<Result>, more?: Values): Answer<Result> {
    return solve(planner, this.ranch(more), DAY);
  }

  /** A planner's result for that ranch. An example without one is an error. */
  result<Result>(planner: Planner<Result>, more?: Values): Result {
    const answer = this.answer(planner, more);
    if (!answer.ok) throw new TypeError(`no answer: ${JSON.stringify(answer)}`);
    return answer.value;
  }

  /** The result in the words of its card. */
  words(planner: Planner<unknown>, more?: Values): Saying {
    const words = say(planner, this.ranch(more), DAY);
    if (!words) throw new TypeError("no answer");
    return words;
  }
}

/** One of the planners' calculations, with the names of the inputs it needs. */
export interface Sheet {
  readonly needs: readonly string[];
  readonly solve: (inputs: Inputs) => Readonly<Record<string, unknown>>;
}

type Names<Needs extends string> = Needs extends `${infer First} ${infer Rest}`
  ? First | Names<Rest>
  : Needs;

/** Makes one. `solve` gets the needed numbers by name, and reads the other inputs. */
export function sheet<const Needs extends string>(
  needs: Needs,
  solve: (inputs: Inputs & Readonly<Record<Names<Needs>, number>>) => ReturnType<Sheet["solve"]>,
): Sheet {
  const byName = {
    get: (inputs: Inputs, name: string) => Reflect.get(inputs, name) ?? inputs.num(name),
  };
  return {
    needs: needs.split(" "),
    solve: (inputs) => solve(new Proxy(inputs, byName) as Parameters<typeof solve>[0]),
  };
}

/** Results named after their own input: `d1`, `d20`, `d100`. */
export function named(
  prefix: string,
  keys: readonly number[],
  of: (key: number) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [`${prefix}${key}`, of(key)]));
}
