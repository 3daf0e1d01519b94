import type { PLANNERS } from "../../content-model/planners.ts";
import { Link } from "../../ui/links/link.tsx";

/** A planner's title and purpose. */
export function PlannerHead({ planner }: { readonly planner: (typeof PLANNERS)[number] }) {
  return (
    <div className="wrap tool-head">
      <h1>{planner.title}</h1>
      <p className="lede">{planner.lede}</p>
      <p className="hint plain-only">
        This planner needs JavaScript and a recent browser. The{" "}
        <Link to="/tools/blank-forms">blank forms</Link> need neither.
      </p>
    </div>
  );
}
