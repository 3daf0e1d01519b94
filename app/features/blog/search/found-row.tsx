import type { ReactNode } from "react";
import type { SearchMatch } from "../../../domain/search/search-match.ts";
import { PostRow } from "../list/post-row.tsx";
import { Highlighted } from "./highlighted.tsx";

/** A post that a search found: the words around the term, which is marked. */
export function FoundRow({
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
