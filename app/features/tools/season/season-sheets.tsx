import { planChart } from "#app/domain/tools/planners/chart.ts";
import { ChartSheet, ROWS } from "../paper/chart-sheet.tsx";
import { DroughtSheet } from "../paper/drought-sheet.tsx";
import { useRanch, useToday } from "../store/use-ranch.ts";

export function SeasonChartSheet() {
  const { state } = useRanch();
  const today = useToday();
  const plan = planChart(state.file, today);
  return Array.from({ length: Math.ceil(state.file.paddocks.length / ROWS) }, (_, index) => (
    <ChartSheet
      key={index}
      file={state.file}
      plan={plan.ok ? plan.value : null}
      today={today}
      sheet={index + 1}
    />
  ));
}

export function SeasonDroughtSheet() {
  const { state } = useRanch();
  return <DroughtSheet file={state.file} today={useToday()} />;
}
