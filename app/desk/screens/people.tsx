import { useRevalidator } from "react-router";
import { api } from "#app/backend/api.ts";
import { session } from "#app/backend/desk.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { PeoplePage } from "#app/features/admin/people/people-page.tsx";
import "#app/styles/admin/management/management.css";
import "#app/styles/admin/management/people.css";
import { LoadFailed } from "../desk-error.tsx";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  const [{ users }, { entries }, user] = await Promise.all([
    bodyOf(api.users.$get()),
    bodyOf(api.audit.$get({ query: {} })),
    session.current(),
  ]);
  return { people: users, audit: entries, ownId: user?.id };
}

export const title = "People";

export const ErrorBoundary = LoadFailed;

export default function AdminPeople({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  return <PeoplePage {...loaderData} onChanged={() => void revalidate()} />;
}
