import { useRevalidator } from "react-router";
import { posts } from "../../backend/desk.ts";
import { Dashboard } from "../../features/admin/dashboard/dashboard.tsx";
import { listPosts } from "../../features/admin/dashboard/list-posts.ts";
import { viewFrom } from "../../features/admin/dashboard/list-view.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import type { Route } from "./+types/admin-dashboard.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const view = viewFrom(new URL(request.url).searchParams);
  return { page: await listPosts(posts, view), query: view.query };
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Dashboard" });

export default function AdminDashboard({ loaderData: { page, query } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return <Dashboard page={page} query={query} port={posts} onChanged={revalidate} />;
}
