import { useRevalidator } from "react-router";
import { account, operations } from "../../backend/management.ts";
import { FirstSteps } from "../../features/admin/first-steps/first-steps.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { deskMeta } from "../../seo/desk-meta.ts";
import "../../styles/admin/management/management.css";
import type { Route } from "./+types/admin-first-steps.ts";

export async function clientLoader() {
  const [{ secondFactor }, timeZone] = await Promise.all([account.read(), operations.timeZone()]);
  return { secondFactor, timeZone };
}

export const meta: Route.MetaFunction = () => deskMeta("First Steps");

/** The router hydrates these documents. */
export const handle = { hydrate: true };

export const ErrorBoundary = LoadFailed;

export default function AdminFirstSteps({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <FirstSteps
      {...loaderData}
      account={account}
      operations={operations}
      onChanged={() => void revalidate()}
    />
  );
}
