import { useRevalidator, useSearchParams } from "react-router";
import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { NewsletterPage } from "#app/features/admin/newsletter/newsletter-page.tsx";
import "#app/styles/admin/management/management.css";
import "#app/styles/admin/management/letters.css";
import "#app/styles/admin/management/people.css";
import { LoadFailed } from "../desk-error.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ query }: ScreenRequest) {
  const q = query.get("q") ?? "";
  const [{ letters }, { posts }, list, { storesAddresses }, { mail }] = await Promise.all([
    bodyOf(api.letters.$get()),
    bodyOf(api.posts.$get({ query: { state: "all" } })),
    bodyOf(api.subscribers.$get({ query: { q } })),
    bodyOf(api.newsletter.$get()),
    bodyOf(api.status.$get()),
  ]);
  const published = posts.filter(({ publicPage }) => publicPage !== "none");
  return {
    letters,
    posts: published.map(({ post }) => post),
    list,
    query: q,
    storesAddresses,
    mailProblem: mail.problem ?? "",
  };
}

export const title = "Newsletter";

export const ErrorBoundary = LoadFailed;

export default function AdminNewsletter({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  const [, setParams] = useSearchParams();
  return (
    <NewsletterPage
      {...loaderData}
      onSearch={(q) =>
        setParams(q === "" ? {} : { q }, { replace: true, preventScrollReset: true })
      }
      onChanged={() => void revalidate()}
    />
  );
}
