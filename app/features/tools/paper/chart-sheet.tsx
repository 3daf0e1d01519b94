import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { pluralize } from "#app/domain/plural.ts";
import { shortDay } from "#app/domain/dates/format-date.ts";
import { chartGrid, chartWeeks, weeksFrom } from "#app/domain/tools/chart/grid.ts";
import { beyondText } from "#app/domain/tools/chart/plan-text.ts";
import { weekOfRain } from "#app/domain/tools/chart/rain.ts";
import type { ChartPlan } from "#app/domain/tools/chart/plan.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import { solve } from "#app/domain/tools/planner.ts";
import { CHART } from "#app/domain/tools/planners/chart.ts";
import { HERD } from "#app/domain/tools/planners/herd.ts";
import { inchesText } from "#app/domain/tools/numbers/inches.ts";
import { hasTwoHerds, herdIdsOf } from "#app/domain/tools/chart/stays.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { InkPatterns } from "../pictures/ink.tsx";
import { DrawnWeek, isDrawn } from "../pictures/week-cell.tsx";
import { answerFor, type Form, Ink, Line, NO_DAY, Sheet, RowHead } from "./sheet.tsx";
import { chartSheet } from "#app/language/english/chart-sheet.ts";

/** The rows of a printed chart, and of one for few paddocks, whose rows are taller. */
const ROWS = 14;
const FEW_ROWS = 8;
/** How many trigger dates fit, three in a line. */
const TRIGGERS = 6;
/** The weeks that fit: a season of half a year, and fewer on a blank form, whose boxes have room to write. */
const WEEKS = { filled: 26, blank: 16 };

/** The chart of a ranch, on as many sheets as its paddocks need. */
export function ChartSheets(ranch: { readonly file: RanchFile; readonly today: CalendarDate }) {
  return Array.from({ length: Math.ceil(ranch.file.paddocks.length / ROWS) }, (_, index) => (
    <ChartSheet key={index} {...ranch} sheet={index + 1} />
  ));
}

/**
 * The grazing chart on one landscape sheet. Planned stays are outlines, to be inked solid by hand. Paddocks
 * that do not fit continue on the next sheet.
 */
export function ChartSheet({
  file,
  today = NO_DAY,
  sheet = 1,
  texts = chartSheet,
}: Form<typeof chartSheet> & {
  /** The number of this sheet, from 1. */
  readonly sheet?: number;
}) {
  const answer = file && solve(CHART, file, today);
  const plan = answer?.ok ? answer.value : null;
  const rows = plan?.rows ?? [];
  const paddocks = file?.paddocks.slice((sheet - 1) * ROWS, sheet * ROWS) ?? [];
  const sheets = Math.ceil((file?.paddocks.length ?? 1) / ROWS);
  const [from = NO_DAY] = file ? chartWeeks(file, rows, today) : [];
  const weeks = weeksFrom(from, file ? WEEKS.filled : WEEKS.blank);
  const grid = file ? chartGrid({ ...file, paddocks }, rows, weeks, today) : [];
  const beyond = beyondText(rows, weeks);
  const few = file !== null && paddocks.length <= FEW_ROWS;
  const tableRows = Array.from({ length: few ? FEW_ROWS : ROWS }, (_, index) => grid[index]);
  const herd = answerFor(HERD, file, today);
  const herds = file && herd && herdIdsOf(file.herdRows).map(herd.ofHerd);
  const twoHerds = file && hasTwoHerds(file);
  const triggers = file?.triggers ?? [];
  const more = triggers.length - TRIGGERS;
  return (
    <Sheet
      name="chart"
      title={texts.title}
      part={sheets > 1 ? `Sheet ${sheet} of ${sheets}` : undefined}
      wide
      file={file}
      today={today}
      records={[CHART]}
      method={
        file
          ? `animal units ${unitsFrom(file)}, ${file.method.intakePct ?? "__"}% a day, rest ${file.season.restDays ?? "__"} days.`
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
            head: herds && herds.map(({ head }) => figure(head)).join(" + "),
            units: herds && herds.map(({ units }) => figure(units, 1)).join(" + "),
            stop: file?.season.stubbleIn === null || !file ? null : `${file.season.stubbleIn} in`,
          }}
        />
      </p>
      {plan?.grassNotCounted || beyond || twoHerds ? (
        <p>
          {twoHerds ? "The second herd’s boxes are dashed, and two bars when done. " : null}
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
            {weeks.map((week) =>
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
          {tableRows.map((paddock, index) => (
            <tr key={paddock?.id ?? `line-${index}`}>
              <RowHead>{paddock?.name}</RowHead>
              <td>{paddock?.acres ? figure(paddock.acres, 1) : ""}</td>
              {weeks.map((week, at) => {
                const cell = paddock?.cells[at];
                return (
                  <td key={week} className="paper-cell">
                    {cell && isDrawn(cell) ? (
                      <DrawnWeek cell={cell} week={week} ink="paper" />
                    ) : (
                      <small>{cell?.restedDays}</small>
                    )}
                  </td>
                );
              })}
              <td>{paddock && plan ? poundsText(plan, paddock.id) : ""}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{texts.rain}</th>
            <td>{texts.inches}</td>
            {weeks.map((week) => (
              <td key={week}>{file ? weekOfRain(file, week, 1) : ""}</td>
            ))}
            <td />
          </tr>
        </tbody>
      </table>
      <p className="sheet-triggers">
        {triggers.slice(0, TRIGGERS).map(({ id, on, belowIn, headLeave, leaveBy }) => (
          <span key={id}>
            ▲ {shortDay(on)}: under{" "}
            <Ink value={belowIn === null ? null : inchesText(belowIn)} mm={12} />
            {belowIn === null ? " in." : ""}, then{" "}
            <Ink value={headLeave === null ? null : figure(headLeave)} mm={12} /> head leave by{" "}
            <Ink value={leaveBy ? shortDay(leaveBy) : null} mm={12} />.{" "}
          </span>
        ))}
        {more > 0 ? `${pluralize(more, "more trigger date")} on the phone.` : null}
        {triggers.length > 0 ? null : <Line text={texts.trigger} />}
      </p>
    </Sheet>
  );
}

const unitsFrom = ({ method, herdRows }: RanchFile): string =>
  `${herdRows.some(({ aueOverride }) => aueOverride !== null) ? "from a table or " : ""}by ${method.aue === "simple" ? "weight" : "metabolic weight"}`;

/** "608 of 750": what is eaten and planned of what may be eaten. */
function poundsText({ use }: ChartPlan, paddockId: string): string {
  const paddock = use.find(({ id }) => id === paddockId);
  if (!paddock) return "";
  const taken = figure(paddock.eatenLbAc + paddock.plannedLbAc);
  return paddock.allowedLbAc === null ? taken : `${taken} of ${figure(paddock.allowedLbAc)}`;
}
