import { useEffect } from "react";
import { type CalendarDate, localDate } from "../../../../domain/dates/calendar-date.ts";
import type { PlanRow } from "../../../../domain/tools/chart/types.ts";
import type { RanchFile } from "../../../../domain/tools/ranch/ranch-file.ts";
import { usePrint } from "../../paper/printing.tsx";
import { handOver } from "../../store/download.ts";
import { useRanch } from "../../store/use-ranch.ts";
import { Act } from "../../parts/act.tsx";

/** The chart out of the phone: paper, a calendar, a table. */
export function ChartOut({
  file,
  rows,
  today,
}: {
  readonly file: RanchFile;
  readonly rows: readonly PlanRow[];
  readonly today: CalendarDate;
}) {
  const print = usePrint();
  const { store, state } = useRanch();
  const kept = state.keeping.kind === "kept";
  // A ranch that is kept on the phone is taken where there is no signal.
  useEffect(() => {
    if (kept) import("./chart-files.ts").catch(() => undefined);
  }, [kept]);
  const out = (handOut: () => Promise<void>) =>
    handOut().catch(() => store.refuse("This part did not load. Try again with signal."));
  return (
    <>
      <div className="tool-buttons">
        <Act className="btn accent" onClick={() => print("chart")}>
          Print the chart
        </Act>
        <Act className="btn ghost" onClick={() => print("drought")}>
          Print the drought card
        </Act>
        <Act
          className="btn ghost"
          onClick={() =>
            void out(async () => {
              const { calendar } = await import("./chart-files.ts");
              await handOver("grazing-plan.ics", "text/calendar", calendar(file, rows));
            })
          }
        >
          Calendar file
        </Act>
        <Act
          className="btn ghost"
          onClick={() =>
            void out(async () => {
              const { table } = await import("./chart-files.ts");
              await handOver(
                `grazing-${localDate(new Date())}.csv`,
                "text/csv",
                table(file, rows, today),
              );
            })
          }
        >
          Table (CSV)
        </Act>
      </div>
      <p className="hint">
        Choose Landscape if the printer asks. A new calendar file replaces the moves of the last one
        in most calendars; if yours shows them twice, delete the old ones first.
      </p>
    </>
  );
}
