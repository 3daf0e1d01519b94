import { stretches } from "../../../domain/search/find-term.ts";

/** Text with every occurrence of the term marked. */
export function Highlighted({ text, term }: { readonly text: string; readonly term: string }) {
  if (term === "") return text;
  return stretches(text, term).map(({ text: stretch, match }, index) =>
    // A stretch is identified by its position only.
    match ? <mark key={index}>{stretch}</mark> : stretch,
  );
}
