import { site } from "../../content/site.ts";
import { posts } from "../backend/posts.ts";
import { publishedContent } from "../content.server.ts";
import {
  categoryMatches,
  categoryPath,
  categoryTitle,
  countCategories,
} from "../domain/category.ts";
import { PAGE_SIZE } from "../domain/overview.ts";
import type { SearchMatch } from "../domain/ports.ts";
import type { PostSummary } from "../domain/post.ts";
import { BlogCategory, type CategoryData } from "../features/blog/blog-category.tsx";
import { pageMeta } from "../meta/page-meta.ts";
import { Spinner } from "../ui/spinner.tsx";
import type { Route } from "./+types/blog-category.ts";

export function loader({ context, params: { category } }: Route.LoaderArgs) {
  return categoryOf(context.get(publishedContent).all(), category);
}

export async function clientLoader({ params: { category } }: Route.ClientLoaderArgs) {
  return categoryOf(await posts.all(), category);
}

function categoryOf(all: readonly PostSummary[], category: string): CategoryData {
  const matches = postsIn(all, category);
  return {
    title: categoryTitle(category, [...new Set(matches.map(({ post }) => post.category))]),
    total: matches.length,
    matches: matches.slice(0, PAGE_SIZE),
    categories: countCategories(all),
  };
}

function postsIn(all: readonly PostSummary[], category: string): SearchMatch[] {
  return all
    .filter((post) => categoryMatches(post.category, category))
    .map((post) => ({ post, snippet: "" }));
}

export const meta: Route.MetaFunction = ({ loaderData, params: { category } }) => {
  const found = loaderData && loaderData.total > 0 ? loaderData : undefined;
  const title = found?.title ?? categoryTitle(category, []);
  return pageMeta({
    title: `${title} Articles`,
    ...(found
      ? {
          description: `Everything the ${site.name} blog has published in ${title}, newest first.`,
          // A topic holds posts of several categories, and none of its own name.
          path: categoryPath(
            found.matches.some(({ post }) => post.category === title) ? title : category,
          ),
        }
      : {}),
  });
};

export function HydrateFallback() {
  return (
    <p className="wrap sec" role="status">
      <Spinner label="Loading articles" />
    </p>
  );
}

export default function BlogCategoryRoute({
  loaderData,
  params: { category },
}: Route.ComponentProps) {
  return (
    <BlogCategory
      key={category}
      category={category}
      data={loaderData}
      loadAll={async () => postsIn(await posts.all(), category)}
    />
  );
}
