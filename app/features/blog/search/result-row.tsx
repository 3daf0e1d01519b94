import type { ReactNode } from "react";
import type { SearchMatch } from "#app/domain/search/snippet.ts";
import { PostRow } from "../list/post-row.tsx";
import { splitByTerm } from "#app/domain/search/find-term.ts";

/** A post in search results: the text around the term, with the term highlighted. */
export function ResultRow({
  match: { post, snippet, section },
  term,
  date,
}: {
  readonly match: SearchMatch;
  readonly term: string;
  readonly date: ReactNode;
}) {
  return (
    <PostRow
      post={post}
      title={<Highlighted text={post.title} term={term} />}
      text={<Highlighted text={snippet || post.excerpt} term={term} />}
      section={section}
      date={date}
    />
  );
}

/** Text with every occurrence of the term marked. */
function Highlighted({ text, term }: { readonly text: string; readonly term: string }) {
  if (term === "") return text;
  return splitByTerm(text, term).map(({ text: segment, match }, index) =>
    // A segment is identified by its position only.
    match ? <mark key={index}>{segment}</mark> : segment,
  );
}
