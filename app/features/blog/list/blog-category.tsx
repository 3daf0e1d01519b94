import { type CategoryCount, categoryPath } from "#app/domain/posts/lists/category.ts";
import { pluralize } from "#app/domain/plural.ts";
import { hook } from "#app/enhance/page-contract.ts";
import { ArrowLeftIcon } from "#app/ui/icons/icons.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import { TagLinks } from "../tag-links.tsx";
import { BlogColumns, PlainSearch } from "./blog-columns.tsx";
import { type PostPage, PostRows } from "./post-rows.tsx";

interface CategoryData {
  /** The category's name; undefined in the stand-in document for unknown categories. */
  readonly title: string | undefined;
  /** The address of its first page. */
  readonly path: string;
  readonly page: PostPage;
  readonly categories: readonly CategoryCount[];
}

/** The posts of a category (specification, section 2). */
export function BlogCategory({ title, path, page, categories }: CategoryData) {
  const categoryNames = [...new Set(page.posts.map(({ category }) => category))];
  return (
    <BlogColumns
      heading={<CategoryHeading title={title} total={page.total} />}
      categories={categories}
      current={[path, ...categoryNames.map(categoryPath)]}
    >
      <PlainSearch />
      <div className="list">
        <p className="back">
          <Link to="/blog">
            <ArrowLeftIcon /> Back to All Articles
          </Link>
        </p>
        {page.total === 0 ? (
          <EmptyCategory categories={categories} />
        ) : (
          <PostRows
            page={page}
            pathOf={(number) => (number === 1 ? path : `${path}/page/${number}`)}
          />
        )}
      </div>
    </BlogColumns>
  );
}

/** The stand-in shows a placeholder until app/enhance/page/category-name.ts fills in the name from the address. */
function CategoryHeading({
  title,
  total,
}: Pick<CategoryData, "title"> & { readonly total: number }) {
  if (title === undefined) {
    return (
      <>
        <h1 {...hook("categoryName")}>Category</h1>
        <p {...hook("categoryCount")}>Articles by category</p>
      </>
    );
  }
  return (
    <>
      <h1>{title} Articles</h1>
      <p>
        {total === 0
          ? `No articles found in ${title}`
          : `${pluralize(total, "Article")} in ${title}`}
      </p>
    </>
  );
}

function EmptyCategory({ categories }: Pick<CategoryData, "categories">) {
  const largest = categories.toSorted((a, b) => b.count - a.count).slice(0, 3);
  return (
    <div className="empty panel">
      <Picture scene="/scenes/empty.svg" ratio={[3, 2]} />
      <p>Nothing here yet. Try one of these categories.</p>
      <TagLinks names={largest.map(({ name }) => name)} pathOf={categoryPath} />
      <p className="btns">
        <Link className="btn" to="/blog">
          View All Articles
        </Link>
      </p>
    </div>
  );
}
