import { Link } from "react-router";
import { type CategoryCount, categoryTitle } from "../../domain/category.ts";
import type { SearchMatch } from "../../domain/ports.ts";
import { counted } from "../../domain/plural.ts";
import { ArrowLeftIcon } from "../../ui/icons.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { BlogColumns } from "./blog-columns.tsx";
import { PostList } from "./post-list.tsx";

export interface CategoryData {
  readonly title: string;
  readonly total: number;
  /** The first of its posts, newest first. */
  readonly matches: readonly SearchMatch[];
  readonly categories: readonly CategoryCount[];
}

/**
 * The posts of a category (specification, section 2). One delivered document stands for all unknown
 * categories, so their name comes from the address once React knows it.
 */
export function BlogCategory({
  category,
  data: { title: known, total, matches, categories },
  loadAll,
}: {
  /** The value in the address. */
  readonly category: string;
  readonly data: CategoryData;
  readonly loadAll: () => Promise<readonly SearchMatch[]>;
}) {
  const hydrated = useHydrated();
  const title = total === 0 && hydrated ? categoryTitle(category, []) : known;
  return (
    <BlogColumns
      heading={`${title} Articles`}
      intro={
        total === 0 ? `No articles found in ${title}` : `${counted(total, "Article")} in ${title}`
      }
      categories={categories}
      term=""
    >
      <p className="back">
        <Link to="/blog">
          <ArrowLeftIcon /> Back to All Articles
        </Link>
      </p>
      {total === 0 ? (
        <div className="empty panel" data-wake="now">
          <Picture scene="/scenes/empty.svg" ratio={[3, 2]} />
          <p>Every article so far is in one of the categories listed on this page.</p>
          <p className="btns">
            <Link className="btn" to="/blog">
              View All Articles
            </Link>
          </p>
        </div>
      ) : (
        <PostList matches={matches} total={total} loadAll={loadAll} />
      )}
    </BlogColumns>
  );
}
