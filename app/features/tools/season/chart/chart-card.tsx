import { memo, useDeferredValue, useState } from "react";
import { type CalendarDate, daysBetween } from "../../../../domain/dates/calendar-date.ts";
import { dayAndMonth, shortDay } from "../../../../domain/dates/format-date.ts";
import { pluralize } from "../../../../domain/plural.ts";
import { nextMoves } from "../../../../domain/tools/chart/figures.ts";
import type { PlanRow } from "../../../../domain/tools/chart/types.ts";
import { currentPaddock, plannedRows } from "../../../../domain/tools/ranch/chart-answer.ts";
import type { Answer } from "../../../../domain/tools/ranch/input-reader.ts";
import type { RanchFile } from "../../../../domain/tools/ranch/ranch-file.ts";
import { Announce } from "../../parts/announce.tsx";
import { Ticket } from "../../parts/ticket.tsx";
import { ChartGridPicture } from "../../pictures/chart-grid-picture.tsx";
import { useRanch, useToday } from "../../store/use-ranch.ts";
import { ChartOut } from "./chart-out.tsx";
import { ChartSettings } from "./chart-settings.tsx";
import { LogMove } from "./log-move.tsx";
import { MoveLog } from "./move-log.tsx";
import { paddockName } from "./paddock-name.ts";

/** Where the herd goes next and when it may return: the next moves, the log and the chart. */
export function ChartCard() {
  const { state } = useRanch();
  const today = useToday();
  // A number's own result updates first; the chart follows.
  return <Chart file={useDeferredValue(state.file)} isExample={state.isExample} today={today} />;
}

const Chart = memo(
  ({
    file,
    isExample,
    today,
  }: {
    readonly file: RanchFile;
    readonly isExample: boolean;
    readonly today: CalendarDate;
  }) => {
    const plan = plannedRows(file, today);
    const rows = plan.ok ? plan.value : [];
    const drawn = useDrawn(file, plan);
    return (
      <section className="tool-card wide" aria-labelledby="chart-heading">
        <h2 id="chart-heading">Grazing chart</h2>
        <Announce text={plan.ok ? nextMoveText(file, nextMoves(rows, today)[0]) : ""} />
        {plan.ok ? (
          <NextMoves file={file} rows={rows} today={today} />
        ) : (
          <Ticket label="Next moves" answer={plan} />
        )}
        <LogMove file={file} isExample={isExample} rows={rows} today={today} />
        {drawn ? (
          <>
            {plan.ok ? null : (
              <p className="hint">The chart below is from before you changed the number above.</p>
            )}
            <ChartGridPicture file={drawn.file} rows={drawn.rows} today={today} />
          </>
        ) : null}
        <ChartOut file={file} rows={rows} today={today} />
        <MoveLog today={today} />
        <ChartSettings today={today} />
      </section>
    );
  },
);

interface Drawn {
  readonly file: RanchFile;
  readonly rows: readonly PlanRow[];
}

/**
 * The chart to draw. While "45" is typed, the "4" is refused; the previous chart stays, so that the page does
 * not jump at every digit. An empty field removes it.
 */
function useDrawn(file: RanchFile, plan: Answer<readonly PlanRow[]>): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  if (plan.ok && drawn?.file !== file) setDrawn({ file, rows: plan.value });
  return plan.ok || plan.missing.length === 0 ? drawn : null;
}

function nextMoveText(file: RanchFile, next: PlanRow | undefined): string {
  return next
    ? `Next move: ${dayAndMonth(next.in)} to ${paddockName(file, next.paddockId)}`
    : "No move is planned";
}

function NextMoves({
  file,
  rows,
  today,
}: {
  readonly file: RanchFile;
  readonly rows: readonly PlanRow[];
  readonly today: CalendarDate;
}) {
  const here = currentPaddock(file, rows, today);
  const next = nextMoves(rows, today);
  return (
    <div className="ticket">
      <p className="ticket-label">Next moves</p>
      <p className="ticket-beside">
        Today, {dayAndMonth(today)}
        {here ? (
          <>
            : the herd is in <b>{paddockName(file, here.paddockId)}</b>, day{" "}
            {daysBetween(here.since, today) + 1}
            {here.until ? ` of ${daysBetween(here.since, here.until)}` : ""}
          </>
        ) : null}
        .
      </p>
      {next.length === 0 ? (
        <p>Two rotations are done or the season is over. Change the season to plan further.</p>
      ) : (
        <ol className="moves">
          {next.map((row) => (
            <li key={`${row.paddockId}-${row.in}`}>
              <span className="move-day">{shortDay(row.in)}</span>{" "}
              <span className="move-to">to&nbsp;{paddockName(file, row.paddockId)}</span>{" "}
              <span className="move-days">{pluralize(daysBetween(row.in, row.out), "day")}</span>
            </li>
          ))}
        </ol>
      )}
      <p className="ticket-limit">
        <b>Limit.</b> A plan of dates. Look first: move on the stubble, and open on the plant.
      </p>
    </div>
  );
}
