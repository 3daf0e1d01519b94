import type { FoundPosts as Found } from "../../../backend/ports/content.ts";
import type { CategoryCount } from "../../../domain/posts/lists/category.ts";
import { searchPath } from "../../../domain/search/search.ts";
import { PageLinks } from "../list/page-links.tsx";
import { PostDate } from "../post-date.tsx";
import { FoundRow } from "./found-row.tsx";
import { NoPosts } from "./no-posts.tsx";

/** What a search found, in a document that needs no script. */
export function FoundPosts({
  found,
  term,
  categories,
}: {
  readonly found: Found;
  readonly term: string;
  readonly categories: readonly CategoryCount[];
}) {
  if (found.total === 0) return <NoPosts term={term} categories={categories} near={found.near} />;
  return (
    <>
      <div className="post-list found-posts">
        {found.posts.map((match) => (
          <FoundRow
            key={match.post.id}
            match={match}
            term={term}
            date={<PostDate date={match.post.date} withMonth />}
          />
        ))}
      </div>
      <PageLinks page={found} pathOf={(number) => searchPath(term, number)} />
    </>
  );
}
