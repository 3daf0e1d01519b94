import { useRevalidator } from "react-router";
import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { TermsPage } from "#app/features/admin/terms/terms-page.tsx";
import "#app/styles/admin/management/management.css";
import "#app/styles/admin/management/terms.css";
import { LoadFailed } from "../desk-error.tsx";
import type { ScreenProps } from "../screen.tsx";

export const loader = () => bodyOf(api.terms.$get());

export const title = "Categories and tags";
export const ErrorBoundary = LoadFailed;

export default function AdminCategories({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  return <TermsPage {...loaderData} onChanged={() => void revalidate()} />;
}
