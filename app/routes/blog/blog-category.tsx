import { data } from "react-router";
import { site } from "../../../content/site.ts";
import { contentContext } from "../../backend/content.server.ts";
import {
  categoriesOf,
  categoryPath,
  categoryTitle,
  countCategories,
  matchingCategories,
} from "../../domain/posts/lists/category.ts";
import { pageNumber, paginate } from "../../domain/posts/lists/paging.ts";
import { STAND_IN_CATEGORY } from "../../document/stand-ins.ts";
import { BlogCategory, type CategoryData } from "../../features/blog/list/blog-category.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/blog-category.ts";

export async function loader({
  context,
  params: { category, page: param },
}: Route.LoaderArgs): Promise<CategoryData> {
  const posts = await context.get(contentContext).posts();
  const names = matchingCategories(categoriesOf(posts), category);
  const matches = posts.filter((post) => names.has(post.category));
  const page = paginate(matches, pageNumber(param));
  if (!page || param === "1") throw data(null, { status: 404 });
  const title = categoryTitle(category, [...names]);
  // A topic spans several categories, none of which has its name.
  const path = categoryPath(names.has(title) ? title : category);
  const isFallback = category === STAND_IN_CATEGORY && matches.length === 0;
  return {
    title: isFallback ? undefined : title,
    path,
    page,
    categories: countCategories(posts),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { title, path, page } = loaderData;
  if (title === undefined || page.total === 0) {
    return pageMeta({ title: title === undefined ? "Category" : `${title} Articles` });
  }
  const later = page.number > 1;
  return pageMeta({
    title: later ? `${title} Articles, page ${page.number}` : `${title} Articles`,
    description: `Everything the ${site.name} blog has published in ${title}, newest first.`,
    path: later ? `${path}/page/${page.number}` : path,
    sharedAs: path,
  });
};

export default function BlogCategoryRoute({ loaderData }: Route.ComponentProps) {
  return <BlogCategory {...loaderData} />;
}
