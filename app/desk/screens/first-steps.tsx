import { useRevalidator } from "react-router";
import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { FirstSteps } from "#app/features/admin/first-steps.tsx";
import { LoadFailed } from "../desk-error.tsx";
import "#app/styles/admin/management/management.css";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  const [{ secondFactor }, { timeZone }] = await Promise.all([
    bodyOf(api.session.$get()),
    bodyOf(api.settings.$get()),
  ]);
  return { secondFactor, timeZone };
}

export const title = "First Steps";

export const ErrorBoundary = LoadFailed;

export default function AdminFirstSteps({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  return <FirstSteps {...loaderData} onChanged={() => void revalidate()} />;
}
