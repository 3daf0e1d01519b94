import type { BlogOverview } from "../../domain/overview.ts";
import type { PostReader, SearchMatch } from "../../domain/ports.ts";
import type { PostSummary } from "../../domain/post.ts";
import { BlogColumns } from "./blog-columns.tsx";
import { FoundLine } from "./found-line.tsx";
import { NoPosts } from "./no-posts.tsx";
import { PostList } from "./post-list.tsx";
import { SearchFailed } from "./search-failed.tsx";
import { useSearch } from "./use-search.ts";
import { useSearchTerm } from "./use-search-term.ts";

/** The blog list and its search (specification, section 2). */
export function BlogList({
  address,
  heading,
  intro,
  overview,
  posts,
}: {
  /** This list's own address, without a search term. */
  readonly address: "/blog" | "/blog/all";
  readonly heading: string;
  readonly intro: string;
  readonly overview: BlogOverview;
  readonly posts: Pick<PostReader, "search" | "all">;
}) {
  const term = useSearchTerm();
  const state = useSearch(term, posts.search);
  const { total, categories, latest } = overview;
  return (
    <BlogColumns
      heading={heading}
      intro={intro}
      categories={categories}
      term={term}
      live={address === "/blog"}
    >
      <FoundLine state={state} total={total} term={term} clearTo={address} />
      {state.status === "failed" ? <SearchFailed retry={state.retry} /> : null}
      {state.status === "unasked" ? (
        <PostList
          matches={latest.map(unmarked)}
          total={total}
          loadAll={async () => (await posts.all()).map(unmarked)}
        />
      ) : null}
      {state.status !== "found" ? null : state.matches.length === 0 ? (
        <NoPosts term={term} categories={categories} all={posts.all} />
      ) : (
        <PostList key={term} matches={state.matches} total={state.matches.length} term={term} />
      )}
    </BlogColumns>
  );
}

function unmarked(post: PostSummary): SearchMatch {
  return { post, snippet: "" };
}
