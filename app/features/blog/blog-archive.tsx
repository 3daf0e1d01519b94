import { archive, type ArchiveYear } from "../../domain/archive.ts";
import type { CategoryCount } from "../../domain/category.ts";
import type { PostReader } from "../../domain/ports.ts";
import { type ArchiveLine, ArchiveYears } from "./archive-years.tsx";
import { BlogColumns } from "./blog-columns.tsx";
import { DeliveredHtml } from "./delivered-html.tsx";
import { FoundLine } from "./found-line.tsx";
import { NoPosts } from "./no-posts.tsx";
import { SearchFailed } from "./search-failed.tsx";
import { useSearch } from "./use-search.ts";
import { useSearchTerm } from "./use-search-term.ts";

export interface ArchiveData {
  readonly total: number;
  readonly categories: readonly CategoryCount[];
  /** Absent where the document was delivered with them. */
  readonly years?: readonly ArchiveYear<ArchiveLine>[];
}

/** The blog list in archive mode; with a term, the results by date (specification, section 2). */
export function BlogArchive({
  data: { total, categories, years },
  posts,
}: {
  readonly data: ArchiveData;
  readonly posts: Pick<PostReader, "search" | "all">;
}) {
  const term = useSearchTerm();
  const state = useSearch(term, posts.search);
  return (
    <BlogColumns
      heading="Archive by Date"
      intro="Every article, newest first. The day of the month is in brackets."
      categories={categories}
      term={term}
    >
      <FoundLine state={state} total={total} term={term} clearTo="/blog/archive" />
      {state.status === "failed" ? <SearchFailed retry={state.retry} /> : null}
      {state.status !== "unasked" ? null : years ? (
        <ArchiveYears years={years} term="" />
      ) : (
        <DeliveredHtml id="archive-years" className="arch" />
      )}
      {state.status !== "found" ? null : state.matches.length === 0 ? (
        <NoPosts term={term} categories={categories} all={posts.all} />
      ) : (
        <ArchiveYears years={archive(state.matches.map(({ post }) => post))} term={term} />
      )}
    </BlogColumns>
  );
}
