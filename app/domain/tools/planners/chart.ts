import { dayAndMonth } from "../../dates/format-date.ts";
import { PLAN_NEEDS, type PlanFile } from "../chart/grazing.ts";
import { earlyTurnouts, logFinding } from "../chart/log.ts";
import { planGrazing } from "../chart/plan.ts";
import { dayOf, daysFrom } from "../chart/moment.ts";
import { HOME, type RanchFile } from "../fields/fields.ts";
import { SUPPLY_PATHS } from "../grass/balance.ts";
import { checkSheepStay } from "../grass/kinds.ts";
import { type Finding, warn } from "../numbers/limits.ts";
import { planner } from "../planner.ts";
import { HERD } from "./herd.ts";
import { checkRest } from "./paddocks.ts";

/** Moves of two phones may contradict each other. The plan counts both until one is corrected. */
function logWarning(file: RanchFile): Finding | null {
  const finding = logFinding(file);
  return (
    finding &&
    warn("warn.log", `${finding.message} These dates count both. Correct the log on Today.`)
  );
}

/** Cattle can be turned out before the first day if that day was typed, or a stay corrected, later. */
function earlyWarning({ log, season: { start } }: PlanFile): Finding | null {
  const [first] = earlyTurnouts(log, start);
  if (!first) return null;
  const day = dayAndMonth(dayOf(first.in));
  return warn(
    "warn.season.early",
    `What they ate before ${dayAndMonth(start)} isn’t counted. Make ${day} the first day of grazing.`,
  );
}

/** Where each herd goes next and when it may return, from the ranch's numbers and its log. */
export const CHART = planner({
  label: "Next moves",
  needs: PLAN_NEEDS,
  may: ["season.days", "season.rest.days", "season.rest.to", "season.blocks.to", ...SUPPLY_PATHS],
  uses: { herd: HERD },
  check: (file) => [checkRest(file), logWarning(file), earlyWarning(file)],
  solve: (file, { herd: { ofHerd } }, today) =>
    planGrazing(file, { herd: ofHerd("herd"), "herd-2": ofHerd("herd-2") }, today),
  warn: ({ herds }, { herdRows }) =>
    herds.map(({ herdId, rows }) => {
      const stays = rows.filter(({ paddockId }) => paddockId !== HOME);
      return checkSheepStay(
        herdRows.filter(({ herd }) => herd === herdId),
        Math.max(0, ...stays.map((stay) => daysFrom(stay.in, stay.out))),
      );
    }),
  limit:
    "Regrowth during a stay isn’t counted. These dates are a plan. Move at the stop height, and open when the plant is ready.",
});
