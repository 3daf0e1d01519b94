import { useRevalidator } from "react-router";
import { posts } from "#app/backend/desk.ts";
import { openDashboardDesk } from "#app/desk/dashboard/dashboard-desk.ts";
import { Dashboard } from "#app/desk/dashboard/dashboard.tsx";
import { listPosts, viewFrom } from "#app/desk/dashboard/list-view.ts";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ query, user }: ScreenRequest) {
  const view = viewFrom(query);
  const [page, { categories }, desk] = await Promise.all([
    listPosts(view),
    posts.terms(),
    openDashboardDesk(user),
  ]);
  return { page, categories, desk, query: view.query };
}

export const title = "Dashboard";

export default function AdminDashboard({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  return <Dashboard {...loaderData} onChanged={revalidate} />;
}
