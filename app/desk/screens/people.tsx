import { useRevalidator } from "react-router";
import { session } from "#app/backend/desk.ts";
import { people } from "#app/backend/management.ts";
import { PeoplePage } from "#app/features/admin/people/people-page.tsx";
import "../../styles/admin/management/management.css";
import "../../styles/admin/management/people.css";
import { LoadFailed } from "../load-failed.tsx";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  const [list, audit, user] = await Promise.all([people.list(), people.audit(), session.current()]);
  return { people: list, audit, ownId: user?.id };
}

export const title = "People";

export const ErrorBoundary = LoadFailed;

export default function AdminPeople({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  return <PeoplePage {...loaderData} port={people} onChanged={() => void revalidate()} />;
}
