import { REACH } from "#app/domain/tools/planners/water.ts";
import { usePlanner } from "../parts/planner-card.tsx";
import { FieldPlan } from "../pictures/field-plan.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** The field with its tank, with the question of the screen inked. */
export function WaterPicture({ asks }: { readonly asks: "tank" | "walk" | "pipe" }) {
  const { state } = useRanch();
  const near = usePlanner(REACH);
  return (
    <FieldPlan
      id={`water-${asks}`}
      file={state.file}
      reach={near.ok ? near.value : null}
      asks={asks}
    />
  );
}
