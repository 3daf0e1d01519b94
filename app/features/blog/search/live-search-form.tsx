import { type FormEvent, useEffect, useRef } from "react";
import { searchTerm } from "#app/domain/search/search.ts";
import { goToTerm, termInAddress, useAddressTerm } from "./address-term.ts";
import { SearchForm } from "./search-form.tsx";

/**
 * The live search box. It and the address stay in step: typing replaces the current history entry, submitting
 * adds one.
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
    typing.current = true;
    goToTerm(settled.current, "replace");
    typing.current = true;
    goToTerm(submitted, "push");
    settled.current = submitted;
  }

  return <SearchForm field={field} term={renderedTerm} onInput={search} onSubmit={submit} />;
}
