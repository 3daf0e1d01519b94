import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { SETTINGS_ID } from "#app/features/admin/texts/text-kind.ts";
import { TextList } from "#app/features/admin/texts/text-list.tsx";
import "#app/styles/admin/management/management.css";
import "#app/styles/admin/management/texts.css";
import { LoadFailed } from "../desk-error.tsx";
import type { ScreenProps } from "../screen.tsx";

export async function loader() {
  const { texts } = await bodyOf(api.texts.$get());
  return texts.filter(({ id }) => id !== SETTINGS_ID);
}

export const title = "Pages";

export const ErrorBoundary = LoadFailed;

export default function AdminPages({ loaderData }: ScreenProps<typeof loader>) {
  return <TextList texts={loaderData} />;
}
