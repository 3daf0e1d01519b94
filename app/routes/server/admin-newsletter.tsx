import { useRevalidator } from "react-router";
import { operations, subscribers } from "../../backend/management.ts";
import { NewsletterPage } from "../../features/admin/newsletter/newsletter-page.tsx";
import { deskMeta } from "../../seo/desk-meta.ts";
import "../../styles/admin/management/management.css";
import "../../styles/admin/management/people.css";
import type { Route } from "./+types/admin-newsletter.ts";
import { LoadFailed } from "./load-failed.tsx";

export async function clientLoader() {
  const [list, status] = await Promise.all([subscribers.list(), operations.status()]);
  return { list, mailProblem: status.mail.problem ?? "" };
}

export const meta: Route.MetaFunction = () => deskMeta("Newsletter");

/** The router hydrates these documents. */
export const handle = { hydrate: true };

export const ErrorBoundary = LoadFailed;

export default function AdminNewsletter({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return <NewsletterPage {...loaderData} port={subscribers} onChanged={() => void revalidate()} />;
}
