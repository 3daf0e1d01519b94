import { useRevalidator } from "react-router";
import { session } from "#app/backend/desk.ts";
import { operations } from "#app/backend/management.ts";
import { StatusPage } from "#app/features/admin/status/status-page.tsx";
import "../../styles/admin/management/management.css";
import "../../styles/admin/management/status.css";
import { LoadFailed } from "../load-failed.tsx";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  const user = await session.current();
  const [status, timeZone, missing] = await Promise.all([
    operations.status(),
    operations.timeZone(),
    user?.role === "owner" ? operations.missing() : undefined,
  ]);
  return { status, timeZone, missing };
}

export const title = "Status";

export const ErrorBoundary = LoadFailed;

export default function AdminStatus({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  return <StatusPage {...loaderData} port={operations} onChanged={() => void revalidate()} />;
}
