import { addDays, type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import { isBlocked } from "./plan.ts";
import type { BlockOut, LogEntry, PlanRow } from "./types.ts";

export const DAYS_PER_WEEK = 7;

/** One week of one paddock: which of its days are planned, done or blocked, and its rest at the week's start. */
export interface WeekCell {
  /** Days of the week (0 to 6) that are planned to be grazed. */
  readonly planned: readonly number[];
  readonly done: readonly number[];
  readonly blocked: readonly number[];
  /** Days rested on the week's first day; null when grazed in the week or not yet grazed. */
  readonly restedDays: number | null;
}

export interface ChartGrid {
  /** The first day of every week. */
  readonly weeks: readonly CalendarDate[];
  readonly rows: readonly { readonly paddockId: string; readonly cells: readonly WeekCell[] }[];
}

export interface GridInput {
  readonly from: CalendarDate;
  readonly weeks: number;
  readonly today: CalendarDate;
  readonly paddockIds: readonly string[];
  readonly plan: readonly PlanRow[];
  readonly log: readonly LogEntry[];
  readonly blocks: readonly BlockOut[];
}

interface Span {
  readonly in: CalendarDate;
  readonly out: CalendarDate;
}

/** The chart as weeks: what a reader sees, on paper and on the screen, in words and in the picture. */
export function chartGrid(input: GridInput): ChartGrid {
  const weeks = Array.from({ length: input.weeks }, (_, week) =>
    addDays(input.from, week * DAYS_PER_WEEK),
  );
  const rows = input.paddockIds.map((paddockId) => {
    const planned = input.plan.filter((row) => row.paddockId === paddockId);
    const done = input.log
      .filter((entry) => entry.paddockId === paddockId)
      .map((entry) => ({ in: entry.in, out: entry.out ?? addDays(input.today, 1) }));
    const spans = [...planned, ...done];
    return {
      paddockId,
      cells: weeks.map((week) => ({
        planned: daysIn(planned, week),
        done: daysIn(done, week),
        blocked: blockedDays(paddockId, week, input.blocks),
        restedDays: restedOn(spans, week),
      })),
    };
  });
  return { weeks, rows };
}

function daysIn(spans: readonly Span[], week: CalendarDate): number[] {
  const days = new Set<number>();
  for (const span of spans) {
    const first = Math.max(0, daysBetween(week, span.in));
    const end = Math.min(DAYS_PER_WEEK, daysBetween(week, span.out));
    for (let day = first; day < end; day += 1) days.add(day);
  }
  return [...days].toSorted((a, b) => a - b);
}

function blockedDays(paddockId: string, week: CalendarDate, blocks: readonly BlockOut[]): number[] {
  const own = blocks.filter((block) => block.paddockId === paddockId);
  if (own.length === 0) return [];
  return Array.from({ length: DAYS_PER_WEEK }, (_, day) => day).filter((day) =>
    isBlocked(paddockId, addDays(week, day), own),
  );
}

function restedOn(spans: readonly Span[], week: CalendarDate): number | null {
  const end = addDays(week, DAYS_PER_WEEK);
  if (spans.some((span) => span.in < end && span.out > week)) return null;
  const outs = spans.map(({ out }) => out).filter((out) => out <= week);
  const last = outs.toSorted().at(-1);
  return last === undefined ? null : daysBetween(last, week);
}
