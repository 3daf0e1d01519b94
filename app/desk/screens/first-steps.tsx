import { useRevalidator } from "react-router";
import { account, operations } from "#app/backend/management.ts";
import { FirstSteps } from "#app/features/admin/first-steps/first-steps.tsx";
import { LoadFailed } from "../load-failed.tsx";
import "../../styles/admin/management/management.css";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  const [{ secondFactor }, timeZone] = await Promise.all([account.read(), operations.timeZone()]);
  return { secondFactor, timeZone };
}

export const title = "First Steps";

export const ErrorBoundary = LoadFailed;

export default function AdminFirstSteps({ loaderData }: ScreenProps<typeof loader>) {
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
