import type { FoundPosts } from "#app/backend/ports/content.ts";
import type { CategoryCount } from "#app/domain/posts/lists/category.ts";
import { searchPath } from "#app/domain/search/search.ts";
import { PageLinks } from "../list/page-links.tsx";
import { PostDate } from "../post-date.tsx";
import { ResultRow } from "./result-row.tsx";
import { NoPosts } from "./no-posts.tsx";

/** Search results in a document that needs no script. */
export function StaticResults({
  found,
  term,
  categories,
}: {
  readonly found: FoundPosts;
  readonly term: string;
  readonly categories: readonly CategoryCount[];
}) {
  if (found.total === 0)
    return <NoPosts term={term} categories={categories} suggestions={found.near} />;
  return (
    <>
      <div className="post-list found-posts">
        {found.posts.map((match) => (
          <ResultRow
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
