import type { PLANNERS } from "../../content-model/planners.ts";

/** A planner's title and what it is for. */
export function PlannerHead({ planner }: { readonly planner: (typeof PLANNERS)[number] }) {
  return (
    <div className="wrap tool-head">
      <h1>{planner.title}</h1>
      <p className="lede">{planner.lede}</p>
    </div>
  );
}
