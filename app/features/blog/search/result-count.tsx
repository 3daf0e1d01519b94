import type { RefObject } from "react";
import { Link } from "#app/ui/links/link.tsx";
import { pluralize } from "#app/domain/plural.ts";
import { Spinner } from "#app/ui/spinner.tsx";
import type { SearchState } from "./use-search.ts";

/**
 * "Found N results" (decision 11), or that a search is running. Screen readers announce each change. A search
 * leads the focus here, so that the next Tab goes on to the results.
 */
export function ResultCount({
  ref,
  state,
  total,
  term,
  clearTo,
}: {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly state: SearchState;
  /** How many posts the list has before a search. */
  readonly total: number;
  readonly term: string;
  /** Address of this list without a term. */
  readonly clearTo: string;
}) {
  const count = state.status === "found" ? state.total : total;
  return (
    <div className="found" role="status" tabIndex={-1} ref={ref}>
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
