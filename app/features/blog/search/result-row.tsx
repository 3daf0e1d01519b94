import type { ReactNode } from "react";
import type { SearchMatch } from "#app/domain/search/search-match.ts";
import { PostRow } from "../list/post-row.tsx";
import { Highlighted } from "./highlighted.tsx";

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
