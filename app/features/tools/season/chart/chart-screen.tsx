import { useState } from "react";
import { paddockName, type PlanRow } from "#app/domain/tools/chart/stays.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { ChartGridPicture } from "#app/features/tools/pictures/chart-grid-picture.tsx";
import { ScreenLink } from "#app/features/tools/shell/screens.tsx";
import { withStart } from "../five-numbers.ts";
import { type Chart, HerdsNow, useChart } from "../today-screen.tsx";
import { addDays, type CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { usePrint } from "#app/features/tools/paper/printing.tsx";
import { useAhead, useRanch, useToday } from "#app/features/tools/store/use-ranch.ts";
import { Fold } from "#app/features/tools/parts/fold.tsx";
import { ToolButton } from "#app/features/tools/parts/controls.tsx";
import { NOT_LOADED } from "#app/ui/lazy-part.tsx";
import { dayAndMonth, shortDay } from "#app/domain/dates/format-date.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import { FieldOf } from "#app/features/tools/parts/fields/field-of.tsx";
import { ListOf } from "#app/features/tools/parts/fields/list-of.tsx";
import { triggerSentence } from "#app/domain/tools/chart/plan-text.ts";

/** Where the herd goes next and when it may return: the next moves and the chart. */
export function ChartScreen() {
  const chart = useChart();
  const { file, today, plan } = chart;
  const rows = plan.ok ? plan.value.rows : [];
  const drawn = useDrawn(chart);
  return (
    <>
      <HerdsNow chart={chart} />
      {file.log.length === 0 ? (
        <p>
          <ScreenLink className="btn ghost" to="today">
            Log the first day
          </ScreenLink>
        </p>
      ) : null}
      {drawn ? (
        <>
          {plan.ok ? null : (
            <p className="hint">The chart below is from before you changed the number above.</p>
          )}
          <ChartGridPicture file={drawn.file} rows={drawn.rows} today={today} />
        </>
      ) : null}
      <ChartOut file={file} rows={rows} today={today} />
      <Exceptions />
    </>
  );
}

interface Drawn {
  readonly file: RanchFile;
  readonly rows: readonly PlanRow[];
}

/**
 * The chart to draw. While "45" is typed, the "4" is refused; the previous chart stays, so that the page does
 * not jump at every digit. An empty field removes it.
 */
function useDrawn({ file, plan }: Chart): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  if (plan.ok && drawn?.file !== file) setDrawn({ file, rows: plan.value.rows });
  return plan.ok || plan.missing.length === 0 ? drawn : null;
}

const loadFiles = () => import("./chart-files.ts");

/** Prints the chart, or shares it as a calendar file or a table. */
function ChartOut({ file, rows, today }: Drawn & { readonly today: CalendarDate }) {
  const { print } = usePrint();
  const { store } = useRanch();
  useAhead(loadFiles);
  const share = (send: (files: Awaited<ReturnType<typeof loadFiles>>) => Promise<unknown>) => {
    loadFiles()
      .then(send)
      .catch(() => store.refuse(NOT_LOADED));
  };
  return (
    <>
      <div className="tool-buttons">
        <ToolButton className="btn" onClick={() => print("chart")}>
          Print the chart
        </ToolButton>
        <ToolButton className="btn ghost" onClick={() => print("drought")}>
          Print the drought card
        </ToolButton>
        <ToolButton
          className="btn ghost"
          onClick={() => share(({ shareCalendar }) => shareCalendar(file, today))}
        >
          Calendar file
        </ToolButton>
        <ToolButton
          className="btn ghost"
          onClick={() => share(({ shareTable }) => shareTable(file, rows, today))}
        >
          Table (CSV)
        </ToolButton>
      </div>
      <p className="hint">
        Choose Landscape if the printer asks. A new calendar file replaces the moves of the last one
        in most calendars; if yours shows them twice, delete the old ones first.
      </p>
    </>
  );
}

/** How many days before the first frost to shut a paddock for winter. */
const STOCKPILE_REST_DAYS = 60;

/** What the plan takes into account: closed paddocks, rest windows, trigger dates and frost. */
function Exceptions() {
  const { state } = useRanch();
  const today = useToday();
  const { file } = state;
  const { season, triggers } = file;
  const { firstFrost } = file.ranch;
  const start = season.start ?? today;
  const count = season.blocks.length + season.rest.length + triggers.length;
  return (
    <Fold
      summary={`Exceptions (${figure(count)}): closed paddocks, other rest, trigger dates, frost`}
    >
      <FieldOf path="season.start" id="chart.start" change={withStart} />
      <h3>Closed paddocks</h3>
      <ListOf
        list="season.blocks"
        fields={["paddockId", "from", "to", "why"]}
        title={({ paddockId, from, to }) =>
          `${paddockName(file, paddockId)}, ${shortDay(from)} to ${shortDay(to)}`
        }
        removeLabel="Open it again"
        add="Close a paddock for a while"
        blank={() => ({
          paddockId: file.paddocks[0]?.id ?? "",
          from: start,
          to: addDays(start, 30),
        })}
      />
      <h3>A different rest for part of the season</h3>
      <ListOf
        list="season.rest"
        fields={["from", "to", "days"]}
        title={({ days, from, to }) =>
          `${days === null ? "__" : figure(days)} days, ${shortDay(from)} to ${shortDay(to)}`
        }
        removeLabel="Remove this window"
        add="Add a rest window"
        blank={() => ({ from: addDays(start, 60), to: addDays(start, 120), days: 45 })}
      />
      <h3>Trigger dates</h3>
      <ListOf
        list="triggers"
        fields={["on", "belowIn", "headLeave", "leaveBy"]}
        title={({ on }) => dayAndMonth(on)}
        removeLabel="Remove this date"
        add="Add a trigger date"
        blank={() => ({ on: addDays(start, 60) })}
        after={(trigger) => <p>{triggerSentence(trigger)}</p>}
      />
      <h3>Winter</h3>
      <FieldOf path="ranch.firstFrost" />
      {firstFrost ? (
        <p>
          Shut it by <b>{shortDay(addDays(firstFrost, -STOCKPILE_REST_DAYS))}</b>: 60 days before
          the frost. Not sorghum or sudan: off before a frost night, and not back for two weeks.
        </p>
      ) : null}
    </Fold>
  );
}
