import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { shortDay } from "#app/domain/dates/format-date.ts";
import { chartGrid, chartWeeks, EMPTY_WEEK } from "#app/domain/tools/chart/grid.ts";
import { beyondText } from "#app/domain/tools/chart/plan-text.ts";
import { weekOfRain } from "#app/domain/tools/chart/rain.ts";
import type { ChartPlan } from "#app/domain/tools/chart/plan.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import { CHART, planChart } from "#app/domain/tools/planners/chart.ts";
import { HERD } from "#app/domain/tools/planners/herd.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { InkPatterns } from "../pictures/ink.tsx";
import { DrawnWeek, isDrawn } from "../pictures/week-cell.tsx";
import { answerFor, type Form, Ink, Line, NO_DAY, Sheet, RowHead } from "./sheet.tsx";
import { chartSheet } from "#app/language/english/chart-sheet.ts";

/** The rows of a printed chart, and of one for few paddocks, whose rows are taller. */
const ROWS = 14;
const FEW_ROWS = 8;
/** A season of half a year fits; a blank form has room to write. */
const WEEKS = { filled: 26, blank: 16 };

/** The chart of a ranch, on as many sheets as its paddocks need. */
export function ChartSheets({
  file,
  today,
}: {
  readonly file: RanchFile;
  readonly today: CalendarDate;
}) {
  const plan = planChart(file, today);
  return Array.from({ length: Math.ceil(file.paddocks.length / ROWS) }, (_, index) => (
    <ChartSheet
      key={index}
      file={file}
      plan={plan.ok ? plan.value : null}
      today={today}
      sheet={index + 1}
    />
  ));
}

/**
 * The grazing chart on one landscape sheet. Planned stays are outlines, to be inked solid by hand. Paddocks
 * that do not fit continue on the next sheet.
 */
export function ChartSheet({
  file,
  plan,
  today,
  sheet = 1,
  texts = chartSheet,
  around,
}: Form<typeof chartSheet> & {
  readonly plan: ChartPlan | null;
  readonly today: CalendarDate;
  /** The number of this sheet, from 1. */
  readonly sheet?: number;
}) {
  const rows = plan?.rows ?? [];
  const paddocks = file?.paddocks.slice((sheet - 1) * ROWS, sheet * ROWS) ?? [];
  const sheets = Math.ceil((file?.paddocks.length ?? 1) / ROWS);
  const grid = chartGrid({
    from: file ? chartWeeks(file, rows, today).from : NO_DAY,
    weeks: file ? WEEKS.filled : WEEKS.blank,
    today,
    paddockIds: paddocks.map(({ id }) => id),
    plan: rows,
    log: file?.log ?? [],
    blocks: file?.season.blocks ?? [],
  });
  const beyond = beyondText(rows, grid.weeks);
  const few = file !== null && paddocks.length <= FEW_ROWS;
  const tableRows = Array.from({ length: few ? FEW_ROWS : ROWS }, (_, index) => ({
    paddock: paddocks[index],
    cells: grid.rows[index]?.cells ?? grid.weeks.map(() => EMPTY_WEEK),
  }));
  const herd = answerFor(HERD, file, today);
  return (
    <Sheet
      name="chart"
      title={texts.title}
      {...(sheets > 1 ? { part: `Sheet ${sheet} of ${sheets}` } : {})}
      wide
      file={file}
      records={[CHART]}
      texts={around}
      method={
        file
          ? `${file.method.aue === "simple" ? "straight weight ratio" : "metabolic weight"}, ${file.method.intakePct ?? "__"}% a day, rest ${file.season.restDays ?? "__"} days.`
          : texts.blankMethod
      }
    >
      {file ? (
        <svg className="ink-source" aria-hidden="true">
          <InkPatterns id="paper" />
        </svg>
      ) : null}
      <p>
        <Line
          text={texts.herd}
          values={{
            head: herd && figure(herd.head),
            units: herd && figure(herd.units, 1),
            stop: file?.season.stubbleIn === null || !file ? null : `${file.season.stubbleIn} in`,
          }}
        />
      </p>
      {plan?.grassNotCounted || beyond ? (
        <p>
          {plan?.grassNotCounted ? (
            <>
              <b className="sheet-stamp">GRASS NOT COUNTED</b> These dates only divide up the rest.{" "}
            </>
          ) : null}
          {beyond}
        </p>
      ) : null}
      <table className={`paper-chart${few ? " few" : ""}`}>
        <thead>
          <tr>
            <th scope="col">{texts.paddock}</th>
            <th scope="col">{texts.acres}</th>
            {grid.weeks.map((week) =>
              file ? (
                <th scope="col" key={week}>
                  {shortDay(week)}
                </th>
              ) : (
                <td key={week} />
              ),
            )}
            <th scope="col">{texts.planned}</th>
          </tr>
        </thead>
        <tbody>
          {tableRows.map(({ paddock, cells }, index) => (
            <tr key={paddock?.id ?? `line-${index}`}>
              <RowHead>{paddock?.name}</RowHead>
              <td>{paddock?.acres ? figure(paddock.acres, 1) : ""}</td>
              {cells.map((cell, week) => (
                <td key={grid.weeks[week]} className="paper-cell">
                  {isDrawn(cell) ? (
                    <DrawnWeek cell={cell} week={grid.weeks[week] ?? today} ink="paper" />
                  ) : (
                    <small>{cell.restedDays}</small>
                  )}
                </td>
              ))}
              <td>{paddock && plan ? poundsText(plan, paddock.id) : ""}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{texts.rain}</th>
            <td>{texts.inches}</td>
            {grid.weeks.map((week) => (
              <td key={week}>{file ? weekOfRain(file, week, 1) : ""}</td>
            ))}
            <td />
          </tr>
        </tbody>
      </table>
      <p className="sheet-triggers">
        {(file?.triggers ?? []).slice(0, 2).map(({ id, on, belowIn, headLeave, leaveBy }) => (
          <span key={id}>
            ▲ {shortDay(on)}: under{" "}
            <Ink value={belowIn === null ? null : figure(belowIn, 2)} mm={12} /> in, then{" "}
            <Ink value={headLeave === null ? null : figure(headLeave)} mm={12} /> head leave by{" "}
            <Ink value={leaveBy ? shortDay(leaveBy) : null} mm={12} />.{" "}
          </span>
        ))}
        {file?.triggers.length ? null : <Line text={texts.trigger} />}
      </p>
    </Sheet>
  );
}

/** "608 of 750": what is eaten and planned of what may be eaten. */
function poundsText({ use }: ChartPlan, paddockId: string): string {
  const paddock = use.find(({ id }) => id === paddockId);
  if (!paddock) return "";
  const taken = figure(paddock.eatenLbAc + paddock.plannedLbAc);
  return paddock.allowedLbAc === null ? taken : `${taken} of ${figure(paddock.allowedLbAc)}`;
}
