import { z } from "zod";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { setAt } from "#app/domain/tools/fields/file.ts";
import { newEntry, newRanchFile } from "#app/domain/tools/fields/new.ts";
import { type Answer, type Planner, say, type Saying, solve } from "#app/domain/tools/planner.ts";

type Values = Readonly<Record<string, unknown>>;

const DAY = calendarDate("2027-05-15");
const BLANK = newRanchFile("vector", "2027-01-01T12:00:00Z");

/**
 * The defaults for values that an example leaves out, chosen to change none of its outputs: one animal of 1,000 lb
 * (`a`), one pasture in oven-dry pounds (`l`), a field of about an acre, and a kit and a year that cost nothing.
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

/** The paths of that ranch, grouped by field name. */
const PATHS = Map.groupBy(
  Object.entries(PLAIN).flatMap(([group, part]) => {
    const [entry] = Array.isArray(part) ? part : [];
    const at = entry ? `${group}.${entry.id}` : group;
    return Object.keys(Object(entry ?? part)).map((name) => `${at}.${name}`);
  }),
  (path) => path.split(".").at(-1) ?? "",
);

/** The fields of inputs that are named differently from their field, or have more than one meaning. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  cows: ["herdRows.a.head"],
  pairs: ["herdRows.a.head"],
  aueMethod: ["method.aue"],
  /** The animal units of one animal; the field `aue` is the method of counting. */
  aue: [],
  intakePct: ["method.intakePct", "money.hayIntakePct"],
  sharePct: ["pastures.l.sharePctSeason", "season.sharePctLayer", "money.nitrogenSharePct"],
  shareOfGrowthPct: ["pastures.l.sharePctSeason"],
  shareOfLayerPct: ["drought.sharePctLayer"],
  seasonDays: ["season.days"],
  restDays: ["season.restDays", "tests.wormRestDays"],
  heightIn: ["season.heightIn", "grow.stickIn"],
  leaveIn: ["season.stubbleIn"],
  lbPerIn: ["season.lbPerIn", "grow.stickLbPerIn"],
  grams: ["grow.wetGrams"],
  galDay: ["water.galPairDay"],
  pumpHours: ["water.fillHours"],
  lengthFt: ["water.pipeFt"],
  tdhFt: ["water.liftFt"],
  pipeIn: ["water.pipeSize"],
  staticPsi: ["water.sourcePsi"],
  postSpacingFt: ["fence.spacingFt"],
  energizePerimeter: ["fence.perimeterHot"],
  savePerCowDay: ["money.hayPerCowDay"],
  hayCost: ["money.hayPerCowDay"],
  hay: ["money.hayPerCowDay"],
  perDay: ["money.hayPerCowDay"],
  gap: ["money.hayPerCowDay"],
  grazeCost: ["money.grazedCost"],
  stock: ["money.grazedCost"],
  perTon: ["money.hayPerTon"],
  dmPct: ["money.dryMatterPct"],
  wastePct: ["money.feedingLossPct"],
  nLb: ["money.nitrogenLbAc"],
  nPrice: ["money.nitrogenPrice"],
  minutes: ["money.moveMinutes"],
  cash: ["money.cashLimit"],
  sandIn: ["tests.jarSandIn"],
  totalIn: ["tests.jarTopIn"],
  highF: ["tests.wormHighF"],
  hd: ["herdRows.a.head"],
  wt: ["herdRows.a.weightLb"],
  ac: ["pastures.l.acres"],
  gr: ["pastures.l.growthLbAc"],
  sh: ["pastures.l.sharePctSeason"],
  sd: ["season.days"],
};
/** The fields that an input of an example fills, by the input's name. */
export const fieldsOf = (input: string) => OTHER_NAMES[input] ?? PATHS.get(input) ?? [];

/** The inputs of one example, read by name. A missing or mistyped input is an error with its name. */
export class Inputs {
  readonly values: Values;

  constructor(values: Values) {
    this.values = values;
  }

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  #as<Value>(name: string, kind: z.ZodType<Value>, otherwise?: Value): Value {
    const read = kind.safeParse(this.values[name] ?? otherwise);
    if (!read.success) throw new TypeError(`input ${name}: ${z.prettifyError(read.error)}`);
    return read.data;
  }
  readonly num = (name: string, otherwise?: number) => this.#as(name, z.number(), otherwise);
  readonly text = (name: string) => this.#as(name, z.string());
  readonly list = (name: string) => this.#as(name, z.array(z.unknown()));
  readonly nums = (name: string) => this.#as(name, z.array(z.number()));
  /** A list of lists. */
  readonly lists = (name: string) => this.#as(name, z.array(z.array(z.unknown())));

  /** A ranch with these inputs in their fields, and with `more` values by path. */
  ranch(more: Values = {}): RanchFile {
    const own = Object.entries(this.values).flatMap(([name, value]) =>
      Array.isArray(value) ? [] : fieldsOf(name).map((path) => [path, value] as const),
    );
    return [...own, ...Object.entries(more)].reduce(
      (file, [path, value]) => setAt(file, path, value),
      PLAIN,
    );
  }

  answer<Result>(planner: Planner<Result>, more?: Values): Answer<Result> {
    return solve(planner, this.ranch(more), DAY);
  }

  /** A planner's result for that ranch. @throws TypeError if there is none. */
  result<Result>(planner: Planner<Result>, more?: Values): Result {
    const answer = this.answer(planner, more);
    if (!answer.ok) throw new TypeError(`no answer: ${JSON.stringify(answer)}`);
    return answer.value;
  }

  /** The result as its card words it. */
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

/** Makes a sheet. `solve` gets the needed numbers by name, and reads the other inputs. */
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
