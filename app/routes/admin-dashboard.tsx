import { type ShouldRevalidateFunctionArgs, useRevalidator } from "react-router";
import { posts } from "../backend/posts.ts";
import { Dashboard } from "../features/admin/dashboard/dashboard.tsx";
import { pageMeta } from "../meta/page-meta.ts";
import type { Route } from "./+types/admin-dashboard.ts";

export async function clientLoader() {
  return { all: await posts.all() };
}

/** Another search term or order shows the same posts. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Dashboard" });

export default function AdminDashboard({ loaderData: { all } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return <Dashboard posts={all} port={posts} onChanged={() => void revalidate()} />;
}
