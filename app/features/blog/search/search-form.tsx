import { type FormEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { searchPath, searchTerm } from "#app/domain/search/search.ts";
import { EVENT } from "#app/enhance/page-contract.ts";
import { withBase } from "#app/shared/with-base.ts";
import { SearchIcon } from "#app/ui/icons/icons.tsx";
import { Link } from "#app/ui/links/link.tsx";

/** Whether the server answers a search without scripts. */
const SERVER_SEARCHES = import.meta.env.EDITION === "server";

/** The blog's search box. Without React it is a plain form that opens `/blog?q=`. */
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

/**
 * The live search box. Field and address are kept in sync: typing replaces the current history entry, submitting adds
 * one.
 *
 * @param props.live whether typing searches; otherwise only submitting does.
 * @param props.renderedTerm the term the document was rendered for.
 */
export function LiveSearchForm({
  live,
  renderedTerm,
  onSubmit,
}: {
  readonly live: boolean;
  readonly renderedTerm: string;
  readonly onSubmit: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  /** The term of the history entry before the reader typed over it. */
  const settled = useRef("");
  /** True while the address changes because of typing, so the field is not overwritten. */
  const typing = useRef(false);
  const term = useAddressTerm(renderedTerm);

  useEffect(() => {
    const addressTerm = termInAddress();
    const typed = searchTerm(field.current?.value ?? "");
    settled.current = addressTerm;
    // Remove white space around the term, and an empty `q`, from the address (section 5).
    if (location.search !== "" && new URLSearchParams(location.search).get("q") !== addressTerm) {
      goToTerm(addressTerm, "replace");
    }
    // Keep and search for what was typed before hydration.
    if (live && typed !== renderedTerm && typed !== addressTerm) {
      typing.current = true;
      goToTerm(typed, "replace");
    }
  }, [live, renderedTerm]);

  useEffect(() => {
    const typed = typing.current;
    typing.current = false;
    if (typed || !field.current) return;
    field.current.value = term;
    settled.current = term;
  }, [term]);

  function search({ currentTarget }: FormEvent<HTMLInputElement>) {
    if (!live) return;
    if (searchTerm(currentTarget.value) === termInAddress()) return;
    typing.current = true;
    goToTerm(currentTarget.value, "replace");
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    // Elsewhere the browser sends the form to the blog's search.
    if (!live) return;
    event.preventDefault();
    const submitted = searchTerm(field.current?.value ?? "");
    onSubmit();
    if (submitted === settled.current) return;
    // Typing replaced this entry's address: restore it, then give the search an entry of its own.
    goToTerm(settled.current, "replace");
    goToTerm(submitted, "push");
    settled.current = submitted;
  }

  return <SearchForm field={field} term={renderedTerm} onInput={search} onSubmit={submit} />;
}

/**
 * The search term in the address.
 *
 * @param renderedTerm the term the document was rendered for; empty if it lists everything.
 */
export function useAddressTerm(renderedTerm: string): string {
  return useSyncExternalStore(subscribe, termInAddress, () => renderedTerm);
}

function termInAddress(): string {
  return searchTerm(new URLSearchParams(location.search).get("q"));
}

/** Puts a term in the address, in place of the current history entry or as a new one. */
function goToTerm(term: string, mode: "replace" | "push"): void {
  const url = withBase(searchPath(term));
  if (mode === "push") history.pushState(null, "", url);
  else history.replaceState(history.state, "", url);
  document.dispatchEvent(new Event(EVENT.addressChanged));
}

function subscribe(listener: () => void): () => void {
  addEventListener("popstate", listener);
  document.addEventListener(EVENT.addressChanged, listener);
  return () => {
    removeEventListener("popstate", listener);
    document.removeEventListener(EVENT.addressChanged, listener);
  };
}
