import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { newEntry, newRanchFile, setAt } from "#app/domain/tools/fields/file.ts";
import { type Planner, solve } from "#app/domain/tools/planner.ts";

/** Dry feed of one animal unit (1,000 lb) at 2.6% of weight a day. */
export const LB_PER_UNIT_DAY = 26;
export const DAYS_PER_MONTH = 30;
/** Dry feed of an animal-unit month. */
export const LB_PER_AUM = 780;
export const animalUnitMonths = (units: number, days: number) => (units * days) / DAYS_PER_MONTH;

/** A result: mostly numbers; some are texts, lists or booleans. */
export type Value = number | string | boolean | readonly Value[] | null;

/** The inputs of one example, read by name. A missing or mistyped input is an error with its name. */
export class Inputs {
  readonly values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>) {
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

  /** A number, or null if absent. */
  numOrNull(name: string): number | null {
    return this.has(name) ? this.num(name) : null;
  }

  nums(name: string): readonly number[] {
    const value = this.values[name];
    if (!Array.isArray(value) || !value.every((item) => typeof item === "number"))
      throw new TypeError(`input ${name} is not a list of numbers`);
    return value;
  }

  list(name: string): readonly unknown[] {
    const value = this.values[name];
    if (!Array.isArray(value)) throw new TypeError(`input ${name} is not a list`);
    return value;
  }

  texts(name: string): readonly string[] {
    const value = this.list(name);
    if (!value.every((item) => typeof item === "string"))
      throw new TypeError(`input ${name} is not a list of texts`);
    return value;
  }

  text(name: string, otherwise?: string): string {
    const value = this.values[name] ?? otherwise;
    if (typeof value !== "string") throw new TypeError(`input ${name} is not a text`);
    return value;
  }
}

/** One of the planners' calculations, with the names of the inputs it needs. */
export interface Sheet {
  readonly needs: readonly string[];
  /** The formula in one line. */
  readonly sum: string;
  readonly solve: (inputs: Inputs) => Readonly<Record<string, Value>>;
}

type Names<Needs extends string> = Needs extends `${infer First} ${infer Rest}`
  ? First | Names<Rest>
  : Needs;

/** Makes one. `solve` gets the needed numbers by name, and reads the other inputs. */
export function sheet<const Needs extends string>(
  needs: Needs,
  sum: string,
  solve: (inputs: Inputs & Readonly<Record<Names<Needs>, number>>) => ReturnType<Sheet["solve"]>,
): Sheet {
  const byName = {
    get: (inputs: Inputs, name: string) => Reflect.get(inputs, name) ?? inputs.num(name),
  };
  return {
    needs: needs.split(" "),
    sum,
    solve: (inputs) => solve(new Proxy(inputs, byName) as Parameters<typeof solve>[0]),
  };
}

/** Results named after their own input: `d1`, `d20`, `d100`. */
export function named(
  prefix: string,
  keys: readonly (number | string)[],
  of: (key: number) => Value,
): Record<string, Value> {
  return Object.fromEntries(keys.map((key) => [`${prefix}${key}`, of(Number(key))]));
}

const BLANK = newRanchFile("vector", "2027-01-01T12:00:00Z");
const DAY = calendarDate("2027-05-15");

/** A ranch with one kind of animals (`a`), one pasture of oven-dry pounds (`l`), and these values. */
export function ranchOf(values: Readonly<Record<string, unknown>>): RanchFile {
  const ranch: RanchFile = {
    ...BLANK,
    method: { ...BLANK.method, growthBasis: "oven" },
    herdRows: [newEntry("herdRows", { id: "a" })],
    pastures: [newEntry("pastures", { id: "l" })],
  };
  return Object.entries(values).reduce((file, [path, value]) => setAt(file, path, value), ranch);
}

/** A planner's answer for a ranch with these values. An example without one is an error. */
export function answerOf<Result>(
  planner: Planner<Result>,
  values: Readonly<Record<string, unknown>>,
): Result {
  const answer = solve(planner, ranchOf(values), DAY);
  if (!answer.ok) throw new TypeError(`no answer: ${JSON.stringify(answer)}`);
  return answer.value;
}
