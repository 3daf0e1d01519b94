import { useState } from "react";
import { Link } from "react-router";
import { posts } from "#app/backend/desk.ts";
import type { TextMatch } from "#app/backend/ports/posts.ts";
import { pluralize } from "#app/domain/plural.ts";
import { editPath } from "../frame/addresses.ts";
import { Button } from "#app/ui/button.tsx";
import { SearchIcon } from "#app/ui/icons/icons.tsx";

type State =
  | { readonly name: "offered" | "searching" | "failed" }
  | { readonly name: "found"; readonly matches: readonly TextMatch[] };

/** Below the specified results: a full-text search of the posts, on request. */
export function TextSearch({ term }: { readonly term: string }) {
  const [state, setState] = useState<State>({ name: "offered" });

  function search() {
    setState({ name: "searching" });
    posts.search(term).then(
      (matches) => setState({ name: "found", matches }),
      () => setState({ name: "failed" }),
    );
  }

  return (
    <section className="text-search" aria-label="Search the text">
      {state.name === "found" ? null : (
        <Button look="ghost" disabled={state.name === "searching"} onClick={search}>
          <SearchIcon />
          Search the text of all posts for “{term}”
        </Button>
      )}
      <p role="status" className="text-search-state">
        {state.name === "searching" ? "Searching…" : ""}
        {state.name === "failed" ? "The text couldn’t be searched. Please try again." : ""}
        {state.name === "found"
          ? state.matches.length === 0
            ? `No post has “${term}” in its text.`
            : `“${term}” is in ${pluralize(state.matches.length, "post")}.`
          : ""}
      </p>
      {state.name === "found" && state.matches.length > 0 ? (
        <ul>
          {state.matches.map(({ post: { id, title }, snippet }) => (
            <li key={id}>
              <Link to={editPath(id)} state={{ find: term }}>
                {title}
              </Link>
              <p>{snippet}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
