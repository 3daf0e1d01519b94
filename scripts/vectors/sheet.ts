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

export function sheet(needs: string, sum: string, solve: Sheet["solve"]): Sheet {
  return { needs: needs.split(" "), sum, solve };
}

/** Results named after their own input: `d1`, `d20`, `d100`. */
export function named(
  prefix: string,
  keys: readonly (number | string)[],
  of: (key: number) => Value,
): Record<string, Value> {
  return Object.fromEntries(keys.map((key) => [`${prefix}${key}`, of(Number(key))]));
}
