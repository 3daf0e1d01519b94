import type { FormEvent, RefObject } from "react";
import { SearchIcon } from "#app/ui/icons/icons.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { withBase } from "#app/shared/with-base.ts";

/** Whether the server answers a search without scripts. */
const SERVER_SEARCHES = import.meta.env.EDITION === "server";

/** The blog's search box. Without React it is a plain form that leads to `/blog?q=`. */
export function SearchForm({
  field,
  term,
  onInput,
  onSubmit,
}: {
  readonly field?: RefObject<HTMLInputElement | null>;
  /** The term the document was rendered for. */
  readonly term?: string;
  readonly onInput?: (event: FormEvent<HTMLInputElement>) => void;
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}) {
  return (
    <>
      <form
        className="search"
        role="search"
        aria-label="Search articles"
        action={withBase("/blog")}
        onSubmit={onSubmit}
      >
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={term}
          placeholder="polywire, rest, water…"
          aria-label="Search articles"
          aria-keyshortcuts="/"
          autoComplete="off"
          enterKeyHint="search"
          onInput={onInput}
        />
        <button type="submit" aria-label="Search">
          <SearchIcon />
        </button>
      </form>
      {SERVER_SEARCHES ? null : (
        <p className="hint plain-only">
          Search needs JavaScript and a recent browser. The <Link to="/blog/archive">archive</Link>{" "}
          lists every article.
        </p>
      )}
    </>
  );
}
