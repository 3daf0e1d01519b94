import { addDays, type CalendarDate, daysBetween } from "../../../domain/dates/calendar-date.ts";
import { shortDay } from "../../../domain/dates/format-date.ts";
import { chartGrid, DAYS_PER_WEEK, type WeekCell } from "../../../domain/tools/chart/grid.ts";
import type { PlanRow } from "../../../domain/tools/chart/types.ts";
import { figure } from "../../../domain/tools/numbers/figures.ts";
import type { RanchFile } from "../../../domain/tools/ranch/ranch-file.ts";
import { InkPatterns } from "./ink.tsx";

/** Weeks before the present one, and in all. */
const WEEKS_BACK = 4;
const MOST_WEEKS = 26;
const CELL = { width: 56, height: 44 };
const DAY = CELL.width / DAYS_PER_WEEK;

/** The weeks that a chart shows: from the season's start (or four weeks ago) to the end of the plan. */
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
  return { from, weeks: Math.min(MOST_WEEKS, Math.max(4, weeks)) };
}

/** The chart: paddocks down, weeks across. A table, so that every cell can be read without seeing it. */
export function ChartGridPicture({
  file,
  rows,
  today,
}: {
  readonly file: RanchFile;
  readonly rows: readonly PlanRow[];
  readonly today: CalendarDate;
}) {
  const grid = chartGrid({
    ...chartWeeks(file, rows, today),
    today,
    paddockIds: file.paddocks.map(({ id }) => id),
    plan: rows,
    log: file.log,
    blocks: file.season.blocks,
  });
  const thisWeek = (week: CalendarDate) => week <= today && today < addDays(week, DAYS_PER_WEEK);
  return (
    <section className="chart-scroll" aria-label="Grazing chart by week" tabIndex={0}>
      <table className="chart-grid">
        <caption>
          Outline: planned. Solid: done. Number: days rested at the week&rsquo;s start. Hatched:
          closed.
        </caption>
        <thead>
          <tr>
            <th scope="col">Paddock</th>
            {grid.weeks.map((week) => (
              <th key={week} scope="col" className={thisWeek(week) ? "now" : undefined}>
                {shortDay(week)}
                {file.triggers.some(({ on }) => on >= week && on < addDays(week, DAYS_PER_WEEK)) ? (
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
              <th scope="row">{file.paddocks.find(({ id }) => id === paddockId)?.name}</th>
              {cells.map((cell, index) => (
                <td
                  key={grid.weeks[index]}
                  className={thisWeek(grid.weeks[index] ?? today) ? "now" : undefined}
                >
                  <Cell cell={cell} id={`${paddockId}-${index}`} />
                </td>
              ))}
            </tr>
          ))}
          <tr className="chart-rain">
            <th scope="row">Rain, in.</th>
            {grid.weeks.map((week) => (
              <td key={week}>{rainIn(file, week)}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function rainIn({ rain }: RanchFile, week: CalendarDate): string {
  const end = addDays(week, DAYS_PER_WEEK);
  const inches = rain
    .filter(({ on }) => on >= week && on < end)
    .reduce((sum, each) => sum + each.inches, 0);
  return inches > 0 ? figure(inches, 2) : "";
}

/** One week of one paddock. A resting paddock is a number alone: most cells need no drawing. */
export function Cell({ cell, id }: { readonly cell: WeekCell; readonly id: string }) {
  const { planned, done, blocked, restedDays } = cell;
  if (planned.length + done.length + blocked.length === 0)
    return restedDays === null ? null : <span className="chart-rest">{figure(restedDays)}</span>;
  return (
    <>
      <svg viewBox={`0 0 ${CELL.width} ${CELL.height}`} aria-hidden="true">
        {blocked.length > 0 ? <InkPatterns id={id} /> : null}
        {runs(blocked).map(([from, days]) => (
          <rect
            key={from}
            fill={`url(#${id}-blocked)`}
            x={from * DAY}
            y="2"
            width={days * DAY}
            height="40"
          />
        ))}
        {runs(planned).map(([from, days]) => (
          <rect
            key={from}
            className="ink-planned"
            x={from * DAY + 1.5}
            y="8"
            width={Math.max(3, days * DAY - 3)}
            height="28"
          />
        ))}
        {runs(done).map(([from, days]) => (
          <rect
            key={from}
            className="ink-done"
            x={from * DAY}
            y="6"
            width={days * DAY}
            height="32"
          />
        ))}
      </svg>
      <span className="visually-hidden">{inWords(cell)}</span>
    </>
  );
}

/** Days in a row: from which day, how many. */
function runs(days: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (const day of days) {
    const last = found.at(-1);
    if (last && last[0] + last[1] === day) last[1] += 1;
    else found.push([day, 1]);
  }
  return found;
}

function inWords({ planned, done, blocked }: WeekCell): string {
  const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;
  return [
    done.length > 0 ? `grazed ${days(done.length)}` : "",
    planned.length > 0 ? `planned ${days(planned.length)}` : "",
    blocked.length > 0 ? `closed ${days(blocked.length)}` : "",
  ]
    .filter(Boolean)
    .join(", ");
}
