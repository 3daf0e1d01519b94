import { useDeferredValue, useMemo } from "react";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { ChartPlan } from "#app/domain/tools/chart/plan.ts";
import type { HerdId, RanchFile } from "#app/domain/tools/fields/fields.ts";
import type { Answer } from "#app/domain/tools/planner.ts";
import { planChart } from "#app/domain/tools/planners/chart.ts";
import { useRanch, useToday } from "#app/features/tools/store/use-ranch.ts";

export interface Chart {
  readonly file: RanchFile;
  readonly today: CalendarDate;
  readonly plan: Answer<ChartPlan>;
}

/** The plan from today on, and where the herd is. Deferred: a number's own answer changes first. */
export function useChart(herdId: HerdId = "herd"): Chart {
  const { state } = useRanch();
  const file = useDeferredValue(state.file);
  const today = useToday();
  return useMemo(
    () => ({ file, today, plan: planChart(file, today, herdId) }),
    [file, today, herdId],
  );
}
