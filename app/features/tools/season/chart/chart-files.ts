import { siteName } from "#app/shared/site-name.ts";
import { type CalendarDate, localDate } from "#app/domain/dates/calendar-date.ts";
import { paddockName, type PlanRow } from "#app/domain/tools/chart/stays.ts";
import { csv, type CsvValue } from "#app/domain/csv.ts";
import { calendarEvents, icsFile, icsStamp } from "#app/domain/tools/out/calendar.ts";
import { loggedUnitDays } from "#app/domain/tools/chart/figures.ts";
import { solve } from "#app/domain/tools/planner.ts";
import { CHART } from "#app/domain/tools/planners/chart.ts";
import { rounded } from "#app/domain/tools/numbers/figures.ts";
import { shareOrDownload } from "#app/features/tools/store/share-or-download.ts";
import { HERDS, HOME, type RanchFile } from "#app/domain/tools/fields/fields.ts";

/** Shares or downloads an .ics calendar with every planned move and trigger date as an all-day event. */
export function shareCalendar(file: RanchFile, today: CalendarDate): Promise<boolean> {
  const plan = solve(CHART, file, today);
  const events = plan.ok ? calendarEvents(file, plan.value) : [];
  const text = icsFile(events, icsStamp(new Date()), siteName());
  return shareOrDownload("grazing-plan.ics", "text/calendar", text);
}

/** Shares or downloads a CSV table of planned and actual stays. */
export function shareTable(
  file: RanchFile,
  rows: readonly PlanRow[],
  today: CalendarDate,
): Promise<boolean> {
  const name = `grazing-${localDate(new Date())}.csv`;
  return shareOrDownload(name, "text/csv", stayTable(file, rows, today));
}

const COLUMNS = [
  "herd",
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
] as const;

/** One stay per row. */
export function stayTable(file: RanchFile, rows: readonly PlanRow[], today: CalendarDate): string {
  const row = (
    { herdId, paddockId }: Pick<PlanRow, "herdId" | "paddockId">,
    cells: Partial<Record<(typeof COLUMNS)[number], CsvValue>>,
  ): CsvValue[] => {
    const acres = file.paddocks.find(({ id }) => id === paddockId)?.acres ?? null;
    const known = { herd: HERDS[herdId], paddock: paddockName(file, paddockId), acres, ...cells };
    return COLUMNS.map((column) => known[column] ?? null);
  };
  const planned = rows
    .filter(({ paddockId }) => paddockId !== HOME)
    .map((stay) => row(stay, { in_planned: stay.in, out_planned: stay.out }));
  const done = file.log.map((entry) => {
    const unitDays = loggedUnitDays(file, entry, today);
    return row(entry, {
      in_actual: entry.in,
      out_actual: entry.out,
      head: entry.head,
      au_days_per_acre: unitDays === null ? null : rounded(unitDays, 2),
      height_out_in: entry.heightOutIn,
      note: entry.note,
    });
  });
  return csv([COLUMNS, ...done, ...planned]);
}
