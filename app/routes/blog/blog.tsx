import { data } from "react-router";
import { contentContext } from "../../backend/content.server.ts";
import { countCategories } from "../../domain/posts/category.ts";
import { pageNumber, pageOf } from "../../domain/posts/paging.ts";
import { BlogColumns } from "../../features/blog/list/blog-columns.tsx";
import { PostRows } from "../../features/blog/list/post-rows.tsx";
import BlogSearch from "../../islands/blog-search.tsx";
import { Island } from "../../islands/island.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/blog.ts";

/** One list at two addresses, and its pages. */
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
  const posts = await context.get(contentContext).posts();
  const page = pageOf(posts, pageNumber(param));
  if (!page || param === "1") throw data(null, { status: 404 });
  const address = url.pathname.endsWith("/blog/all") ? "/blog/all" : "/blog";
  return { address, page, categories: countCategories(posts) } as const;
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { address, page } = loaderData;
  const { title, intro } = LISTS[address];
  const later = page.number > 1;
  return pageMeta({
    title: later ? `${title}, page ${page.number}` : title,
    description: intro,
    // Both addresses show one list: search engines are to know it by the first.
    path: later ? `/blog/page/${page.number}` : "/blog",
    sharedAs: "/blog",
  });
};

/** The blog list and its search (specification, section 2). */
export default function Blog({ loaderData: { address, page, categories } }: Route.ComponentProps) {
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
        props={{ address, total: page.total, categories }}
        className="blog-search"
      >
        <PostRows
          page={page}
          front={page.number === 1}
          pathOf={(number) => (number === 1 ? "/blog" : `/blog/page/${number}`)}
        />
      </Island>
    </BlogColumns>
  );
}
