import { COW_DAYS, PADDOCKS_FOR } from "#app/domain/tools/planners/grow.ts";
import { PlannerCard, usePlanner } from "#app/features/tools/parts/planner-card.tsx";
import { Ticket } from "#app/features/tools/parts/ticket.tsx";

/** How many paddocks a rest and a stay need. The field for the rest is above. */
export function HowManyPaddocks() {
  return <PlannerCard planner={PADDOCKS_FOR} fields={["season.stayDays"]} />;
}

/** Cow-days in the grass that stands on an acre, from the heights in the fields above. */
export function CowDays() {
  return <Ticket planner={COW_DAYS} answer={usePlanner(COW_DAYS)} />;
}
