import { memo } from "react";
import { addDays, type CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { shortDay } from "#app/domain/dates/format-date.ts";
import {
  chartGrid,
  chartWeeks,
  DAYS_PER_WEEK,
  EMPTY_WEEK,
  type WeekCell,
} from "#app/domain/tools/chart/grid.ts";
import { beyondText } from "#app/domain/tools/chart/plan-text.ts";
import { weekOfRain } from "#app/domain/tools/chart/rain.ts";
import { hasTwoHerds, type PlanRow } from "#app/domain/tools/chart/stays.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { InkPatterns } from "./ink.tsx";
import { Drawn, DrawnWeek, isDrawn } from "./week-cell.tsx";

/** Prefix of the pattern ids of the chart on screen. */
const INK = "chart";

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
    const weeks = chartWeeks(file, rows, today);
    const now = weeks.findLastIndex((week) => week <= today);
    const beyond = beyondText(rows, weeks);
    return (
      <>
        <Legend twoHerds={hasTwoHerds(file)} />
        <section className="chart-scroll" aria-label="Grazing chart by week" tabIndex={0}>
          <table className="chart-grid">
            <caption className="visually-hidden">Grazing chart by week</caption>
            <thead>
              <tr>
                <th scope="col">Paddock</th>
                {weeks.map((week, index) => (
                  <th key={week} scope="col" className={index === now ? "now" : undefined}>
                    <WeekHead week={week} before={weeks[index - 1]} />
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
              {chartGrid(file, rows, weeks, today).map(({ id, name, cells }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={index} className={index === now ? "now" : undefined}>
                      {isDrawn(cell) ? (
                        <DrawnWeek cell={cell} week={weeks[index] ?? today} ink={INK} />
                      ) : cell.restedDays === null ? null : (
                        figure(cell.restedDays)
                      )}
                    </td>
                  ))}
                </tr>
              ))}
              <tr>
                <th scope="row">Rain, in.</th>
                {weeks.map((week) => (
                  <td key={week}>{weekOfRain(file, week, 2)}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </section>
        {beyond ? <p className="hint">{beyond}</p> : null}
      </>
    );
  },
);

/** The first day of a week; its month where a new one begins. */
function WeekHead({
  week,
  before,
}: {
  readonly week: CalendarDate;
  readonly before: CalendarDate | undefined;
}) {
  const [month, day] = shortDay(week).split(" ");
  return (
    <>
      <span className="visually-hidden">{shortDay(week)}</span>
      <span aria-hidden="true">
        <b>{before?.slice(0, 7) === week.slice(0, 7) ? "\u00a0" : month}</b> {day}
      </span>
    </>
  );
}

/** The chart's legend, which also defines its patterns. */
function Legend({ twoHerds }: { readonly twoHerds: boolean }) {
  return (
    <ul className="chart-legend">
      {LEGEND.filter(([what]) => twoHerds || !what.endsWith("second herd")).map(([what, cell]) => (
        <li key={what}>
          <svg viewBox="0 0 56 44" aria-hidden="true">
            {what === "closed" ? <InkPatterns id={INK} /> : null}
            <Drawn cell={cell} ink={INK} />
          </svg>
          {what}
        </li>
      ))}
      <li>
        <b aria-hidden="true">12</b> days rested at the week&rsquo;s start
      </li>
    </ul>
  );
}

const WEEK = { from: 0, days: 7, ends: true, herdId: "herd" } as const;
const SECOND = { ...WEEK, herdId: "herd-2" } as const;
const LEGEND: readonly (readonly [what: string, cell: WeekCell])[] = [
  ["planned", { ...EMPTY_WEEK, planned: [WEEK] }],
  ["planned, second herd", { ...EMPTY_WEEK, planned: [SECOND] }],
  ["done", { ...EMPTY_WEEK, done: [WEEK] }],
  ["done, second herd", { ...EMPTY_WEEK, done: [SECOND] }],
  ["closed", { ...EMPTY_WEEK, blocked: [WEEK] }],
];
