import { siteName } from "#app/shared/site-name.ts";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { paddockName, type PlanRow } from "#app/domain/tools/chart/stays.ts";
import { csv, type CsvValue } from "#app/domain/tools/out/csv.ts";
import { calendarEvents, icsFile, icsStamp } from "#app/domain/tools/out/calendar.ts";
import { loggedUnitDays } from "#app/domain/tools/chart/figures.ts";
import { planChart } from "#app/domain/tools/planners/chart.ts";
import { rounded } from "#app/domain/tools/numbers/figures.ts";
import { HOME, type RanchFile } from "#app/domain/tools/fields/fields.ts";

/** An .ics calendar with every planned move and trigger date as an all-day event. */
export function calendarFile(file: RanchFile, today: CalendarDate): string {
  const plan = planChart(file, today);
  const events = plan.ok ? calendarEvents(file, plan.value) : [];
  return icsFile(events, icsStamp(new Date()), siteName());
}

/** A CSV table of planned and actual stays, one per row. */
export function stayTable(file: RanchFile, rows: readonly PlanRow[], today: CalendarDate): string {
  const acresOf = (paddockId: string) =>
    file.paddocks.find(({ id }) => id === paddockId)?.acres ?? null;
  const planned = rows
    .filter(({ paddockId }) => paddockId !== HOME)
    .map((row): CsvValue[] => [
      paddockName(file, row.paddockId),
      acresOf(row.paddockId),
      row.in,
      row.out,
      "",
      "",
      null,
      null,
      null,
      "",
    ]);
  const done = file.log.map((entry): CsvValue[] => {
    const unitDays = loggedUnitDays(file, entry, today);
    return [
      paddockName(file, entry.paddockId),
      acresOf(entry.paddockId),
      "",
      "",
      entry.in,
      entry.out,
      entry.head,
      unitDays === null ? null : rounded(unitDays, 2),
      entry.heightOutIn,
      entry.note,
    ];
  });
  const head = [
    "paddock",
    "acres",
    "in_planned",
    "out_planned",
    "in_actual",
    "out_actual",
    "head",
    "au_days_per_acre",
    "height_out_in",
    "note",
  ];
  return csv([head, ...done, ...planned]);
}
