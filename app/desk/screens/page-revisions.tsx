import { api } from "#app/backend/api.ts";
import { session } from "#app/backend/desk.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { SETTINGS_ID } from "#app/features/admin/texts/text-kind.ts";
import { TextRevisions } from "#app/features/admin/texts/text-revisions.tsx";
import "#app/styles/admin/management/texts.css";
import { LoadFailed } from "../desk-error.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

/** The settings have an address of their own, without an id. */
export async function loader({ id: page }: ScreenRequest) {
  const id = page || SETTINGS_ID;
  const [text, { revisions }, { texts }, { timeZone }, user] = await Promise.all([
    bodyOf(api.texts[":id"].$get({ param: { id } })),
    bodyOf(api.texts[":id"].revisions.$get({ param: { id } })),
    bodyOf(api.texts.$get()),
    bodyOf(api.settings.$get()),
    session.current(),
  ]);
  const name = texts.find((one) => one.id === id)?.title ?? "";
  return { text, revisions, title: name, timeZone, isOwner: user?.role === "owner" };
}

export const title = "Revisions";

export const ErrorBoundary = LoadFailed;

export default function AdminPageRevisions({ loaderData, id }: ScreenProps<typeof loader>) {
  return <TextRevisions key={id} {...loaderData} />;
}
