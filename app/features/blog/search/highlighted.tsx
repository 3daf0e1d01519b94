import { stretches } from "../../../domain/search/find-term.ts";

/** A text in which every place where the term occurs is marked. */
export function Highlighted({ text, term }: { readonly text: string; readonly term: string }) {
  if (term === "") return text;
  return stretches(text, term).map(({ text: stretch, match }, index) =>
    // A stretch has no identity of its own but its place.
    match ? <mark key={index}>{stretch}</mark> : stretch,
  );
}
