import { COW_DAYS, PADDOCKS_FOR } from "#app/domain/tools/planners/grow.ts";
import { PlannerCard, usePlanner } from "#app/features/tools/parts/planner-card.tsx";
import { Ticket } from "#app/features/tools/parts/ticket.tsx";

/** From a rest and a stay to paddocks. The rest stands above. */
export function HowManyPaddocks() {
  return <PlannerCard planner={PADDOCKS_FOR} fields={["season.stayDays"]} />;
}

/** Cow-days of what stands on an acre, from the heights above. */
export function CowDays() {
  return <Ticket planner={COW_DAYS} answer={usePlanner(COW_DAYS)} />;
}
