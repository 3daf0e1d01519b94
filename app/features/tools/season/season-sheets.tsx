import { plannedRows } from "../../../domain/tools/ranch/chart-answer.ts";
import { ChartSheet } from "../paper/chart-sheet.tsx";
import { DroughtSheet } from "../paper/drought-sheet.tsx";
import { useRanch, useToday } from "../store/use-ranch.ts";

export function SeasonChartSheet() {
  const { state } = useRanch();
  const today = useToday();
  const plan = plannedRows(state.file, today);
  return <ChartSheet file={state.file} rows={plan.ok ? plan.value : []} today={today} />;
}

export function SeasonDroughtSheet() {
  const { state } = useRanch();
  return <DroughtSheet file={state.file} />;
}
