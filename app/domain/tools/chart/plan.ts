import { addDays, type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import { unequalCycle, shares, wholeDayCycle } from "../paddocks/unequal.ts";
import { type BlockOut, type ChartPaddock, HOME, type PlanRow, type RestWindow } from "./types.ts";

export interface PlanInput {
  readonly start: CalendarDate;
  /** The first day without grazing; null to plan all rotations. */
  readonly end: CalendarDate | null;
  readonly rotations: number;
  readonly paddocks: readonly ChartPaddock[];
  readonly restWindows: readonly RestWindow[];
  /** Days of rest outside all rest windows. */
  readonly restDays: number;
  readonly blocks: readonly BlockOut[];
  /** The paddock to start with; the order continues after it. */
  readonly firstId?: string | undefined;
  /** The number of grazings to plan, if some of the rotations are done. */
  readonly grazings?: number;
  /** Days the herd has already spent in the first paddock. */
  readonly stayedDays?: number;
}

/** The plan ends here, however often the herd has to wait. */
const HORIZON_DAYS = 400;

/** The rest due after leaving a paddock on a day: that of the first window with the day. */
export function restAfter(
  out: CalendarDate,
  windows: readonly RestWindow[],
  otherwise: number,
): number {
  return windows.find(({ from, to }) => from <= out && out <= to)?.days ?? otherwise;
}

/** Whether a paddock must stay empty that day. */
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
 * Plans one grazing after another, each in the next paddock in order that is rested and open. If none is, the
 * herd waits at home or on hay; rest is never shortened. A stay ends before a block-out starts, and when the
 * measured grass runs out.
 */
export function planChart(input: PlanInput): PlanRow[] {
  const { start, end, paddocks, blocks } = input;
  const horizon = addDays(start, HORIZON_DAYS);
  const last = end !== null && end < horizon ? end : horizon;
  const target = input.grazings ?? input.rotations * paddocks.length;
  if (paddocks.length < 2) return [];
  const lastOut = new Map(paddocks.map(({ id, lastOut: out }) => [id, out]));
  const staysOn = createStays(input);
  const rows: PlanRow[] = [];
  let next = Math.max(
    0,
    paddocks.findIndex(({ id }) => id === input.firstId),
  );
  let today = start;
  let grazings = 0;
  while (grazings < target && today < last) {
    const index = nextReady(input, lastOut, next, today, grazings === 0);
    const paddock = index === null ? undefined : paddocks[index];
    if (index === null || !paddock) {
      waitAtHome(rows, today);
      today = addDays(today, 1);
      continue;
    }
    const planned = staysOn(today)[index] ?? 1;
    const feed = paddock.feedDays ?? planned;
    const spent = grazings === 0 ? (input.stayedDays ?? 0) : 0;
    const days = Math.max(1, Math.min(planned, Math.max(1, Math.floor(feed))) - spent);
    const out = openUntil(paddock.id, today, days, blocks, last);
    rows.push({ paddockId: paddock.id, in: today, out });
    lastOut.set(paddock.id, out);
    grazings += 1;
    next = (index + 1) % paddocks.length;
    today = out;
  }
  return withoutFinalWait(rows);
}

/** Returns a function for every paddock's stay in whole days, with the rest due on a given day. */
function createStays({ paddocks, restWindows, restDays }: PlanInput) {
  const parts = shares(paddocks);
  const cache = new Map<number, readonly number[]>();
  return (day: CalendarDate): readonly number[] => {
    const rest = restAfter(day, restWindows, restDays);
    const cached = cache.get(rest);
    if (cached) return cached;
    const { stays } = wholeDayCycle(parts, unequalCycle(parts, rest).cycleDays, rest);
    cache.set(rest, stays);
    return stays;
  };
}

/** The first paddock from `next` on, wrapping around, that is rested and open today. */
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

/** The out day of a stay of that many days, cut short by a block-out or the end of the season. */
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

/** Drops a wait at the end, for a paddock that never gets ready. */
function withoutFinalWait(rows: readonly PlanRow[]): PlanRow[] {
  return rows.at(-1)?.paddockId === HOME ? rows.slice(0, -1) : [...rows];
}
