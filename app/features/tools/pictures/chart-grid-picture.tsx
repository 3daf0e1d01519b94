import { memo } from "react";
import { addDays, type CalendarDate, daysBetween } from "#app/domain/dates/calendar-date.ts";
import { shortDay } from "#app/domain/dates/format-date.ts";
import { chartGrid, DAYS_PER_WEEK, type WeekCell } from "#app/domain/tools/chart/grid.ts";
import type { PlanRow } from "#app/domain/tools/chart/types.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { InkPatterns } from "./ink.tsx";
import { Drawn, DrawnWeek, isDrawn } from "./week-cell.tsx";

/** How many past weeks the chart shows, and how many in all. */
const WEEKS_BACK = 4;
const MAX_WEEKS = 26;
/** Prefix of the pattern ids of the chart on screen. */
const INK = "chart";

/** The weeks a chart shows: from the season's start, or four weeks ago, to the end of the plan. */
export function chartWeeks(
  file: RanchFile,
  rows: readonly PlanRow[],
  today: CalendarDate,
): { readonly from: CalendarDate; readonly weeks: number } {
  const start = file.season.start ?? today;
  const weeksAgo = Math.floor(daysBetween(start, today) / DAYS_PER_WEEK) - WEEKS_BACK;
  const from = addDays(start, Math.max(0, weeksAgo) * DAYS_PER_WEEK);
  const last = rows.at(-1)?.out ?? today;
  const weeks = Math.ceil((daysBetween(from, last) + 1) / DAYS_PER_WEEK);
  return { from, weeks: Math.min(MAX_WEEKS, Math.max(4, weeks)) };
}

/** The chart: paddocks down, weeks across. It is a table, so that screen readers can read every cell. */
export const ChartGridPicture = memo(
  ({
    file,
    rows,
    today,
  }: {
    readonly file: RanchFile;
    readonly rows: readonly PlanRow[];
    readonly today: CalendarDate;
  }) => {
    const grid = chartGrid({
      ...chartWeeks(file, rows, today),
      today,
      paddockIds: file.paddocks.map(({ id }) => id),
      plan: rows,
      log: file.log,
      blocks: file.season.blocks,
    });
    const now = grid.weeks.findLastIndex((week) => week <= today);
    const names = new Map(file.paddocks.map(({ id, name }) => [id, name]));
    return (
      <>
        <Legend />
        <section className="chart-scroll" aria-label="Grazing chart by week" tabIndex={0}>
          <table className="chart-grid">
            <caption className="visually-hidden">Grazing chart by week</caption>
            <thead>
              <tr>
                <th scope="col">Paddock</th>
                {grid.weeks.map((week, index) => (
                  <th key={week} scope="col" className={index === now ? "now" : undefined}>
                    {shortDay(week)}
                    {file.triggers.some(
                      ({ on }) => on >= week && on < addDays(week, DAYS_PER_WEEK),
                    ) ? (
                      <span className="chart-flag">
                        <span className="visually-hidden">trigger date in this week</span>
                      </span>
                    ) : null}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {grid.rows.map(({ paddockId, cells }) => (
                <tr key={paddockId}>
                  <th scope="row">{names.get(paddockId)}</th>
                  {cells.map((cell, index) => (
                    <td key={index} className={index === now ? "now" : undefined}>
                      {isDrawn(cell) ? (
                        <DrawnWeek cell={cell} ink={INK} />
                      ) : cell.restedDays === null ? null : (
                        figure(cell.restedDays)
                      )}
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">Rain, in.</th>
                {grid.weeks.map((week) => (
                  <td key={week}>{rainIn(file, week)}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
      </>
    );
  },
);

/** The chart's legend, which also defines its patterns. */
function Legend() {
  return (
    <p className="chart-legend">
      {LEGEND.map(([what, cell]) => (
        <span key={what}>
          <svg viewBox="0 0 56 44" aria-hidden="true">
            {what === "closed" ? <InkPatterns id={INK} /> : null}
            <Drawn cell={cell} ink={INK} />
          </svg>
          {what}
        </span>
      ))}
      <span>
        <b aria-hidden="true">12</b> days rested at the week&rsquo;s start
      </span>
    </p>
  );
}

const WEEK = [{ from: 0, days: 7 }];
const EMPTY: WeekCell = { planned: [], done: [], blocked: [], restedDays: null };
const LEGEND = [
  ["planned", { ...EMPTY, planned: WEEK }],
  ["done", { ...EMPTY, done: WEEK }],
  ["closed", { ...EMPTY, blocked: WEEK }],
] as const;

function rainIn({ rain }: RanchFile, week: CalendarDate): string {
  const end = addDays(week, DAYS_PER_WEEK);
  const inches = rain
    .filter(({ on }) => on >= week && on < end)
    .reduce((sum, each) => sum + (each.inches ?? 0), 0);
  return inches > 0 ? figure(inches, 2) : "";
}
