import { useRevalidator } from "react-router";
import { session } from "../../backend/desk.ts";
import { people } from "../../backend/management.ts";
import { PeoplePage } from "../../features/admin/people/people-page.tsx";
import { deskMeta } from "../../seo/desk-meta.ts";
import "../../styles/admin/management/management.css";
import "../../styles/admin/management/people.css";
import type { Route } from "./+types/admin-people.ts";
import { LoadFailed } from "./load-failed.tsx";

export async function clientLoader() {
  const [list, audit, user] = await Promise.all([people.list(), people.audit(), session.current()]);
  return { people: list, audit, ownId: user?.id };
}

export const meta: Route.MetaFunction = () => deskMeta("People");

/** The router hydrates these documents. */
export const handle = { hydrate: true };

export const ErrorBoundary = LoadFailed;

export default function AdminPeople({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return <PeoplePage {...loaderData} port={people} onChanged={() => void revalidate()} />;
}
