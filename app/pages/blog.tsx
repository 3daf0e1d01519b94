import { STAND_IN_CATEGORY } from "#app/shared/stand-ins.ts";
import type { Page } from "../document/page.ts";
import { archive } from "../domain/posts/lists/archive.ts";
import {
  categoriesOf,
  categoryPath,
  categoryTitle,
  countCategories,
  matchingCategories,
} from "../domain/posts/lists/category.ts";
import { pageNumber, paginate } from "../domain/posts/lists/paging.ts";
import { postPath, type PostRef } from "../domain/posts/post.ts";
import { searchPath, searchTerm } from "../domain/search/search.ts";
import { BlogArchive } from "../features/blog/list/blog-archive.tsx";
import { BlogCategory } from "../features/blog/list/blog-category.tsx";
import { BlogColumns } from "../features/blog/list/blog-columns.tsx";
import { PostRows } from "../features/blog/list/post-rows.tsx";
import { PostNotFound } from "../features/blog/post-not-found.tsx";
import { PostView } from "../features/blog/post-view.tsx";
import { StaticResults } from "../features/blog/search/results.tsx";
import BlogSearch from "../islands/blog-search.tsx";
import { Island } from "../islands/island.tsx";
import { sharedAs } from "../seo/share-image.ts";
import { blogPosting } from "../seo/structured-data.ts";

/** The server edition shows search results even without scripts. */
const SERVER_SEARCHES = import.meta.env.EDITION === "server";

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

/** The blog list and its search (specification, section 2). */
export const blogList =
  (address: keyof typeof LISTS): Page<{ readonly page?: string }> =>
  async ({ content, params, url }) => {
    const posts = await content.posts();
    const categories = countCategories(posts);
    const { title, heading, intro } = LISTS[address];
    const term = content.search ? searchTerm(url.searchParams.get("q")) : "";
    const found =
      term === ""
        ? undefined
        : await content.search?.(term, pageNumber(url.searchParams.get("page") ?? undefined));
    const page = term === "" ? pageOf(posts, params.page) : undefined;
    const shown = page ?? found;
    if (!shown) return undefined;
    return {
      meta: page
        ? {
            description: intro,
            // Both addresses show the same list; /blog is the canonical one.
            ...onPage(page.number, title, "/blog"),
          }
        : // No path and no description: search engines should not index result pages.
          { title: `Search: ${term}` },
      view: (
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
            props={{ address, total: shown.total, categories, renderedTerm: term }}
            className="blog-search"
            failed={SERVER_SEARCHES ? undefined : "The search couldn’t load."}
          >
            {page ? (
              <PostRows
                page={page}
                front={page.number === 1}
                pathOf={(number) => searchPath("", number)}
              />
            ) : found ? (
              <StaticResults found={found} term={term} categories={categories} />
            ) : null}
          </Island>
        </BlogColumns>
      ),
    };
  };

/** The page of a list with the number in the address. The first page has no number in its address. */
function pageOf<Item>(items: readonly Item[], param: string | undefined) {
  return param === "1" ? undefined : paginate(items, pageNumber(param));
}

/** The metadata of one page of a list. @param path the address of its first page. */
function onPage(number: number, title: string, path: string) {
  return number === 1
    ? { title, path, sharedAs: path }
    : { title: `${title}, page ${number}`, path: `${path}/page/${number}`, sharedAs: path };
}

export const blogArchive: Page = async ({ content }) => {
  const posts = await content.posts();
  return {
    meta: {
      title: "Archive by Date",
      description: "Every article by year and month, newest first.",
      path: "/blog/archive",
    },
    view: (
      <BlogArchive
        total={posts.length}
        categories={countCategories(posts)}
        years={archive(posts)}
      />
    ),
  };
};

export const blogCategory: Page<{ readonly category: string; readonly page?: string }> = async ({
  content,
  params: { category, page: param },
}) => {
  const posts = await content.posts();
  const names = matchingCategories(categoriesOf(posts), category);
  const matches = posts.filter((post) => names.has(post.category));
  const page = pageOf(matches, param);
  if (!page) return undefined;
  const isFallback = category === STAND_IN_CATEGORY && matches.length === 0;
  const name = categoryTitle(category, [...names]);
  // A topic spans several categories, none of which has its name.
  const path = categoryPath(names.has(name) ? name : category);
  const title = isFallback ? "Category" : `${name} Articles`;
  const { name: site } = await content.site();
  return {
    meta:
      page.total === 0
        ? { title }
        : {
            description: `Everything the ${site} blog has published in ${name}, newest first.`,
            ...onPage(page.number, title, path),
          },
    view: (
      <BlogCategory
        title={isFallback ? undefined : name}
        path={path}
        page={page}
        categories={countCategories(posts)}
      />
    ),
  };
};

/** A post by its address (specification, section 2). */
export const post: Page<PostRef> = async ({ content, params }) => {
  const article = await content.article(params);
  if (!article) {
    return {
      meta: { title: "Post Not Found" },
      view: <PostNotFound />,
      status: 404,
    };
  }
  const { post: summary } = article;
  const shared = sharedAs(summary, await content.posts());
  return {
    meta: {
      title: summary.searchTitle || summary.title,
      description: summary.searchDescription || summary.excerpt,
      path: postPath(summary),
      canonical: summary.canonical || undefined,
      sharedAs: shared,
      picture: summary.sharePicture
        ? { address: summary.sharePicture, alt: summary.sharePictureAlt ?? "" }
        : undefined,
      type: "article",
      data: [blogPosting(summary, shared, await content.site())],
    },
    view: <PostView article={article} />,
    stylesheet: "within",
  };
};
