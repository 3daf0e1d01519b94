import type { CalendarDate } from "../../dates/calendar-date.ts";
import { checkLimit, type LimitName } from "../numbers/limits.ts";
import type { Finding } from "../numbers/refusal.ts";

/** The outcome of a calculation: its result, or the empty fields and refused numbers that prevent one. */
export type Answer<Result> =
  | { readonly ok: true; readonly value: Result; readonly warnings: readonly Finding[] }
  | {
      readonly ok: false;
      readonly missing: readonly string[];
      readonly refusals: readonly Finding[];
    };

/** Reads the inputs of a calculation and collects missing fields and problems. */
export class InputReader {
  readonly missing: string[] = [];
  readonly refusals: Finding[] = [];
  readonly warnings: Finding[] = [];

  /**
   * Reads a number and checks its limits; a refusal names the number. The result is not used if the number is
   * missing.
   */
  num(label: string, value: number | null, limit?: LimitName): number {
    if (value === null) this.missing.push(label);
    else if (limit) this.add(named(label, checkLimit(limit, value)));
    return value ?? Number.NaN;
  }

  date(label: string, value: CalendarDate | null): CalendarDate {
    if (value === null) this.missing.push(label);
    return value as CalendarDate;
  }

  /** Another answer as an input: its result, or undefined and what prevents it. */
  from<Result>(other: Answer<Result>): Result | undefined {
    if (other.ok) return other.value;
    this.missing.push(...other.missing);
    this.refusals.push(...other.refusals);
    return undefined;
  }

  add(finding: Finding | null): void {
    if (finding) (finding.ok === 0 ? this.refusals : this.warnings).push(finding);
  }
}

/** A refusal with its field's name, for an answer that stands apart from the field. */
function named(label: string, finding: Finding | null): Finding | null {
  if (finding?.ok !== 0) return finding;
  const [first = "", ...rest] = label;
  return { ...finding, message: `${first.toUpperCase()}${rest.join("")}: ${finding.message}` };
}

/** Reads all inputs, then calculates the result only if none is missing or refused. */
export function answer<Result>(gather: (inputs: InputReader) => () => Result): Answer<Result> {
  const inputs = new InputReader();
  const solve = gather(inputs);
  const { missing, refusals, warnings } = inputs;
  if (missing.length === 0 && refusals.length === 0) return { ok: true, value: solve(), warnings };
  return { ok: false, missing: [...new Set(missing)], refusals };
}
