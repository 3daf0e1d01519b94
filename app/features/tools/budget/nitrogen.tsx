import { dollars, rounded } from "#app/domain/tools/numbers/figures.ts";
import { setAt } from "#app/domain/tools/fields/file.ts";
import { NITROGEN } from "#app/domain/tools/planners/nitrogen.ts";
import { ToolButton } from "../parts/controls.tsx";
import { PlannerCard, usePlanner } from "../parts/planner-card.tsx";
import { useStore } from "../store/use-ranch.ts";

const GRAZED = "money.grazedCost";

/** What nitrogen costs per grazing day, with a button that enters it in the field for that cost. */
export function Nitrogen() {
  const store = useStore();
  const answer = usePlanner(NITROGEN);
  const cost = answer.ok ? rounded(answer.value.perDay, 2) : null;
  return (
    <PlannerCard planner={NITROGEN}>
      {cost === null ? null : (
        <p className="tool-buttons">
          <ToolButton
            className="btn small"
            onClick={() => store.change((file) => setAt(file, GRAZED, cost), [GRAZED])}
          >
            {`Use ${dollars(cost, 2)} for a grazing day`}
          </ToolButton>
        </p>
      )}
    </PlannerCard>
  );
}
