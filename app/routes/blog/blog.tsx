import { data } from "react-router";
import { contentContext } from "../../backend/content.server.ts";
import { countCategories } from "../../domain/posts/lists/category.ts";
import { pageNumber, paginate } from "../../domain/posts/lists/paging.ts";
import { searchPath, searchTerm } from "../../domain/search/search.ts";
import { BlogColumns } from "../../features/blog/list/blog-columns.tsx";
import { PostRows } from "../../features/blog/list/post-rows.tsx";
import { StaticResults } from "../../features/blog/search/static-results.tsx";
import BlogSearch from "../../islands/blog-search.tsx";
import { Island } from "../../islands/island.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/blog.ts";

/** The same list, paged, at two addresses. */
const LISTS = {
  "/blog": {
    title: "Blog",
    heading: "From the pasture",
    intro: "Plain reports on grass, water, cattle and cash flow, with the math worked out.",
  },
  "/blog/all": {
    title: "All Posts",
    heading: "All Posts",
    intro: "Everything we have published, newest first.",
  },
} as const;

export async function loader({ context, params: { page: param }, url }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const posts = await content.posts();
  const categories = countCategories(posts);
  const address = url.pathname.endsWith("/blog/all") ? "/blog/all" : "/blog";
  const term = content.search ? searchTerm(url.searchParams.get("q")) : "";
  if (term !== "") {
    const number = pageNumber(url.searchParams.get("page") ?? undefined);
    const found = await content.search?.(term, number);
    if (!found) throw data(null, { status: 404 });
    return { address, categories, term, found } as const;
  }
  const page = paginate(posts, pageNumber(param));
  if (!page || param === "1") throw data(null, { status: 404 });
  return { address, categories, term, page } as const;
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { address, term, page } = loaderData;
  const { title, intro } = LISTS[address];
  // No path and no description: search engines should not index result pages.
  if (!page) return pageMeta({ title: `Search: ${term}` });
  const later = page.number > 1;
  return pageMeta({
    title: later ? `${title}, page ${page.number}` : title,
    description: intro,
    // Both addresses show the same list; /blog is the canonical one.
    path: later ? `/blog/page/${page.number}` : "/blog",
    sharedAs: "/blog",
  });
};

/** The blog list and its search (specification, section 2). */
export default function Blog({
  loaderData: { address, categories, term, page, found },
}: Route.ComponentProps) {
  const { heading, intro } = LISTS[address];
  return (
    <BlogColumns
      heading={
        <>
          <h1>{heading}</h1>
          <p>{intro}</p>
        </>
      }
      categories={categories}
      current={[address]}
    >
      <Island
        name="blog-search"
        component={BlogSearch}
        props={{ address, total: (page ?? found).total, categories, renderedTerm: term }}
        className="blog-search"
      >
        {page ? (
          <PostRows
            page={page}
            front={page.number === 1}
            pathOf={(number) => searchPath("", number)}
          />
        ) : (
          <StaticResults found={found} term={term} categories={categories} />
        )}
      </Island>
    </BlogColumns>
  );
}
