import { useState } from "react";
import type { PlanRow } from "#app/domain/tools/chart/types.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { ChartGridPicture } from "#app/features/tools/pictures/chart-grid-picture.tsx";
import { ScreenLink } from "#app/features/tools/shell/screens.tsx";
import { HerdNow } from "../today-screen.tsx";
import { ChartOut } from "./chart-out.tsx";
import { Exceptions } from "./chart-settings.tsx";
import { type Chart, useChart } from "./use-chart.ts";

/** Where the herd goes next and when it may return: the next moves and the chart. */
export function ChartScreen() {
  const chart = useChart();
  const { file, today, plan } = chart;
  const rows = plan.ok ? plan.value.rows : [];
  const drawn = useDrawn(chart);
  return (
    <>
      <HerdNow chart={chart} />
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
