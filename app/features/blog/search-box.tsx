import { type FormEvent, useEffect, useRef } from "react";
import { Link, useHref, useLocation, useNavigate, useNavigationType } from "react-router";
import { searchPath, searchTerm } from "../../domain/search.ts";
import { SearchIcon } from "../../ui/icons.tsx";

/**
 * The blog's search box. It follows the address, and the address follows it: on `/blog` (`live`) with
 * every letter, in place of the entry in the history; elsewhere, and as a new entry, when submitted.
 */
export function SearchBox({ term, live }: { readonly term: string; readonly live: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { key, search } = useLocation();
  const moved = useNavigationType();
  const root = useHref("/").replace(/\/$/, "");
  /** The term of the history entry before the reader typed over it. */
  const settled = useRef(term);
  const awake = useRef(false);

  useEffect(() => {
    // What was typed before React took over stays, and is searched for; what the reader is typing is
    // ahead of the address.
    const first = !awake.current;
    const keep = moved === "REPLACE" || (term === "" && first);
    awake.current = true;
    const typed = searchTerm(field.current?.value ?? "");
    if (first && live && typed !== "" && search === "") {
      void navigate(searchPath(typed), { replace: true });
    }
    if (keep || !field.current) return;
    field.current.value = term;
    settled.current = term;
  }, [key, moved, term, live, search, navigate]);

  function follow(event: FormEvent<HTMLInputElement>) {
    if (!live) return;
    void navigate(searchPath(event.currentTarget.value), { replace: true });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = field.current?.value ?? "";
    if (matchMedia("(pointer: coarse)").matches) field.current?.blur();
    if (live && searchTerm(wanted) === settled.current) return;
    // Typing moved the address of this entry: it gets its own back, and the search one of its own.
    if (live) history.replaceState(history.state, "", root + searchPath(settled.current));
    void navigate(searchPath(wanted));
  }

  return (
    <>
      <form
        className="search"
        role="search"
        aria-label="Search articles"
        action={`${root}/blog`}
        onSubmit={submit}
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
          data-wakes=""
          onInput={follow}
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
