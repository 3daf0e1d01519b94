import type { ShouldRevalidateFunctionArgs } from "react-router";
import { archive } from "../domain/archive.ts";
import { archiveHtml } from "../archive-html.server.tsx";
import { posts } from "../backend/posts.ts";
import { publishedContent } from "../content.server.ts";
import { countCategories } from "../domain/category.ts";
import type { PostSummary } from "../domain/post.ts";
import { type ArchiveData, BlogArchive } from "../features/blog/blog-archive.tsx";
import { pageMeta } from "../meta/page-meta.ts";
import { renderedAhead } from "../rendered-ahead.server.ts";
import type { Route } from "./+types/blog-archive.ts";

/** For the delivered document: the years are left to the document itself. */
export function loader({ context }: Route.LoaderArgs): ArchiveData {
  const all = context.get(publishedContent).all();
  context.set(renderedAhead, { html: archiveHtml(archive(all)) });
  return aroundOf(all);
}

export async function clientLoader(): Promise<ArchiveData> {
  const all = await posts.all();
  return { ...aroundOf(all), years: archive(all) };
}

function aroundOf(all: readonly PostSummary[]): ArchiveData {
  return { total: all.length, categories: countCategories(all) };
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
