import { Link } from "../../../ui/links/link.tsx";
import { pluralize } from "../../../domain/plural.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import type { SearchState } from "./use-search.ts";

/** "Found N results" (decision 11), or that a search is running. Screen readers announce each change. */
export function ResultCount({
  state,
  total,
  term,
  clearTo,
}: {
  readonly state: SearchState;
  /** How many posts the list has before a search. */
  readonly total: number;
  readonly term: string;
  /** Address of this list without a term. */
  readonly clearTo: string;
}) {
  const count = state.status === "found" ? state.total : total;
  return (
    <div className="found" role="status">
      {state.status === "searching" ? (
        <Spinner label={term === "" ? "Loading articles" : "Searching articles"} />
      ) : state.status === "failed" ? null : (
        <p>
          <span>
            <b>Found {pluralize(count, "result")}</b>
            {state.status === "found" && !state.complete ? " so far" : null}
            {term === "" ? null : (
              <>
                {" "}
                for <q>{term}</q>
              </>
            )}
          </span>
          {term === "" ? null : (
            <>
              {" "}
              <Link className="clear" to={clearTo}>
                Clear search
              </Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}
