import { addDays, type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import { unequalCycle, shares, wholeDayCycle } from "../paddocks/unequal.ts";
import { type BlockOut, type ChartPaddock, HOME, type PlanRow, type RestWindow } from "./types.ts";

export interface PlanInput {
  readonly start: CalendarDate;
  /** The first day without grazing; null plans until the rotations are done. */
  readonly end: CalendarDate | null;
  readonly rotations: number;
  readonly paddocks: readonly ChartPaddock[];
  readonly restWindows: readonly RestWindow[];
  /** Rest outside of every window. */
  readonly restDays: number;
  readonly blocks: readonly BlockOut[];
  /** The paddock that is grazed first in the order; the order goes on after it. */
  readonly firstId?: string | undefined;
  /** Grazings to plan, where some of the rotations are done. */
  readonly grazings?: number;
  /** Days the herd already spent in the first paddock. */
  readonly stayedDays?: number;
}

/** Nothing is planned further ahead, however often the herd has to wait. */
const HORIZON_DAYS = 400;

/** Rest wanted by a paddock left that day: of the first window that holds the day. */
export function restAfter(
  out: CalendarDate,
  windows: readonly RestWindow[],
  otherwise: number,
): number {
  return windows.find(({ from, to }) => from <= out && out <= to)?.days ?? otherwise;
}

/** Whether a paddock is kept empty that day. */
export function isBlocked(
  paddockId: string,
  day: CalendarDate,
  blocks: readonly BlockOut[],
): boolean {
  return blocks.some(
    (block) => block.paddockId === paddockId && block.from <= day && day <= block.to,
  );
}

/**
 * One grazing after another, in the order of the paddocks: the next one that is rested and open. Where
 * none is, days at home or on hay are put in; a rest is never made shorter. A stay ends before a
 * block-out begins, and when measured grass would be gone.
 */
export function planChart(input: PlanInput): PlanRow[] {
  const { start, end, paddocks, blocks } = input;
  const horizon = addDays(start, HORIZON_DAYS);
  const last = end !== null && end < horizon ? end : horizon;
  const wanted = input.grazings ?? input.rotations * paddocks.length;
  if (paddocks.length < 2) return [];
  const lastOut = new Map(paddocks.map(({ id, lastOut: out }) => [id, out]));
  const staysOf = stays(input);
  const rows: PlanRow[] = [];
  let next = Math.max(
    0,
    paddocks.findIndex(({ id }) => id === input.firstId),
  );
  let today = start;
  let grazings = 0;
  while (grazings < wanted && today < last) {
    const index = nextReady(input, lastOut, next, today, grazings === 0);
    const paddock = index === null ? undefined : paddocks[index];
    if (index === null || !paddock) {
      waitAtHome(rows, today);
      today = addDays(today, 1);
      continue;
    }
    const wish = staysOf(today)[index] ?? 1;
    const feed = paddock.feedDays ?? wish;
    const spent = grazings === 0 ? (input.stayedDays ?? 0) : 0;
    const days = Math.max(1, Math.min(wish, Math.max(1, Math.floor(feed))) - spent);
    const out = openUntil(paddock.id, today, days, blocks, last);
    rows.push({ paddockId: paddock.id, in: today, out });
    lastOut.set(paddock.id, out);
    grazings += 1;
    next = (index + 1) % paddocks.length;
    today = out;
  }
  return withoutWaitAtEnd(rows);
}

/** Whole-day stays of every paddock for the rest that is wanted on a day. */
function stays({ paddocks, restWindows, restDays }: PlanInput) {
  const parts = shares(paddocks);
  const known = new Map<number, readonly number[]>();
  return (day: CalendarDate): readonly number[] => {
    const rest = restAfter(day, restWindows, restDays);
    const found = known.get(rest);
    if (found) return found;
    const made = wholeDayCycle(parts, unequalCycle(parts, rest).cycleDays, rest).stays;
    known.set(rest, made);
    return made;
  };
}

/** The first paddock from `next` on, in a circle, that is rested and open today. */
function nextReady(
  { paddocks, restWindows, restDays, blocks, firstId }: PlanInput,
  lastOut: ReadonlyMap<string, CalendarDate | null>,
  next: number,
  today: CalendarDate,
  isFirst: boolean,
): number | null {
  for (let step = 0; step < paddocks.length; step += 1) {
    const index = (next + step) % paddocks.length;
    const paddock = paddocks[index];
    if (!paddock || isBlocked(paddock.id, today, blocks)) continue;
    const out = lastOut.get(paddock.id) ?? null;
    const herdIsThere = isFirst && step === 0 && paddock.id === firstId && out === null;
    const rested =
      herdIsThere ||
      out === null ||
      daysBetween(out, today) >= restAfter(out, restWindows, restDays);
    if (rested) return index;
  }
  return null;
}

/** The last day of a stay: as long as wished, but not into a block-out or past the season. */
function openUntil(
  paddockId: string,
  from: CalendarDate,
  days: number,
  blocks: readonly BlockOut[],
  last: CalendarDate,
): CalendarDate {
  let out = from;
  for (let day = 0; day < days && out < last; day += 1) {
    if (isBlocked(paddockId, out, blocks)) break;
    out = addDays(out, 1);
  }
  return out;
}

function waitAtHome(rows: PlanRow[], today: CalendarDate): void {
  const before = rows.at(-1);
  const out = addDays(today, 1);
  if (before?.paddockId === HOME) rows[rows.length - 1] = { ...before, out };
  else rows.push({ paddockId: HOME, in: today, out });
}

/** Waiting for a paddock that never comes is no plan. */
function withoutWaitAtEnd(rows: readonly PlanRow[]): PlanRow[] {
  return rows.at(-1)?.paddockId === HOME ? rows.slice(0, -1) : [...rows];
}
