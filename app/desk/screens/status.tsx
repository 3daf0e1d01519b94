import { api } from "#app/backend/api.ts";
import { session } from "#app/backend/desk.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { StatusPage } from "#app/features/admin/status/status-page.tsx";
import "#app/styles/admin/management/management.css";
import "#app/styles/admin/management/status.css";
import { LoadFailed } from "../desk-error.tsx";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  const user = await session.current();
  const [status, { timeZone }] = await Promise.all([
    bodyOf(api.status.$get()),
    bodyOf(api.settings.$get()),
  ]);
  return { status, timeZone, isOwner: user?.role === "owner" };
}

export const title = "Status";

export const ErrorBoundary = LoadFailed;

export default function AdminStatus({ loaderData }: ScreenProps<typeof loader>) {
  return <StatusPage {...loaderData} />;
}
