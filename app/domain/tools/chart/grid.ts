import { addDays, type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import type { HerdId, LogEntry, Paddock, RanchFile } from "../fields/fields.ts";
import { dayOf, daysFrom, type Moment } from "./moment.ts";
import { HERD_IDS, type PlanRow } from "./stays.ts";

export const DAYS_PER_WEEK = 7;

/** How many past weeks a chart shows, and how many in all: half a year. */
const WEEKS_BACK = 4;
const MAX_WEEKS = 26;

/** The first days of a chart's weeks: from the season's start, or four weeks ago, to the end of season and plan. */
export function chartWeeks(
  { season: { start, days } }: Pick<RanchFile, "season">,
  rows: readonly PlanRow[],
  today: CalendarDate,
): readonly CalendarDate[] {
  const first = start ?? today;
  const weeksAgo = Math.floor(daysBetween(first, today) / DAYS_PER_WEEK) - WEEKS_BACK;
  const from = addDays(first, Math.max(0, weeksAgo) * DAYS_PER_WEEK);
  const planned = daysBetween(from, dayOf(rows.at(-1)?.out ?? today)) + 1;
  const season = daysBetween(from, first) + Math.min(days ?? 0, MAX_WEEKS * DAYS_PER_WEEK);
  const weeks = Math.ceil(Math.max(planned, season) / DAYS_PER_WEEK);
  return weeksFrom(from, Math.min(MAX_WEEKS, Math.max(4, weeks)));
}

export const weeksFrom = (from: CalendarDate, count: number): CalendarDate[] =>
  Array.from({ length: count }, (_, week) => addDays(from, week * DAYS_PER_WEEK));

/** Consecutive days within a week, in steps of half a day. `from` counts the week's days before them. */
export interface Run {
  /** Null for days on which the paddock is closed. */
  readonly herdId: HerdId | null;
  readonly from: number;
  readonly days: number;
  /** The herd moves after it; otherwise the stay continues in the next week. */
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

/** A stay in days from the start of the chart. The day `out` is not grazed. */
interface Span {
  readonly herdId: HerdId | null;
  readonly in: number;
  readonly out: number;
  /** The herd is still there. */
  readonly goesOn: boolean;
}

/** The chart's weeks for every paddock: the data for print, screen, text and picture. */
export function chartGrid(
  { paddocks, log, season }: Pick<RanchFile, "paddocks" | "log" | "season">,
  plan: readonly PlanRow[],
  weeks: readonly CalendarDate[],
  today: CalendarDate,
): (Paddock & { readonly cells: readonly WeekCell[] })[] {
  const at = (moment: Moment) => daysFrom(weeks[0] ?? today, moment);
  const spanOf = ({ herdId, in: from, out }: PlanRow | LogEntry): Span => ({
    herdId,
    in: at(from),
    out: out === null ? at(today) + 1 : at(out),
    goesOn: out === null,
  });
  const [planOf, logOf] = [spansBy(plan, spanOf), spansBy(log, spanOf)];
  const blocksOf = spansBy(season.blocks, ({ from, to }) => ({
    herdId: null,
    in: at(from),
    out: at(to) + 1,
    goesOn: false,
  }));
  return paddocks.map((paddock) => {
    const { id } = paddock;
    const [planned, done, blocked] = [planOf(id), logOf(id), blocksOf(id)];
    const cells = weeks.map((_, week) => ({
      planned: HERD_IDS.flatMap((herdId) => runs(planned, week, herdId)),
      done: HERD_IDS.flatMap((herdId) => runs(done, week, herdId)),
      blocked: runs(blocked, week, null),
      restedDays: restedDays([...planned, ...done], week * DAYS_PER_WEEK),
    }));
    return { ...paddock, cells };
  });
}

function spansBy<Entry extends { readonly paddockId: string }>(
  entries: readonly Entry[],
  span: (entry: Entry) => Span,
): (paddockId: string) => readonly Span[] {
  const byPaddock = Map.groupBy(entries, ({ paddockId }) => paddockId);
  return (paddockId) => (byPaddock.get(paddockId) ?? []).map(span);
}

const HALF = 0.5;

/** The days of a week that are in any of a herd's spans. */
function runs(all: readonly Span[], week: number, herdId: HerdId | null): Run[] {
  const result: (Run & { days: number; ends: boolean })[] = [];
  const spans = all.filter((span) => span.herdId === herdId);
  if (spans.length === 0) return result;
  const isIn = (day: number) => spans.some((span) => span.in <= day && day < span.out);
  const goesOn = (day: number) => spans.some((span) => span.goesOn && span.out === day);
  for (let from = 0; from < DAYS_PER_WEEK; from += HALF) {
    const day = week * DAYS_PER_WEEK + from;
    if (!isIn(day)) continue;
    const ends = !isIn(day + HALF) && !goesOn(day + HALF);
    const last = result.at(-1);
    if (last && last.from + last.days === from)
      Object.assign(last, { days: last.days + HALF, ends });
    else result.push({ herdId, from, days: HALF, ends });
  }
  return result;
}

function restedDays(grazed: readonly Span[], day: number): number | null {
  if (grazed.some((span) => span.in < day + DAYS_PER_WEEK && span.out > day)) return null;
  const last = Math.max(...grazed.map(({ out }) => out).filter((out) => out <= day));
  return Number.isFinite(last) ? Math.floor(day - last) : null;
}
