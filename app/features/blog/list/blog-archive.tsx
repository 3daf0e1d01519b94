import type { ArchiveYear } from "#app/domain/posts/lists/archive.ts";
import type { CategoryCount } from "#app/domain/posts/lists/category.ts";
import { pluralize } from "#app/domain/plural.ts";
import type { PostSummary } from "#app/domain/posts/post.ts";
import { ArchiveYears } from "./archive-years.tsx";
import { BlogColumns } from "./blog-columns.tsx";
import { PlainSearch } from "./plain-search.tsx";

/** The blog list in archive mode (specification, section 2). It has no search of its own (decision 35). */
export function BlogArchive({
  total,
  categories,
  years,
}: {
  readonly total: number;
  readonly categories: readonly CategoryCount[];
  readonly years: readonly ArchiveYear<PostSummary>[];
}) {
  return (
    <BlogColumns
      heading={
        <>
          <h1>Archive by Date</h1>
          <p>Every article, newest first. The day of the month is in brackets.</p>
        </>
      }
      categories={categories}
      current={["/blog/archive"]}
    >
      <PlainSearch />
      <div className="list">
        <div className="found">
          <p>
            <b>Found {pluralize(total, "result")}</b>
          </p>
        </div>
        <ArchiveYears years={years} />
      </div>
    </BlogColumns>
  );
}
