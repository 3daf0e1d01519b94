import { type CalendarDate, daysBetween } from "../../dates/calendar-date.ts";
import { HOME, type HerdId, type LogEntry } from "../fields/fields.ts";
import { ROUNDS } from "../grass/balance.ts";
import { sumOf } from "../numbers/figures.ts";
import { type Grazers, Grazing, later, type PaddockUse, type PlanFile } from "./grazing.ts";
import { dayOf, daysFrom, type Moment } from "./moment.ts";
import { HERD_IDS, herdIdsOf, type PlanRow, seasonStays } from "./stays.ts";

/** A planned move. `lateDays` is how long ago it was due. */
export interface Move extends PlanRow {
  readonly lateDays: number;
}

export interface HerdPlan {
  readonly herdId: HerdId;
  /** Planned stays, with the remainder of the running one. */
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
}

export interface ChartPlan {
  /** The herds that have animals. */
  readonly herds: readonly HerdPlan[];
  /** The stays of all herds, in the order in which they end. */
  readonly rows: readonly PlanRow[];
  /** What all herds take. */
  readonly use: readonly PaddockUse[];
  /** Some paddock has neither heights nor a year's growth, so its dates only divide up the rest. */
  readonly grassNotCounted: boolean;
  /** The log has moves of a herd without animals. What it grazed counts, but its next moves are not planned. */
  readonly isHerdMissing: boolean;
}

/**
 * Plans stays one after another, starting from the log, each in the next paddock in order that is rested, open and has
 * grass. If there is none, the herd waits at home or on hay; rest is never cut. A stay lasts whole days, or half ones
 * if the herd is moved in afternoons too: as many as the rest requires or as the grass feeds, whichever is fewer. An
 * overdue move is planned for today; nothing else changes from one day to the next.
 *
 * Herds share the paddocks. The one that moves first chooses first; of two that move on one day, the one that has
 * waited longer. So no paddock is planned for two herds at a time, and each gets only the grass that the other has
 * left.
 */
export function planGrazing(file: PlanFile, grazers: Grazers, today: CalendarDate): ChartPlan {
  const grazing = new Grazing(file, grazers, today);
  const { paddocks, log, season } = file;
  const logged = HERD_IDS.map((id) => seasonStays(log, id, season.start));
  const done = sumOf(logged, (own) => own.filter(({ paddockId }) => paddockId !== HOME).length);
  let grazings = Math.max(paddocks.length, ROUNDS * paddocks.length - done);
  const herdIds = herdIdsOf(file.herdRows);
  const herds: HerdPlan[] = [];
  let moving = herdIds.map((herdId) => startOf(herdId, file, grazing, today));
  while (moving.length > 0) {
    const herd = moving.reduce((first, each) => (choosesBefore(each, first) ? each : first));
    const next = planNext(herd, grazing, grazings);
    if (typeof next === "string") {
      herds.push(finished(herd, next, today));
      moving = moving.filter((each) => each !== herd);
    } else {
      addRow(herd, next, file);
      if (next.paddockId !== HOME) grazings -= 1;
    }
  }
  return {
    herds: herds.toSorted((a, b) => herdIds.indexOf(a.herdId) - herdIds.indexOf(b.herdId)),
    rows: herds.flatMap(({ rows }) => rows).toSorted((a, b) => daysFrom(b.out, a.out)),
    use: grazing.use(),
    grassNotCounted: grazing.grassNotCounted,
    isHerdMissing: logged.some(([stay]) => stay && !herdIds.includes(stay.herdId)),
  };
}

/** A herd while it is planned. */
interface Planned {
  readonly herdId: HerdId;
  /** Where the log has it; null without an open stay. */
  readonly here: HerdPlan["here"];
  readonly isLogged: boolean;
  readonly lateDays: number;
  readonly rows: PlanRow[];
  /** The first moment that is planned. */
  readonly from: Moment;
  /** The moment of its next move. */
  day: Moment;
  /** The index of the paddock whose turn is next. */
  next: number;
}

/** Whether the first herd chooses its next paddock before the second. */
function choosesBefore(a: Planned, b: Planned): boolean {
  return a.day < b.day || (a.day === b.day && readySince(a) < readySince(b));
}

/** The moment since which a herd could move: its arrival at home, if it waits there. */
function readySince({ rows, day }: Planned): Moment {
  const last = rows.at(-1);
  return last?.paddockId === HOME ? last.in : day;
}

/** A herd's next stay, or why there is none. */
function planNext(
  { herdId, next, day }: Planned,
  grazing: Grazing,
  grazings: number,
): PlanRow | HerdPlan["ends"]["why"] {
  if (day >= grazing.last) return grazing.ending;
  return grazings === 0 ? "rounds" : (grazing.graze(herdId, next, day) ?? "grass");
}

/** A herd at the start of planning, from the log, with the remainder of its running stay. */
function startOf(herdId: HerdId, file: PlanFile, grazing: Grazing, today: CalendarDate): Planned {
  const { paddocks, season } = file;
  const indexOf = ({ paddockId }: LogEntry) => paddocks.findIndex(({ id }) => id === paddockId);
  const own = seasonStays(file.log, herdId, season.start);
  const latest = own.at(-1);
  const lastReal = own.findLast((stay) => indexOf(stay) >= 0);
  const rows: PlanRow[] = [];
  let here: HerdPlan["here"] = null;
  let due: Moment | null = null;
  let from: Moment = season.start;
  if (latest) {
    const { paddockId } = latest;
    if (latest.out === null) {
      due = indexOf(latest) < 0 ? null : grazing.dueIn(paddockId);
      here = { paddockId, since: latest.in, due };
    }
    from = later(due ?? latest.out ?? latest.in, today);
    if (due !== null) rows.push(...grazing.continueStay(latest, due));
    // At home since last year, it waits for the season's first day.
    else from = later(from, season.start);
  }
  const ended = due ?? latest?.out;
  const lateDays = ended ? Math.max(0, daysBetween(dayOf(ended), today)) : 0;
  const next = ((lastReal ? indexOf(lastReal) : -1) + 1) % paddocks.length;
  return { herdId, here, isLogged: own.length > 0, lateDays, rows, from, day: from, next };
}

/** Adds a stay to a herd's plan. Days at home that follow each other are one stay. */
function addRow(herd: Planned, row: PlanRow, { paddocks }: PlanFile): void {
  const { rows } = herd;
  const before = rows.at(-1);
  herd.day = row.out;
  if (row.paddockId !== HOME)
    herd.next = (paddocks.findIndex(({ id }) => id === row.paddockId) + 1) % paddocks.length;
  if (row.paddockId === HOME && before?.paddockId === HOME)
    rows[rows.length - 1] = { ...before, out: row.out };
  else rows.push(row);
}

/** A herd's plan and its moves from today on. */
function finished(herd: Planned, why: HerdPlan["ends"]["why"], today: CalendarDate): HerdPlan {
  const { herdId, from, isLogged, lateDays } = herd;
  // Drops a final wait, for a paddock that never gets ready. After two rounds it stays: the other herd used them up.
  const isVain = why !== "rounds" && herd.rows.at(-1)?.paddockId === HOME;
  const rows = isVain ? herd.rows.slice(0, -1) : herd.rows;
  const on = rows.at(-1)?.out ?? from;
  // On the day of a planned move, the herd is still in the paddock that it leaves.
  const row = rows.find((each) => each.in < today && today <= each.out);
  const planned = row ? { paddockId: row.paddockId, since: row.in, due: row.out } : null;
  const here = isLogged ? herd.here : planned;
  const isGrazing = here !== null && here.paddockId !== HOME;
  const ahead = rows.filter((each) => each.in >= today && each.in >= from);
  // A herd that already waits at home is not sent there.
  const next = ahead[0]?.paddockId === HOME && !isGrazing ? ahead.slice(1) : ahead;
  const isGone = why !== "rounds" && (rows.length > 0 || herd.here?.due) && on >= today;
  const home = isGone ? [{ herdId, paddockId: HOME, in: on, out: on }] : [];
  const moves = [...next, ...home].map((each, index) => ({
    ...each,
    lateDays: index === 0 && dayOf(each.in) <= today ? lateDays : 0,
  }));
  return { herdId, rows, moves, here, ends: { on, why: isVain ? "waiting" : why } };
}
