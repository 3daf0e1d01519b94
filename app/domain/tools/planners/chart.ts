import { addDays, type CalendarDate } from "../../dates/calendar-date.ts";
import { type ChartPlan, planGrazing } from "../chart/plan.ts";
import type { HerdId, RanchFile } from "../fields/fields.ts";
import { RATING, stepOf, supplies, SUPPLY_PATHS } from "../grass/balance.ts";
import { type Answer, planner, type Planner, solve } from "../planner.ts";
import { HERD } from "./herd.ts";

const chartOf = (herdId: HerdId) =>
  planner({
    label: "Next moves",
    needs: ["season.start", "season.restDays", "paddocks.acres"],
    may: ["season.days", "season.rest.days", "season.rest.to", "season.blocks.to", ...SUPPLY_PATHS],
    uses: { herd: HERD },
    solve: (file, { herd }, today): ChartPlan => {
      const { season, paddocks, log } = file;
      const { head, lbOn } = herd.ofHerd(herdId);
      return planGrazing(
        {
          start: season.start,
          end: season.days === null ? null : addDays(season.start, season.days),
          paddocks: paddocks.map(({ id, acres, rating }) => ({
            id,
            acres,
            rating: rating ?? RATING,
          })),
          supplies: supplies(paddocks, file),
          restWindows: season.rest.flatMap(({ from, to, days }) =>
            days === null ? [] : [{ from, to, days }],
          ),
          restDays: season.restDays,
          blocks: season.blocks,
          log,
          herdId,
          head,
          lbOn,
          step: stepOf(season),
        },
        today,
      );
    },
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
