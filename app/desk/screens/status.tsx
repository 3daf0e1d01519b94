import { useRevalidator } from "react-router";
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
  const [status, { timeZone }, missing] = await Promise.all([
    bodyOf(api.status.$get()),
    bodyOf(api.settings.$get()),
    user?.role === "owner" ? bodyOf(api.missing.$get()) : undefined,
  ]);
  return { status, timeZone, missing: missing?.addresses };
}

export const title = "Status";

export const ErrorBoundary = LoadFailed;

export default function AdminStatus({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  return <StatusPage {...loaderData} onChanged={() => void revalidate()} />;
}
