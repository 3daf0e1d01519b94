import type { FormEvent, RefObject } from "react";
import { SearchIcon } from "../../../ui/icons/icons.tsx";
import { Link } from "../../../ui/links/link.tsx";
import { withBase } from "../../../ui/links/with-base.ts";

/** The blog's search box. Without React it is a plain form that leads to `/blog?q=`. */
export function SearchForm({
  field,
  onInput,
  onSubmit,
}: {
  readonly field?: RefObject<HTMLInputElement | null>;
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
      <p className="hint plain-only">
        Search needs JavaScript and a recent browser. The <Link to="/blog/archive">archive</Link>{" "}
        lists every article.
      </p>
    </>
  );
}
