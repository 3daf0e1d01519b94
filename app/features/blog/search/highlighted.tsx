import { splitByTerm } from "#app/domain/search/find-term.ts";

/** Text with every occurrence of the term marked. */
export function Highlighted({ text, term }: { readonly text: string; readonly term: string }) {
  if (term === "") return text;
  return splitByTerm(text, term).map(({ text: segment, match }, index) =>
    // A segment is identified by its position only.
    match ? <mark key={index}>{segment}</mark> : segment,
  );
}
