import { addDays, type CalendarDate, dayNumber } from "../../dates/calendar-date.ts";
import type { BlockOut, LogEntry, PlanRow } from "./types.ts";

export const DAYS_PER_WEEK = 7;

/** Days in a row within a week: from which day (0 to 6), how many. */
export interface Run {
  readonly from: number;
  readonly days: number;
}

/** One week of one paddock: which of its days are planned, done or blocked, and its rest at the week's start. */
export interface WeekCell {
  readonly planned: readonly Run[];
  readonly done: readonly Run[];
  readonly blocked: readonly Run[];
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

/** Days counted from the chart's first one; `out` is not grazed. */
interface Span {
  readonly in: number;
  readonly out: number;
}

/** The chart as weeks: what a reader sees, on paper and on the screen, in words and in the picture. */
export function chartGrid(input: GridInput): ChartGrid {
  const weeks = Array.from({ length: input.weeks }, (_, week) =>
    addDays(input.from, week * DAYS_PER_WEEK),
  );
  const first = dayNumber(input.from);
  const at = (date: CalendarDate) => dayNumber(date) - first;
  const plan = byPaddock(input.plan);
  const log = byPaddock(input.log);
  const blocks = byPaddock(input.blocks);
  const tomorrow = at(input.today) + 1;
  const rows = input.paddockIds.map((paddockId) => {
    const planned = (plan.get(paddockId) ?? []).map((row) => ({
      in: at(row.in),
      out: at(row.out),
    }));
    const done = (log.get(paddockId) ?? []).map((entry) => ({
      in: at(entry.in),
      out: entry.out === null ? tomorrow : at(entry.out),
    }));
    const blocked = (blocks.get(paddockId) ?? []).map(({ from, to }) => ({
      in: at(from),
      out: at(to) + 1,
    }));
    return { paddockId, cells: weeks.map((_, week) => cell(week, planned, done, blocked)) };
  });
  return { weeks, rows };
}

function byPaddock<Entry extends { readonly paddockId: string }>(entries: readonly Entry[]) {
  return Map.groupBy(entries, ({ paddockId }) => paddockId);
}

function cell(
  week: number,
  planned: readonly Span[],
  done: readonly Span[],
  blocked: readonly Span[],
): WeekCell {
  const grazed = [...planned, ...done];
  return {
    planned: runs(planned, week),
    done: runs(done, week),
    blocked: runs(blocked, week),
    restedDays: restedDays(grazed, week * DAYS_PER_WEEK),
  };
}

/** The days of a week that lie in one of the spans. */
function runs(spans: readonly Span[], week: number): Run[] {
  const found: { from: number; days: number }[] = [];
  if (spans.length === 0) return found;
  for (let from = 0; from < DAYS_PER_WEEK; from += 1) {
    const day = week * DAYS_PER_WEEK + from;
    if (!spans.some((span) => span.in <= day && day < span.out)) continue;
    const last = found.at(-1);
    if (last && last.from + last.days === from) last.days += 1;
    else found.push({ from, days: 1 });
  }
  return found;
}

function restedDays(grazed: readonly Span[], day: number): number | null {
  if (grazed.some((span) => span.in < day + DAYS_PER_WEEK && span.out > day)) return null;
  const last = Math.max(...grazed.map(({ out }) => out).filter((out) => out <= day));
  return Number.isFinite(last) ? day - last : null;
}
