import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { daysAfter, daysFrom } from "./moment.ts";
import { HOME, type HerdId, type LogEntry, type RanchFile } from "../fields/fields.ts";
import { newEntry } from "../fields/new.ts";
import { HERD_IDS, paddockName, staysOf } from "./stays.ts";
import { solve } from "../planner.ts";
import { CHART } from "../planners/chart.ts";
import { daysOf, unitDays } from "./figures.ts";
import { sumOf } from "../numbers/figures.ts";
import { type LogChange, moveHerd } from "./log.ts";
import { seasonEnd, shifted, yearsUntilOpen } from "./season-dates.ts";

/** One paddock's plan in one season. */
type Planned = RanchFile["years"][number];
export type Year = ReturnType<typeof yearTables>[number];

/** Each paddock's plan for the season as it was before the first move, from the current numbers. */
function plannedRows(file: RanchFile, start: CalendarDate): RanchFile["years"] {
  const plan = solve(CHART, { ...file, log: [] }, start);
  return file.paddocks.map(({ id, name, acres }) => {
    const stays = plan.ok ? plan.value.rows.filter(({ paddockId }) => paddockId === id) : null;
    const days = stays && sumOf(stays, (row) => daysFrom(row.in, row.out));
    const planned = stays && sumOf(stays, (row) => unitDays(file, row, start));
    return newEntry("years", {
      id: `${start.slice(0, 4)}-${id}`,
      from: start,
      to: seasonEnd(file, start),
      paddockId: id,
      name,
      acres,
      plannedDays: days,
      plannedUnitDaysAc: planned === null || !acres ? null : planned / acres,
    });
  });
}

/** The earlier years and this one, planned against done, the newest first. A stay belongs to the year it ends in. */
export function yearTables(file: RanchFile, today: CalendarDate) {
  const { start } = file.season;
  const rows = [...file.years, ...(start === null ? [] : plannedRows(file, start))];
  const years = [...Map.groupBy(rows, ({ from }) => from)].toSorted(([a], [b]) => (a < b ? 1 : -1));
  const yearOf = ({ out }: LogEntry) =>
    years.find(([from]) => from < (out ?? addDays(today, 1)))?.[0];
  const stays = HERD_IDS.flatMap((herdId) => staysOf(file.log, herdId)).filter(
    ({ paddockId }) => paddockId !== HOME,
  );
  const done = Map.groupBy(stays, yearOf);
  return years.map(([from, planned]) => {
    const own = done.get(from) ?? [];
    const unplanned = own.filter(
      (stay) => !planned.some(({ paddockId }) => paddockId === stay.paddockId),
    );
    const others = [...new Set(unplanned.map(({ paddockId }) => paddockId))].map((paddockId) =>
      unplannedRow(file, paddockId),
    );
    return {
      year: from.slice(0, 4),
      from,
      to: planned[0]?.to ?? from,
      rows: [...planned, ...others].map((row) => yearRow(file, row, own, today)),
      /** The average herd of the days grazed, in animal units; null if it is not known. */
      averageUnits: averageUnits(file, own, today),
    };
  });
}

/** A row for a paddock that the year's plan did not have. */
function unplannedRow(file: RanchFile, paddockId: string): Planned {
  const acres = file.paddocks.find(({ id }) => id === paddockId)?.acres ?? null;
  return newEntry("years", { id: paddockId, paddockId, name: paddockName(file, paddockId), acres });
}

function yearRow(file: RanchFile, row: Planned, stays: readonly LogEntry[], today: CalendarDate) {
  const own = stays.filter(({ paddockId }) => paddockId === row.paddockId);
  const units = own.map((stay) => unitDays(file, stay, today)).filter((each) => each !== null);
  return {
    ...row,
    actualDays: sumOf(own, (stay) => daysOf(stay, today)),
    actualUnitDaysAc:
      !row.acres || units.length < own.length ? null : sumOf(units, (each) => each) / row.acres,
  };
}

/**
 * The animal units on the days grazed, on average; null if none was, or the herd's numbers are missing. Herds that graze
 * on one day add up.
 */
function averageUnits(
  file: RanchFile,
  stays: readonly LogEntry[],
  today: CalendarDate,
): number | null {
  const all = stays.map((stay) => unitDays(file, stay, today)).filter((each) => each !== null);
  const halfDays = new Set(
    stays.flatMap((stay) =>
      Array.from({ length: 2 * daysOf(stay, today) }, (_, half) => daysAfter(stay.in, half / 2)),
    ),
  );
  return halfDays.size === 0 || all.length === 0
    ? null
    : sumOf(all, (each) => each) / (halfDays.size / 2);
}

/** A season this long leaves no gap before the next, so herds stay where they are. */
const ALL_YEAR_DAYS = 365;

/** Each herd's stay in a paddock that the log still has open when the season is over. */
export const openStays = ({ log, season }: Pick<RanchFile, "log" | "season">): LogEntry[] =>
  HERD_IDS.flatMap((herdId) => {
    if (season.days !== null && season.days >= ALL_YEAR_DAYS) return [];
    const last = staysOf(log, herdId).at(-1);
    return last?.out === null && last.paddockId !== HOME ? [last] : [];
  });

/**
 * The ranch with every herd that is still in a paddock sent home before the next season, or the first herd that cannot
 * be.
 *
 * @param on the day on which the herd left a stay.
 */
export function sentHome(
  file: RanchFile,
  on: (stay: LogEntry) => CalendarDate,
  now: string,
  newId: () => string,
): Extract<LogChange, { ok: true }> | (Extract<LogChange, { ok: false }> & { herdId: HerdId }) {
  let home = file;
  for (const stay of openStays(file)) {
    const { herdId, head } = stay;
    const move = newEntry("log", { id: newId(), herdId, paddockId: HOME, in: on(stay), head });
    const change = moveHerd(home, move, null, now);
    if (!change.ok) return { ...change, herdId };
    home = change.file;
  }
  return { ok: true, file: home };
}

/**
 * The ranch at the start of its next season. What this one planned is kept, the log and the rain stay, dates move by as
 * many years as it takes for the season not to be over, and last year's triggers are removed.
 */
export function startNewYear(file: RanchFile, today: CalendarDate): RanchFile {
  const { start } = file.season;
  if (start === null) return file;
  const kept = plannedRows(file, start);
  return {
    ...shifted({ ...file, triggers: [] }, yearsUntilOpen(file, today, 1)),
    years: [...file.years.filter(({ from }) => from.slice(0, 4) !== start.slice(0, 4)), ...kept],
  };
}
