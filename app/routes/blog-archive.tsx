import type { ShouldRevalidateFunctionArgs } from "react-router";
import { archive } from "../domain/archive.ts";
import { posts } from "../backend/posts.ts";
import { publishedContent } from "../content.server.ts";
import { countCategories } from "../domain/category.ts";
import type { PostSummary } from "../domain/post.ts";
import { type ArchiveData, BlogArchive } from "../features/blog/blog-archive.tsx";
import { pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/blog-archive.ts";

export function loader({ context }: Route.LoaderArgs) {
  return archiveOf(context.get(publishedContent).all());
}

export async function clientLoader() {
  return archiveOf(await posts.all());
}

/** Only what a line shows: with thousands of posts the rest would weigh more than the page. */
function archiveOf(all: readonly PostSummary[]): ArchiveData {
  const lines = all.map(({ id, title, slug, date }) => ({ id, title, slug, date }));
  return { total: all.length, categories: countCategories(all), years: archive(lines) };
}

/** Another search term is another search, not another page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export const meta = () =>
  pageMeta({
    title: "Archive by Date",
    description: "Every article by year and month, newest first.",
    path: "/blog/archive",
  });

export default function BlogArchiveRoute({ loaderData }: Route.ComponentProps) {
  return <BlogArchive data={loaderData} posts={posts} />;
}
