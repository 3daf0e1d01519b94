import { type FormEvent, useEffect, useRef } from "react";
import { searchTerm } from "../../../domain/search/search.ts";
import { goToTerm, termInAddress, useAddressTerm } from "./address-term.ts";
import { SearchForm } from "./search-form.tsx";

/**
 * The search box of a list that searches. It follows the address, and the address follows it: with every
 * letter in place of the entry in the history, and as an entry of its own when submitted.
 *
 * @param props.live whether typing searches; otherwise only submitting does.
 * @param props.answered the term that the document answers.
 */
export function LiveSearchForm({
  live,
  answered,
}: {
  readonly live: boolean;
  readonly answered: string;
}) {
  const field = useRef<HTMLInputElement>(null);
  /** The term of the history entry before the reader typed over it. */
  const settled = useRef("");
  /** What the reader has typed is ahead of the address that it causes. */
  const typing = useRef(false);
  const term = useAddressTerm(answered);

  useEffect(() => {
    const asked = termInAddress();
    const typed = searchTerm(field.current?.value ?? "");
    settled.current = asked;
    // White space around the term, and an empty `q`, are taken out of the address (section 5).
    if (location.search !== "" && new URLSearchParams(location.search).get("q") !== asked) {
      goToTerm(asked, "replace");
    }
    // What was typed before React was there stays, and is searched for.
    if (live && typed !== answered && typed !== asked) {
      typing.current = true;
      goToTerm(typed, "replace");
    }
  }, [live, answered]);

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
    const wanted = searchTerm(field.current?.value ?? "");
    if (matchMedia("(pointer: coarse)").matches) field.current?.blur();
    if (wanted === settled.current) return;
    // Typing moved the address of this entry: it gets its own back, and the search one of its own.
    typing.current = true;
    goToTerm(settled.current, "replace");
    typing.current = true;
    goToTerm(wanted, "push");
    settled.current = wanted;
  }

  return <SearchForm field={field} term={answered} onInput={search} onSubmit={submit} />;
}
