import { useRevalidator } from "react-router";
import { session } from "../../backend/desk.ts";
import { operations } from "../../backend/management.ts";
import { StatusPage } from "../../features/admin/status/status-page.tsx";
import { deskMeta } from "../../seo/desk-meta.ts";
import "../../styles/admin/management/management.css";
import "../../styles/admin/management/status.css";
import type { Route } from "./+types/admin-status.ts";
import { LoadFailed } from "./load-failed.tsx";

export async function clientLoader() {
  const user = await session.current();
  const [status, timeZone, missing] = await Promise.all([
    operations.status(),
    operations.timeZone(),
    user?.role === "owner" ? operations.missing() : undefined,
  ]);
  return { status, timeZone, missing };
}

export const meta: Route.MetaFunction = () => deskMeta("Status");

/** The router hydrates these documents. */
export const handle = { hydrate: true };

export const ErrorBoundary = LoadFailed;

export default function AdminStatus({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return <StatusPage {...loaderData} port={operations} onChanged={() => void revalidate()} />;
}
