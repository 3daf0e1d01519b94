import { useRevalidator } from "react-router";
import { posts, session, writing } from "../../backend/desk.ts";
import { Dashboard } from "../../features/admin/dashboard/dashboard.tsx";
import { openDashboardDesk } from "../../features/admin/dashboard/dashboard-desk.ts";
import { listPosts } from "../../features/admin/dashboard/view/list-posts.ts";
import { viewFrom } from "../../features/admin/dashboard/view/list-view.ts";
import { deskMeta } from "../../seo/desk-meta.ts";
import type { Route } from "./+types/admin-dashboard.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const view = viewFrom(new URL(request.url).searchParams);
  const [page, desk] = await Promise.all([
    listPosts(posts, view),
    openDashboardDesk(writing, session),
  ]);
  return { page, desk, query: view.query };
}

export const meta: Route.MetaFunction = () => deskMeta("Dashboard");

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return <Dashboard {...loaderData} port={posts} onChanged={revalidate} />;
}
