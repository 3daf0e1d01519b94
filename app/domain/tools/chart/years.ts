import { type CalendarDate, dateParts, daysBetween } from "../../dates/calendar-date.ts";
import type { LogEntry, RanchFile } from "../fields/fields.ts";
import { newEntry } from "../fields/file.ts";
import { solve } from "../planner.ts";
import { planChart } from "../planners/chart.ts";
import { HERD } from "../planners/herd.ts";
import { unitDaysPerAcre } from "./figures.ts";
import { staysOf } from "./plan.ts";
import { seasonEnd, shifted, yearsLater } from "./season-dates.ts";

/** Animal-unit days per acre of a logged stay until a day; null if a number is missing. */
export function loggedUnitDays(
  file: RanchFile,
  entry: LogEntry,
  today: CalendarDate,
): number | null {
  const acres = file.paddocks.find(({ id }) => id === entry.paddockId)?.acres;
  const herd = solve(HERD, file, today);
  if (!acres || !herd.ok) return null;
  const { head, units } = herd.value.ofHerd(entry.herdId);
  const days = Math.max(0, daysBetween(entry.in, entry.out ?? today));
  return unitDaysPerAcre(((entry.head ?? head) * units) / head, days, acres);
}

/** What a season planned and what was done in one paddock. */
export interface YearRow {
  readonly paddockId: string;
  readonly name: string;
  readonly acres: number | null;
  readonly plannedDays: number | null;
  readonly actualDays: number;
  readonly plannedUnitDaysAc: number | null;
  readonly actualUnitDaysAc: number | null;
}

export interface Year {
  readonly year: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly rows: readonly YearRow[];
}

/** What the season planned before its first move, by these numbers. */
function plannedRows(file: RanchFile, start: CalendarDate): RanchFile["years"] {
  const plan = planChart({ ...file, log: [] }, start);
  const herd = solve(HERD, file, start);
  const units = herd.ok ? herd.value.ofHerd("herd").units : null;
  return file.paddocks.map(({ id, name, acres }) => {
    const days = plan.ok
      ? plan.value.rows
          .filter(({ paddockId }) => paddockId === id)
          .reduce((sum, row) => sum + daysBetween(row.in, row.out), 0)
      : null;
    return newEntry("years", {
      id: `${start.slice(0, 4)}-${id}`,
      year: start.slice(0, 4),
      from: start,
      to: seasonEnd(file, start),
      paddockId: id,
      name,
      acres,
      plannedDays: days,
      plannedUnitDaysAc:
        days === null || units === null || !acres ? null : unitDaysPerAcre(units, days, acres),
    });
  });
}

/** The earlier years and this one, planned against done, the newest first. */
export function yearTables(file: RanchFile, today: CalendarDate): Year[] {
  const { start } = file.season;
  const rows = [...file.years, ...(start === null ? [] : plannedRows(file, start))];
  const stays = [...staysOf(file.log, "herd"), ...staysOf(file.log, "herd-2")];
  const years = Map.groupBy(rows, ({ year }) => year);
  return [...years]
    .map(([year, planned]): Year => {
      const [first] = planned;
      const [from, to] = [first?.from ?? today, first?.to ?? today];
      return {
        year,
        from,
        to,
        rows: planned.map((row) => {
          const done = stays.filter(
            ({ entry, in: entered }) =>
              entry.paddockId === row.paddockId && entered >= from && entered < yearsLater(from, 1),
          );
          const unitDays = done.map(({ entry, out }) =>
            loggedUnitDays(file, { ...entry, out: out ?? today }, today),
          );
          return {
            ...row,
            actualDays: done.reduce(
              (sum, stay) => sum + Math.max(0, daysBetween(stay.in, stay.out ?? today)),
              0,
            ),
            actualUnitDaysAc: unitDays.every((each) => each !== null)
              ? unitDays.reduce<number>((sum, each) => sum + each, 0)
              : null,
          };
        }),
      };
    })
    .toSorted((a, b) => (a.year < b.year ? 1 : -1));
}

/**
 * The ranch at the start of its next season: what this one planned is kept, the log and the rain stay, dates move on
 * by as many years as it takes for the season not to be over, and the triggers of last year go.
 */
export function startNewYear(file: RanchFile, today: CalendarDate): RanchFile {
  const { start } = file.season;
  if (start === null) return file;
  let years = 1;
  while (seasonEnd(file, yearsLater(start, years)) <= today) years += 1;
  const kept = plannedRows(file, start);
  return {
    ...shifted({ ...file, triggers: [] }, years),
    years: [...file.years.filter(({ year }) => year !== start.slice(0, 4)), ...kept],
  };
}

/** October 1 starts a water year, named after the year it ends in. */
const WATER_YEAR_MONTH = 10;

/** Inches of rain by water year, the newest first. */
export function rainByWaterYear(
  rain: RanchFile["rain"],
): { readonly waterYear: number; readonly inches: number }[] {
  const sums = new Map<number, number>();
  for (const { on, inches } of rain) {
    const { year, month } = dateParts(on);
    const waterYear = month >= WATER_YEAR_MONTH ? year + 1 : year;
    sums.set(waterYear, (sums.get(waterYear) ?? 0) + (inches ?? 0));
  }
  return [...sums]
    .map(([waterYear, inches]) => ({ waterYear, inches }))
    .toSorted((a, b) => b.waterYear - a.waterYear);
}
