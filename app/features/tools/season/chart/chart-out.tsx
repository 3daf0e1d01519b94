import { type CalendarDate, localDate } from "#app/domain/dates/calendar-date.ts";
import type { PlanRow } from "#app/domain/tools/chart/types.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { usePrint } from "#app/features/tools/paper/printing.tsx";
import { shareOrDownload } from "#app/features/tools/store/share-or-download.ts";
import { useAhead, useRanch } from "#app/features/tools/store/use-ranch.ts";
import { ToolButton } from "#app/features/tools/parts/tool-button.tsx";

const loadFiles = () => import("./chart-files.ts");

/** Takes the chart off the phone: on paper, as a calendar file or as a table. */
export function ChartOut({
  file,
  rows,
  today,
}: {
  readonly file: RanchFile;
  readonly rows: readonly PlanRow[];
  readonly today: CalendarDate;
}) {
  const { print } = usePrint();
  const { store } = useRanch();
  useAhead(loadFiles);
  const run = (exportFile: (files: Awaited<ReturnType<typeof loadFiles>>) => Promise<unknown>) =>
    loadFiles()
      .then(exportFile)
      .catch(() => store.refuse("This part didn’t load. Try again with signal."));
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
          onClick={() =>
            void run(({ calendarFile }) =>
              shareOrDownload("grazing-plan.ics", "text/calendar", calendarFile(file, today)),
            )
          }
        >
          Calendar file
        </ToolButton>
        <ToolButton
          className="btn ghost"
          onClick={() =>
            void run(({ stayTable }) =>
              shareOrDownload(
                `grazing-${localDate(new Date())}.csv`,
                "text/csv",
                stayTable(file, rows, today),
              ),
            )
          }
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
