import type { CalendarDate } from "../../dates/calendar-date.ts";
import { type ChartPlan, PLAN_NEEDS, planGrazing } from "../chart/plan.ts";
import type { HerdId, RanchFile } from "../fields/fields.ts";
import { SUPPLY_PATHS } from "../grass/balance.ts";
import { type Answer, planner, type Planner, solve } from "../planner.ts";
import { HERD } from "./herd.ts";

const chartOf = (herdId: HerdId) =>
  planner({
    label: "Next moves",
    needs: PLAN_NEEDS,
    may: ["season.days", "season.rest.days", "season.rest.to", "season.blocks.to", ...SUPPLY_PATHS],
    uses: { herd: HERD },
    solve: (file, { herd }, today) => planGrazing(file, herdId, herd.ofHerd(herdId), today),
    limit:
      "Regrowth during a stay isn’t counted. These dates are a plan. Move at the stop height, and open when the plant is ready.",
  });

const CHARTS: Readonly<Record<HerdId, Planner<ChartPlan>>> = {
  herd: chartOf("herd"),
  "herd-2": chartOf("herd-2"),
};

/** Where the herd goes next and when it may return. Its inputs are those of the stamp. */
export const CHART = CHARTS.herd;

/** A herd's plan, from the ranch's numbers and its log. */
export function planChart(
  file: RanchFile,
  today: CalendarDate,
  herdId: HerdId = "herd",
): Answer<ChartPlan> {
  return solve(CHARTS[herdId], file, today);
}
