import stylesheet from "#app/styles/planner.css?url";

/**
 * The planners' own stylesheet, in the documents that hold a planner or its sheets.
 *
 * @param props.onSettled is called when it has loaded or failed, in a document that gets it later.
 */
export function PlannerStyles({ onSettled }: { readonly onSettled?: () => void }) {
  return <link rel="stylesheet" href={stylesheet} onLoad={onSettled} onError={onSettled} />;
}
