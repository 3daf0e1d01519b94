import type { CalendarDate } from "../dates/calendar-date.ts";
import type { Filled } from "./fields/field.ts";
import type { Path, RanchFile } from "./fields/fields.ts";
import { entriesAt, fieldAt, findingAt, type Place } from "./fields/file.ts";
import { type Finding, refuse } from "./numbers/limits.ts";

/** An answer in words. Every text is plain; numbers carry their units. */
export interface Saying {
  readonly figure: string;
  readonly unit: string;
  /** Beside the figure: "you want 180". */
  readonly beside?: string | undefined;
  /** The calculation in one line, with units. */
  readonly sum: string;
  /** What follows from it, in a sentence or two. */
  readonly verdict?: string | undefined;
  /** Read aloud once typing stops, if not figure and unit. */
  readonly spoken?: string;
}

/** What a planner answers. */
export type ResultOf<Record> = Record extends Planner<infer Result> ? Result : never;
type Findings = readonly (Finding | null | false)[];
type Used = Readonly<Record<string, Planner<unknown>>>;
type Results<Uses extends Used> = { readonly [Name in keyof Uses]: ResultOf<Uses[Name]> };

/**
 * What one planner needs and answers. A card, a sheet and a worked example read the same record. Its functions get the
 * file with the needed values, which are never null there, and the answers of the records that it uses.
 */
export interface Planner<Result, File = RanchFile, Answers = Readonly<Record<string, unknown>>> {
  /** What the figure is: "Grass for the season". */
  readonly label: string;
  /** Without these there is no answer. A list's column is required in every entry. */
  readonly needs: readonly Path[];
  /** Optional inputs, used if they are not empty. */
  readonly may: readonly Path[];
  /** Other records whose answers are inputs: their inputs, refusals and stamp are included. */
  readonly uses: Used;
  /** Further required fields that depend on choices in the file. */
  readonly also: (file: RanchFile) => readonly Path[];
  /** Findings that depend on several numbers. */
  check(file: File, used: Answers, today: CalendarDate): Findings;
  solve(file: File, used: Answers, today: CalendarDate): Result;
  /** Warnings about a result, and refusals of one that cannot be. */
  warn(result: NoInfer<Result>, file: File): Findings;
  say(result: NoInfer<Result>, file: File, today: CalendarDate): Saying | null;
  /** What the answer does not account for. */
  readonly limit: string;
  /** Its last answer for each file: the strip, cards and other planners ask for the same one. */
  readonly answers: WeakMap<RanchFile, { today: CalendarDate; answer: Answer<Result> }>;
}

/** The required and the optional parts of a record. */
type Said<Result, File, Answers> = Pick<Planner<Result, File, Answers>, "label" | "solve"> &
  Partial<Omit<Planner<Result, File, Answers>, "needs" | "uses" | "answers">>;

/** Lets a page that does not use a record leave it out of its script. */
// A page that does not use a record does not load it.
/* @__NO_SIDE_EFFECTS__ */
export function planner<const Needs extends readonly Path[], Result, const Uses extends Used = {}>(
  record: Said<Result, Filled<RanchFile, Needs[number]>, Results<Uses>> & {
    readonly needs: Needs;
    readonly uses?: Uses;
  },
): Planner<Result> {
  return {
    may: [],
    uses: {},
    also: () => [],
    check: () => [],
    warn: () => [],
    say: () => null,
    limit: "",
    answers: new WeakMap(),
    ...record,
  };
}

/** A result, or what prevents it: empty fields and refused numbers. */
export type Answer<Result> =
  | {
      readonly ok: true;
      readonly value: Result;
      readonly warnings: readonly Finding[];
    }
  | {
      readonly ok: false;
      readonly missing: readonly Omit<Place, "value">[];
      readonly refusals: readonly Finding[];
    };

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.every((each) => each === null));

/** The calendar ends in the year 9999. A herd typed a digit short on a large ranch can have grass beyond it. */
const BEYOND = refuse(
  "sum.beyond",
  "These numbers lead beyond the calendar. Look for a digit too few or too many.",
);

const once = <Value>(values: readonly Value[], key: (value: Value) => string): Value[] => [
  ...new Map(values.map((value) => [key(value), value])).values(),
];

/** A planner's answer for a ranch. Numbers out of range are a refusal, not an exception. */
export function solve<Result>(
  planner: Planner<Result>,
  file: RanchFile,
  today: CalendarDate,
): Answer<Result> {
  const kept = planner.answers.get(file);
  if (kept?.today === today) return kept.answer;
  const answer = calculate(planner, file, today);
  planner.answers.set(file, { today, answer });
  return answer;
}

function calculate<Result>(
  planner: Planner<Result>,
  file: RanchFile,
  today: CalendarDate,
): Answer<Result> {
  const missing: Omit<Place, "value">[] = [];
  const refusals: Finding[] = [];
  const warnings: Finding[] = [];
  const used: Record<string, unknown> = {};
  for (const [name, other] of Object.entries(planner.uses)) {
    const answer = solve(other, file, today);
    if (answer.ok) {
      used[name] = answer.value;
      warnings.push(...answer.warnings);
    } else {
      missing.push(...answer.missing);
      refusals.push(...answer.refusals);
    }
  }
  const needed = [...planner.needs, ...planner.also(file)];
  for (const path of [...needed, ...planner.may]) {
    const places = entriesAt(file, path);
    const isNeeded = needed.includes(path);
    if (isNeeded && places.length === 0) {
      const list = path.slice(0, path.lastIndexOf("."));
      missing.push({ path: list, label: fieldAt(list).label });
    }
    for (const { path: at, label, value } of places) {
      const finding = findingAt(file, at);
      if (finding?.ok === 0) {
        // Only the field has the text that was typed, so it says there what is wrong.
        const message = finding.code === "unreadable" ? "Check the number." : finding.message;
        refusals.push({ ...finding, message: `${label}: ${message}` });
      } else if (isNeeded && isEmpty(value)) missing.push({ path: at, label });
    }
  }
  const note = (findings: Findings) => {
    for (const finding of findings)
      if (finding) (finding.ok === 0 ? refusals : warnings).push(finding);
  };
  const isFine = () => missing.length === 0 && refusals.length === 0;
  try {
    if (isFine()) note(planner.check(file, used, today));
    if (isFine()) {
      const value = planner.solve(file, used, today);
      note(planner.warn(value, file));
      if (isFine()) return { ok: true, value, warnings: once(warnings, ({ code }) => code) };
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    refusals.push(BEYOND);
  }
  return {
    ok: false,
    missing: once(missing, ({ path }) => path),
    refusals: once(refusals, ({ message }) => message),
  };
}

/** The answer in words; null if there is none. */
export function say<Result>(
  planner: Planner<Result>,
  file: RanchFile,
  today: CalendarDate,
): Saying | null {
  const answer = solve(planner, file, today);
  return answer.ok ? planner.say(answer.value, file, today) : null;
}

/** All inputs of a planner for this file, with those of the records it uses. */
export function inputsOf(planner: Planner<unknown>, file: RanchFile): Path[] {
  return [
    ...new Set([
      ...planner.needs,
      ...planner.also(file),
      ...planner.may,
      ...Object.values(planner.uses).flatMap((other) => inputsOf(other, file)),
    ]),
  ];
}

/** The inputs of planners that only the rancher can know and that are still the example's or a link's. */
export function othersInputs(file: RanchFile, ...planners: readonly Planner<unknown>[]): Place[] {
  const paths = new Set(planners.flatMap((planner) => inputsOf(planner, file)));
  return [...paths].flatMap((path) => {
    const field = fieldAt(path);
    const isOwn =
      (field.kind === "number" && field.blank === null && !field.ours) ||
      field.kind === "date" ||
      field.kind === "readings";
    if (!isOwn) return [];
    return entriesAt(file, path).filter((place) => {
      const mark = file.touched[place.path];
      return !isEmpty(place.value) && (mark === undefined || mark === "link");
    });
  });
}

/** A label in lowercase, for use within a sentence. The rancher's own names in it stay as they are. */
export const inSentence = (label: string): string =>
  label.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase());

/** How many inputs the stamp names before it counts the rest. */
const NAMED = 3;

/** "Not yours yet: standing that day, to leave standing, pounds in an inch and 4 more"; null if all are. */
export function othersText(
  file: RanchFile,
  ...planners: readonly Planner<unknown>[]
): string | null {
  const names = othersInputs(file, ...planners).map(({ label }) => inSentence(label));
  if (names.length === 0) return null;
  if (names.length > NAMED) names.splice(NAMED, names.length, `${names.length - NAMED} more`);
  const last = names.pop();
  return `Not yours yet: ${names.length > 0 ? `${names.join(", ")} and ` : ""}${last}`;
}
