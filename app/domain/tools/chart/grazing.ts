import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import type { Filled } from "../fields/field.ts";
import { HOME, type HerdId, type LogEntry, type RanchFile } from "../fields/fields.ts";
import {
  allowedLb,
  leastStay,
  type MoveStep,
  SLACK_LB,
  stayLength,
  stepOf,
  supplies,
  type Supply,
} from "../grass/balance.ts";
import { lbBetween, type LbOn } from "../grass/animal-units.ts";
import { sumOf } from "../numbers/figures.ts";
import { chartCycle, shares } from "../paddocks/sums.ts";
import { dayOf, daysAfter, daysFrom, type Moment } from "./moment.ts";
import { HERD_IDS, herdIdsOf, type PlanRow, staysOf } from "./stays.ts";

/** The fields without which there is no plan. */
export const PLAN_NEEDS = ["season.start", "season.restDays", "paddocks.acres"] as const;
export type PlanFile = Filled<RanchFile, (typeof PLAN_NEEDS)[number]>;

/** Each herd's animals, and the pounds that they eat on a day. */
export type Grazers = Readonly<Record<HerdId, { readonly head: number; readonly lbOn: LbOn }>>;

/** Pounds an acre of a paddock: eaten so far, planned, and what may be eaten in the whole year. */
export interface PaddockUse {
  readonly id: string;
  readonly name: string;
  readonly eatenLbAc: number;
  readonly plannedLbAc: number;
  /** Null if the year's growth is not known. */
  readonly allowedLbAc: number | null;
}

/** The longest plan, even if a herd keeps waiting. */
const HORIZON_DAYS = 400;

/**
 * The rest due after leaving a paddock on a day: that of the first window that contains the day, or else the season's.
 */
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

export const later = (a: Moment, b: Moment): Moment => (a < b ? b : a);

/** The paddocks during planning: when a herd last left each, and what the herds have eaten and will eat there. */
export class Grazing {
  /** No stay begins on this day or after it. */
  readonly last: CalendarDate;
  /** What sets `last`: the season's end, or the horizon, reached while a herd waits. */
  readonly ending: "season" | "waiting";
  readonly #file: PlanFile;
  readonly #grazers: Grazers;
  readonly #today: CalendarDate;
  readonly #step: MoveStep;
  readonly #supplies: ReadonlyMap<string, Supply>;
  /** Stays in the log that are not over. */
  readonly #running: readonly LogEntry[];
  /** Paddocks with a herd that has no animals to plan with: nobody knows when it leaves. */
  readonly #occupied: ReadonlySet<string>;
  readonly #left = new Map<string, Moment>();
  readonly #eaten = new Map<string, number>();
  readonly #planned = new Map<string, number>();
  readonly #rounds = new Map<string, number>();
  readonly #staysByRest = new Map<number, readonly number[]>();

  constructor(file: PlanFile, grazers: Grazers, today: CalendarDate) {
    this.#file = file;
    this.#grazers = grazers;
    this.#today = today;
    this.#step = stepOf(file.season);
    this.#supplies = new Map(supplies(file.paddocks, file).map((supply) => [supply.id, supply]));
    const { start, days } = file.season;
    // Counted from the last move, so that the plan's end does not change every day.
    const lastMove = file.log.reduce<Moment>((latest, entry) => later(latest, entry.in), start);
    const horizon = addDays(dayOf(lastMove), HORIZON_DAYS);
    const end = days === null ? null : addDays(start, days);
    this.ending = end !== null && end <= horizon ? "season" : "waiting";
    this.last = end !== null && end < horizon ? end : horizon;
    const stays = HERD_IDS.flatMap((id) => staysOf(file.log, id));
    this.#running = stays.filter(({ out }) => out === null);
    const planned = herdIdsOf(file.herdRows);
    const others = this.#running.filter(({ herdId }) => !planned.includes(herdId));
    this.#occupied = new Set(others.map(({ paddockId }) => paddockId));
    for (const stay of stays) this.#logged(stay);
  }

  get grassNotCounted(): boolean {
    return [...this.#supplies.values()].some(
      ({ yearLb, standingLb }) => yearLb === null && standingLb === null,
    );
  }

  #logged(stay: LogEntry): void {
    const { paddockId, out } = stay;
    const { start } = this.#file.season;
    if (out !== null) this.#leave(paddockId, out);
    if (out !== null && out <= start) return;
    add(this.#rounds, paddockId, 1);
    add(this.#eaten, paddockId, this.#eatenIn(stay, start, out ?? this.#together(paddockId).now));
  }

  /** Records when a paddock is left, unless a later moment is recorded already. */
  #leave(paddockId: string, out: Moment): void {
    this.#left.set(paddockId, later(this.#left.get(paddockId) ?? out, out));
  }

  /** What the herd of a stay eats on a day, and which part of that herd is in the stay. */
  #eatersOf(stay: LogEntry): { readonly lbOn: LbOn; readonly part: number } {
    const { head, lbOn } = this.#grazers[stay.herdId];
    return { lbOn, part: (stay.head ?? head) / head };
  }

  #eatenIn(stay: LogEntry, from: Moment, until: Moment): number {
    const { lbOn, part } = this.#eatersOf(stay);
    return lbBetween(lbOn, later(stay.in, from), until) * part;
  }

  #supply(id: string): Supply {
    return this.#supplies.get(id) ?? { id, yearLb: null, standingLb: null };
  }

  /**
   * The stays running in a paddock, the moment since which all of them are, and the moment until which they are known
   * to be: today, or later if one began this afternoon, since today is its morning.
   */
  #together(paddockId: string) {
    const here = this.#running.filter((stay) => stay.paddockId === paddockId);
    const since = here.map((stay) => stay.in).reduce(later);
    return { here, since, now: later(since, this.#today) };
  }

  /**
   * When the herd in a paddock must leave. Its grass is counted from the day the stay began, so that the answer does
   * not change from day to day. Herds there together count as one from the day the last of them came in.
   */
  dueIn(paddockId: string): Moment {
    const { here, since, now } = this.#together(paddockId);
    const from = later(since, this.#file.season.start);
    const eatenHere = sumOf(here, (stay) => this.#eatenIn(stay, from, now));
    const before = (this.#eaten.get(paddockId) ?? 0) - eatenHere;
    const round = (this.#rounds.get(paddockId) ?? 1) - (here.length - 1);
    const eaters = here.map((stay) => this.#eatersOf(stay));
    const lbOn: LbOn = (day) => sumOf(eaters, (each) => each.lbOn(day) * each.part);
    return this.#openUntil(paddockId, since, this.#days(paddockId, since, before, round, lbOn));
  }

  /** The remainder of a running stay; none if it should be over. */
  continueStay(stay: LogEntry, due: Moment): PlanRow[] {
    const { herdId, paddockId } = stay;
    const from = this.#together(paddockId).now;
    this.#leave(paddockId, later(from, due));
    if (from >= due) return [];
    add(this.#planned, paddockId, this.#eatenIn(stay, from, due));
    return [{ herdId, paddockId, in: from, out: due }];
  }

  /**
   * A herd's next stay: in the first paddock from `next` on that is rested, open and feeds the herd until it can be
   * moved; at home until the next move if no paddock with grass is ready; null if none has grass.
   */
  graze(herdId: HerdId, next: number, day: Moment): PlanRow | null {
    const { paddocks, season } = this.#file;
    const { lbOn } = this.#grazers[herdId];
    const each = leastStay(day, this.#step);
    let anyGrass = false;
    for (const { id } of [...paddocks.slice(next), ...paddocks.slice(0, next)]) {
      const eaten = (this.#eaten.get(id) ?? 0) + (this.#planned.get(id) ?? 0);
      const round = (this.#rounds.get(id) ?? 0) + 1;
      const allowed = allowedLb(this.#supply(id), eaten, round);
      if (allowed !== null && allowed + SLACK_LB < lbOn(dayOf(day)) * each) continue;
      anyGrass = true;
      const left = this.#left.get(id);
      const isRested = left === undefined || daysFrom(left, day) >= restAfter(season, dayOf(left));
      if (!isRested || this.#occupied.has(id) || isBlocked(id, dayOf(day), season)) continue;
      const out = this.#openUntil(id, day, this.#days(id, day, eaten, round, lbOn));
      this.#leave(id, out);
      add(this.#rounds, id, 1);
      add(this.#planned, id, lbBetween(lbOn, day, out));
      return { herdId, paddockId: id, in: day, out };
    }
    return anyGrass ? { herdId, paddockId: HOME, in: day, out: daysAfter(day, each) } : null;
  }

  /** Days of a stay: as many as the chart's cycle gives, or fewer if the grass does not feed the herds that long. */
  #days(id: string, from: Moment, eaten: number, round: number, lbOn: LbOn): number {
    const index = this.#file.paddocks.findIndex((each) => each.id === id);
    const most = this.#staysOn(dayOf(from))[index] ?? 1;
    return stayLength(allowedLb(this.#supply(id), eaten, round), lbOn, from, most, this.#step);
  }

  /** Every paddock's stay in the chart's cycle, for the rest due on a day. */
  #staysOn(day: CalendarDate): readonly number[] {
    const rest = restAfter(this.#file.season, day);
    const cached = this.#staysByRest.get(rest);
    if (cached) return cached;
    const herds = herdIdsOf(this.#file.herdRows).length;
    const { stays } = chartCycle(shares(this.#file.paddocks, herds), rest, this.#step, herds);
    this.#staysByRest.set(rest, stays);
    return stays;
  }

  /** The end of a stay of that many days, cut short by a closed paddock or the end of the season. */
  #openUntil(paddockId: string, from: Moment, days: number): Moment {
    const each = leastStay(from, this.#step);
    let out = from;
    for (let left = days; left > 0 && out < this.last; left -= each) {
      if (isBlocked(paddockId, dayOf(out), this.#file.season)) break;
      out = daysAfter(out, each);
    }
    return out;
  }

  use(): PaddockUse[] {
    return this.#file.paddocks.map(({ id, name, acres }) => {
      const { yearLb } = this.#supply(id);
      return {
        id,
        name,
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
