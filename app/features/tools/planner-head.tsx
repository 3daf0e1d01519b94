import type { PLANNERS } from "#app/content-model/planners.ts";
import { Link } from "#app/ui/links/link.tsx";
import { Cattle } from "./pictures/cattle.tsx";
import { TestCuts } from "./pictures/test-cuts.tsx";

/** A planner's title, small, since its answer comes first. */
export function PlannerHead({ planner }: { readonly planner: (typeof PLANNERS)[number] }) {
  return (
    <div className="wrap tool-head">
      <h1>{planner.title}</h1>
      <p className="hint plain-only">
        This planner needs JavaScript and a recent browser, and prints its sheets once they have
        loaded. The <Link to="/tools/blank-forms">blank forms</Link> need neither.
      </p>
      <Cattle />
      {planner.slug === "tests" ? <TestCuts /> : null}
    </div>
  );
}

/** What the planner is for, below it. */
export function PlannerFoot({ planner }: { readonly planner: (typeof PLANNERS)[number] }) {
  return (
    <div className="wrap tool-foot">
      <p>{planner.lede}</p>
      <p>
        <Link to="/tools">All planners and sheets</Link>
      </p>
    </div>
  );
}
