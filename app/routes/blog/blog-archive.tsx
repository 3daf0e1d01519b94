import { contentContext } from "../../backend/content.server.ts";
import { archive } from "../../domain/posts/lists/archive.ts";
import { countCategories } from "../../domain/posts/lists/category.ts";
import { BlogArchive } from "../../features/blog/list/blog-archive.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/blog-archive.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const posts = await context.get(contentContext).posts();
  return { total: posts.length, categories: countCategories(posts), years: archive(posts) };
}

export const meta = () =>
  pageMeta({
    title: "Archive by Date",
    description: "Every article by year and month, newest first.",
    path: "/blog/archive",
  });

export default function BlogArchiveRoute({ loaderData }: Route.ComponentProps) {
  return <BlogArchive {...loaderData} />;
}
