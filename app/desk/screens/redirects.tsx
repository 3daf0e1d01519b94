import { useRevalidator, useSearchParams } from "react-router";
import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { RedirectsPage } from "#app/features/admin/redirects/redirects-page.tsx";
import "#app/styles/admin/management/management.css";
import "#app/styles/admin/management/redirects.css";
import { LoadFailed } from "../desk-error.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ query }: ScreenRequest) {
  const q = query.get("q") ?? "";
  return { ...(await bodyOf(api.redirects.$get({ query: { q } }))), query: q };
}

export const title = "Redirects";
export const ErrorBoundary = LoadFailed;

export default function AdminRedirects({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  const [, setParams] = useSearchParams();
  return (
    <RedirectsPage
      {...loaderData}
      onSearch={(q) => setParams(q === "" ? {} : { q }, { replace: true })}
      onChanged={() => void revalidate()}
    />
  );
}
