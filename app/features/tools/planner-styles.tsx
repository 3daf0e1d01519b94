import stylesheet from "#app/styles/planner.css?url";

/** The planners' own stylesheet, in the documents that hold a planner or its sheets. */
export function PlannerStyles() {
  return <link rel="stylesheet" href={stylesheet} />;
}
