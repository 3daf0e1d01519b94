import { addDays, type CalendarDate, dayNumber, daysBetween } from "../../dates/calendar-date.ts";
import type { RanchFile } from "../fields/fields.ts";
import type { BlockOut, LogEntry, PlanRow } from "./stays.ts";

export const DAYS_PER_WEEK = 7;

/** How many past weeks a chart shows, and how many in all: half a year. */
const WEEKS_BACK = 4;
const MAX_WEEKS = 26;

/** The weeks of a chart: from the season's start, or four weeks ago, to the end of season and plan. */
export function chartWeeks(
  { season: { start, days } }: Pick<RanchFile, "season">,
  rows: readonly PlanRow[],
  today: CalendarDate,
): { readonly from: CalendarDate; readonly weeks: number } {
  const first = start ?? today;
  const weeksAgo = Math.floor(daysBetween(first, today) / DAYS_PER_WEEK) - WEEKS_BACK;
  const from = addDays(first, Math.max(0, weeksAgo) * DAYS_PER_WEEK);
  const planned = daysBetween(from, rows.at(-1)?.out ?? today) + 1;
  const season = daysBetween(from, first) + Math.min(days ?? 0, MAX_WEEKS * DAYS_PER_WEEK);
  const weeks = Math.ceil(Math.max(planned, season) / DAYS_PER_WEEK);
  return { from, weeks: Math.min(MAX_WEEKS, Math.max(4, weeks)) };
}

/** Consecutive days within a week: the first day (0 to 6) and their number. */
export interface Run {
  readonly from: number;
  readonly days: number;
  /** The herd moves on the day after it; otherwise the stay goes on in the next week. */
  readonly ends: boolean;
}

/** One week of one paddock: its planned, done and blocked days, and its rest at the week's start. */
export interface WeekCell {
  readonly planned: readonly Run[];
  readonly done: readonly Run[];
  readonly blocked: readonly Run[];
  /** Days rested by the week's first day; null if grazed in this week, or not grazed yet. */
  readonly restedDays: number | null;
}

export const EMPTY_WEEK: WeekCell = { planned: [], done: [], blocked: [], restedDays: null };

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

/** A stay in days from the start of the chart. The day `out` is not grazed. */
interface Span {
  readonly in: number;
  readonly out: number;
}

/** The chart as weeks: the data for print, screen, text and picture. */
export function chartGrid(input: GridInput): ChartGrid {
  const weeks = Array.from({ length: input.weeks }, (_, week) =>
    addDays(input.from, week * DAYS_PER_WEEK),
  );
  const first = dayNumber(input.from);
  const dayOf = (date: CalendarDate) => dayNumber(date) - first;
  const plan = byPaddock(input.plan);
  const log = byPaddock(input.log);
  const blocks = byPaddock(input.blocks);
  const tomorrow = dayOf(input.today) + 1;
  const rows = input.paddockIds.map((paddockId) => {
    const planned = (plan.get(paddockId) ?? []).map((row) => ({
      in: dayOf(row.in),
      out: dayOf(row.out),
    }));
    const done = (log.get(paddockId) ?? []).map((entry) => ({
      in: dayOf(entry.in),
      out: entry.out === null ? tomorrow : dayOf(entry.out),
    }));
    const blocked = (blocks.get(paddockId) ?? []).map(({ from, to }) => ({
      in: dayOf(from),
      out: dayOf(to) + 1,
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

/** The days of a week that are in any of the spans. */
function runs(spans: readonly Span[], week: number): Run[] {
  const result: { from: number; days: number; ends: boolean }[] = [];
  if (spans.length === 0) return result;
  for (let from = 0; from < DAYS_PER_WEEK; from += 1) {
    const day = week * DAYS_PER_WEEK + from;
    if (!spans.some((span) => span.in <= day && day < span.out)) continue;
    const ends = !spans.some((span) => span.in <= day + 1 && day + 1 < span.out);
    const last = result.at(-1);
    if (last && last.from + last.days === from) Object.assign(last, { days: last.days + 1, ends });
    else result.push({ from, days: 1, ends });
  }
  return result;
}

function restedDays(grazed: readonly Span[], day: number): number | null {
  if (grazed.some((span) => span.in < day + DAYS_PER_WEEK && span.out > day)) return null;
  const last = Math.max(...grazed.map(({ out }) => out).filter((out) => out <= day));
  return Number.isFinite(last) ? day - last : null;
}
