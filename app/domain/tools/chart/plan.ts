import { addDays, type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import type { Filled } from "../fields/field.ts";
import { HOME, type HerdId, type LogEntry, type RanchFile } from "../fields/fields.ts";
import {
  allowedLb,
  leastStay,
  type MoveStep,
  ROUNDS,
  SLACK_LB,
  stayLength,
  stepOf,
  supplies,
  type Supply,
} from "../grass/balance.ts";
import { lbBetween, type LbOn } from "../grass/animal-units.ts";
import { HERD_IDS, type PlanRow, seasonStays, type Stay, staysOf } from "./stays.ts";
import { chartCycle, shares } from "../paddocks/sums.ts";
import { dayOf, daysAfter, daysFrom, type Moment } from "./moment.ts";

/** What a plan cannot do without. */
export const PLAN_NEEDS = ["season.start", "season.restDays", "paddocks.acres"] as const;
type PlanFile = Filled<RanchFile, (typeof PLAN_NEEDS)[number]>;

/** A planned move. `lateDays` is how long ago it was due. */
export interface Move extends PlanRow {
  readonly lateDays: number;
}

/** Pounds an acre of a paddock: eaten so far, planned, and what may be eaten in the whole year. */
interface PaddockUse {
  readonly id: string;
  readonly eatenLbAc: number;
  readonly plannedLbAc: number;
  /** Null if the year's growth is not known. */
  readonly allowedLbAc: number | null;
}

export interface ChartPlan {
  /** Planned stays, with the rest of the one that is running. */
  readonly rows: readonly PlanRow[];
  /** Moves from today on. */
  readonly moves: readonly Move[];
  readonly here: {
    readonly paddockId: string;
    readonly since: Moment;
    readonly due: Moment | null;
  } | null;
  /**
   * When the plan ends, and why: the paddocks have given their share, the season is over, two rounds
   * are planned, or no paddock is ready in time.
   */
  readonly ends: {
    readonly on: Moment;
    readonly why: "grass" | "season" | "rounds" | "waiting";
  };
  readonly use: readonly PaddockUse[];
  /** Some paddock has neither heights nor a year's growth, so its dates only share out the rest. */
  readonly grassNotCounted: boolean;
  /** There is another herd. What it has grazed counts, what it will graze does not. */
  readonly hasOtherHerd: boolean;
}

/** The plan ends here, however often the herd has to wait. */
const HORIZON_DAYS = 400;

/** The rest due after leaving a paddock on a day: that of the first window with the day. */
export function restAfter(
  { rest, restDays }: Pick<RanchFile["season"], "rest" | "restDays">,
  out: CalendarDate,
): number {
  const window = rest.find(({ from, to, days }) => days !== null && from <= out && out <= to);
  return window?.days ?? restDays ?? 0;
}

/** Whether a paddock must stay empty that day. */
export function isBlocked(
  paddockId: string,
  day: CalendarDate,
  { blocks }: Pick<RanchFile["season"], "blocks">,
): boolean {
  return blocks.some(
    (block) => block.paddockId === paddockId && block.from <= day && day <= block.to,
  );
}

/**
 * Plans one grazing after another from what is in the log, each in the next paddock in order that is rested, open
 * and has grass. If none is, the herd waits at home or on hay; rest is never cut. A stay lasts whole days, or half ones
 * if the herd is moved in afternoons too: as many as the rest asks for and the grass feeds, whichever is fewer. A move
 * that is overdue is planned for today; nothing else changes from one day to the next.
 */
export function planGrazing(
  file: PlanFile,
  herdId: HerdId,
  herd: Grazers,
  today: CalendarDate,
): ChartPlan {
  const state = new Grazing(file, herdId, herd, today);
  const { paddocks } = file;
  const { start } = file.season;
  const own = seasonStays(file.log, herdId, start);
  const latest = own.at(-1);
  const isOpen = latest !== undefined && latest.out === null;
  const isInPaddock = isOpen && paddocks.some(({ id }) => id === latest.entry.paddockId);
  let late = 0;
  let day: Moment = start;
  let here: ChartPlan["here"] = null;
  if (latest) {
    const { paddockId } = latest.entry;
    if (isInPaddock) {
      const due = state.dueOf(latest);
      here = { paddockId, since: latest.in, due };
      late = Math.max(0, daysBetween(dayOf(due), today));
      day = due < today ? today : due;
      state.continueStay(latest, due);
    } else {
      day = latest.out ?? latest.in;
      if (isOpen) here = { paddockId, since: latest.in, due: null };
      else late = Math.max(0, daysBetween(dayOf(day), today));
      // At home since last year, it waits for the season's first day.
      day = later(later(day, today), start);
    }
  }
  const done = own.filter(({ entry }) => entry.paddockId !== HOME).length;
  const grazings = Math.max(paddocks.length, ROUNDS * paddocks.length - done);
  const lastReal = own.findLast(({ entry }) => paddocks.some(({ id }) => id === entry.paddockId));
  const ends = state.plan(lastReal?.entry.paddockId ?? null, day, grazings);
  const rows = state.rows;
  if (own.length === 0) {
    // On the day of a move the herd is still where it comes from.
    const row = rows.find((each) => each.in < today && today <= each.out);
    here = row ? { paddockId: row.paddockId, since: row.in, due: row.out } : null;
  }
  const isGrazing = here !== null && here.paddockId !== HOME;
  const ahead = rows.filter((row) => row.in >= today && row.in >= day);
  // A herd that waits at home is not sent there.
  const nextRows = ahead[0]?.paddockId === HOME && !isGrazing ? ahead.slice(1) : ahead;
  const leaves = ends.why !== "rounds" && (rows.length > 0 || isInPaddock) && ends.on >= today;
  const last = leaves ? [{ paddockId: HOME, in: ends.on, out: ends.on }] : [];
  const moves = [...nextRows, ...last].map((row, index) => ({
    ...row,
    lateDays: index === 0 && dayOf(row.in) <= today ? late : 0,
  }));
  const hasOtherHerd = file.herdRows.some((row) => row.herd !== herdId);
  const { grassNotCounted } = state;
  return { rows, moves, here, ends, use: state.use(), grassNotCounted, hasOtherHerd };
}

interface Grazers {
  readonly head: number;
  readonly lbOn: LbOn;
}

/** The paddocks while they are planned: when they were left, and what was eaten of them. */
class Grazing {
  readonly rows: PlanRow[] = [];
  readonly #file: PlanFile;
  readonly #herdId: HerdId;
  readonly #herd: Grazers;
  readonly #today: CalendarDate;
  readonly #step: MoveStep;
  readonly #supplies: ReadonlyMap<string, Supply>;
  readonly #last: CalendarDate;
  readonly #ending: "season" | "waiting";
  readonly #left = new Map<string, Moment>();
  readonly #eaten = new Map<string, number>();
  readonly #planned = new Map<string, number>();
  readonly #rounds = new Map<string, number>();
  readonly #occupied = new Set<string>();
  readonly #staysByRest = new Map<number, readonly number[]>();

  constructor(file: PlanFile, herdId: HerdId, herd: Grazers, today: CalendarDate) {
    this.#file = file;
    this.#herdId = herdId;
    this.#herd = herd;
    this.#today = today;
    this.#step = stepOf(file.season);
    this.#supplies = new Map(supplies(file.paddocks, file).map((supply) => [supply.id, supply]));
    const { start, days } = file.season;
    // From the last move, so that the plan's end does not change with the day.
    const latest = staysOf(file.log, herdId).at(-1);
    const horizon = addDays(dayOf(later(start, latest?.in ?? start)), HORIZON_DAYS);
    const end = days === null ? null : addDays(start, days);
    this.#ending = end !== null && end <= horizon ? "season" : "waiting";
    this.#last = end !== null && end < horizon ? end : horizon;
    for (const id of HERD_IDS) for (const stay of staysOf(file.log, id)) this.#logged(stay);
  }

  get grassNotCounted(): boolean {
    return [...this.#supplies.values()].some(
      ({ yearLb, standingLb }) => yearLb === null && standingLb === null,
    );
  }

  #logged({ entry, in: entered, out }: Stay): void {
    const { paddockId, herdId } = entry;
    const { start } = this.#file.season;
    const isOther = herdId !== this.#herdId;
    if (out === null && isOther) this.#occupied.add(paddockId);
    const left = this.#left.get(paddockId);
    if (out !== null && (left === undefined || left < out)) this.#left.set(paddockId, out);
    if (out !== null && out <= start) return;
    add(this.#rounds, paddockId, isOther ? 0 : 1);
    add(this.#eaten, paddockId, this.#eatenIn(entry, later(entered, start), out ?? this.#today));
  }

  #eatenIn(entry: LogEntry, from: Moment, until: Moment): number {
    return lbBetween(this.#herd.lbOn, from, until) * this.#part(entry);
  }

  /** How much of the herd was in a stay. */
  #part({ head }: LogEntry): number {
    return (head ?? this.#herd.head) / this.#herd.head;
  }

  #supply(id: string): Supply {
    return this.#supplies.get(id) ?? { id, acres: Number.NaN, yearLb: null, standingLb: null };
  }

  /** When the herd must leave: a stay's grass is that of the day it came in, whatever day is today. */
  dueOf({ entry, in: entered }: Stay): Moment {
    const { paddockId } = entry;
    const eatenHere = this.#eatenIn(entry, later(entered, this.#file.season.start), this.#today);
    const before = (this.#eaten.get(paddockId) ?? 0) - eatenHere;
    const round = this.#rounds.get(paddockId) ?? 1;
    const days = this.#days(paddockId, entered, before, round, this.#part(entry));
    return this.#openUntil(paddockId, entered, days);
  }

  /** The rest of the stay that is running. */
  continueStay({ entry, in: entered }: Stay, due: Moment): void {
    const from = later(entered, this.#today);
    this.#left.set(entry.paddockId, later(from, due));
    if (from >= due) return;
    this.rows.push({ paddockId: entry.paddockId, in: from, out: due });
    add(this.#planned, entry.paddockId, this.#eatenIn(entry, from, due));
  }

  /** Plans stays from a moment on, starting after a paddock, and returns where it ends. */
  plan(afterId: string | null, from: Moment, grazings: number): ChartPlan["ends"] {
    const { paddocks } = this.#file;
    const firstRow = this.rows.length;
    let next = (paddocks.findIndex(({ id }) => id === afterId) + 1) % Math.max(1, paddocks.length);
    let [day, done] = [from, 0];
    const ended = (why: ChartPlan["ends"]["why"]) => {
      // A wait at the end, for a paddock that never gets ready, is no plan.
      if (this.rows.length > firstRow && this.rows.at(-1)?.paddockId === HOME) this.rows.pop();
      return { on: this.rows.at(-1)?.out ?? from, why };
    };
    while (day < this.#last) {
      if (done >= grazings || paddocks.length < 2) return ended("rounds");
      const ready = this.#nextReady(next, day);
      if (ready === null) return ended("grass");
      if (ready.days === 0) {
        day = this.#wait(day);
        continue;
      }
      const out = this.#openUntil(ready.id, day, ready.days);
      this.#add({ paddockId: ready.id, in: day, out });
      add(this.#rounds, ready.id, 1);
      this.#left.set(ready.id, out);
      next = (ready.index + 1) % paddocks.length;
      done += 1;
      day = out;
    }
    return ended(this.#ending);
  }

  /**
   * The first paddock from `next` on that is rested, open and feeds the herd until it can be moved; with no days if
   * all that have grass are resting; null if none has.
   */
  #nextReady(
    next: number,
    day: Moment,
  ): { readonly id: string; readonly index: number; readonly days: number } | null {
    const { paddocks, season } = this.#file;
    const least = this.#herd.lbOn(dayOf(day)) * leastStay(day, this.#step);
    let anyGrass = false;
    for (let step = 0; step < paddocks.length; step += 1) {
      const index = (next + step) % paddocks.length;
      const id = paddocks[index]?.id ?? "";
      const eaten = (this.#eaten.get(id) ?? 0) + (this.#planned.get(id) ?? 0);
      const round = (this.#rounds.get(id) ?? 0) + 1;
      const allowed = allowedLb(this.#supply(id), eaten, round);
      if (allowed !== null && allowed + SLACK_LB < least) continue;
      anyGrass = true;
      const left = this.#left.get(id);
      const isRested = left === undefined || daysFrom(left, day) >= restAfter(season, dayOf(left));
      if (isRested && !this.#occupied.has(id) && !isBlocked(id, dayOf(day), season))
        return { id, index, days: this.#days(id, day, eaten, round, 1) };
    }
    return anyGrass ? { id: HOME, index: next, days: 0 } : null;
  }

  /** Days of a stay: as many as rest asks for, and as the grass feeds the herd. */
  #days(id: string, from: Moment, eaten: number, round: number, factor: number): number {
    const index = this.#file.paddocks.findIndex((each) => each.id === id);
    const most = this.#staysOn(dayOf(from))[index] ?? 1;
    const allowed = allowedLb(this.#supply(id), eaten, round);
    return stayLength(allowed, (day) => this.#herd.lbOn(day) * factor, from, most, this.#step);
  }

  /** Every paddock's stay as the chart plans it, for the rest due on a day. */
  #staysOn(day: CalendarDate): readonly number[] {
    const rest = restAfter(this.#file.season, day);
    const cached = this.#staysByRest.get(rest);
    if (cached) return cached;
    const parts = shares(this.#file.paddocks);
    const stays = parts.length < 2 ? [] : chartCycle(parts, rest, this.#step).stays;
    this.#staysByRest.set(rest, stays);
    return stays;
  }

  /** The end of a stay of that many days, cut short by a closed paddock or the end of the season. */
  #openUntil(paddockId: string, from: Moment, days: number): Moment {
    const each = leastStay(from, this.#step);
    let out = from;
    for (let left = days; left > 0 && out < this.#last; left -= each) {
      if (isBlocked(paddockId, dayOf(out), this.#file.season)) break;
      out = daysAfter(out, each);
    }
    return out;
  }

  #add(row: PlanRow): void {
    this.rows.push(row);
    add(this.#planned, row.paddockId, lbBetween(this.#herd.lbOn, row.in, row.out));
  }

  #wait(day: Moment): Moment {
    const before = this.rows.at(-1);
    const out = daysAfter(day, leastStay(day, this.#step));
    if (before?.paddockId === HOME) this.rows[this.rows.length - 1] = { ...before, out };
    else this.rows.push({ paddockId: HOME, in: day, out });
    return out;
  }

  use(): PaddockUse[] {
    return this.#file.paddocks.map(({ id, acres }) => {
      const { yearLb } = this.#supply(id);
      return {
        id,
        eatenLbAc: (this.#eaten.get(id) ?? 0) / acres,
        plannedLbAc: (this.#planned.get(id) ?? 0) / acres,
        allowedLbAc: yearLb === null ? null : yearLb / acres,
      };
    });
  }
}

function add(sums: Map<string, number>, id: string, amount: number): void {
  sums.set(id, (sums.get(id) ?? 0) + amount);
}

const later = (a: Moment, b: Moment): Moment => (a < b ? b : a);
