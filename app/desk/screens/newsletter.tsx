import { useRevalidator } from "react-router";
import { operations, subscribers } from "#app/backend/management.ts";
import { NewsletterPage } from "#app/features/admin/newsletter/newsletter-page.tsx";
import "../../styles/admin/management/management.css";
import "../../styles/admin/management/people.css";
import { LoadFailed } from "../load-failed.tsx";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  const [list, status] = await Promise.all([subscribers.list(), operations.status()]);
  return { list, mailProblem: status.mail.problem ?? "" };
}

export const title = "Newsletter";

export const ErrorBoundary = LoadFailed;

export default function AdminNewsletter({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  return <NewsletterPage {...loaderData} port={subscribers} onChanged={() => void revalidate()} />;
}
