import type { CalendarDate } from "../../dates/calendar-date.ts";
import { checkLimit, type LimitName } from "../numbers/limits.ts";
import type { Finding } from "../numbers/refusal.ts";

/** A sum of a ranch: its result, or the fields that are empty and the numbers that are refused. */
export type Answer<Result> =
  | { readonly ok: true; readonly value: Result; readonly warnings: readonly Finding[] }
  | {
      readonly ok: false;
      readonly missing: readonly string[];
      readonly refusals: readonly Finding[];
    };

/** Takes fields of a ranch for a sum and remembers what is not there or cannot be. */
export class Known {
  readonly missing: string[] = [];
  readonly refusals: Finding[] = [];
  readonly warnings: Finding[] = [];

  /** A number within its limits. What it returns for one that is missing is not used. */
  num(label: string, value: number | null, limit?: LimitName): number {
    if (value === null) this.missing.push(label);
    else if (limit) this.found(checkLimit(limit, value));
    return value ?? Number.NaN;
  }

  date(label: string, value: CalendarDate | null): CalendarDate {
    if (value === null) this.missing.push(label);
    return value as CalendarDate;
  }

  found(finding: Finding | null): void {
    if (finding) (finding.ok === 0 ? this.refusals : this.warnings).push(finding);
  }
}

/** Gathers the fields of a sum, then works it out only if all are there. */
export function answer<Result>(gather: (known: Known) => () => Result): Answer<Result> {
  const known = new Known();
  const solve = gather(known);
  const { missing, refusals, warnings } = known;
  if (missing.length === 0 && refusals.length === 0) return { ok: true, value: solve(), warnings };
  return { ok: false, missing: [...new Set(missing)], refusals };
}
