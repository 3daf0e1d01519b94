import { api } from "#app/backend/api.ts";
import { session } from "#app/backend/desk.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { copiesOnDevice } from "#app/desk/editor/autosave/device-drafts.ts";
import { BackLink } from "#app/desk/forms/management-page.tsx";
import { TextEditor } from "#app/desk/texts/text-editor.tsx";
import "#app/styles/desk/management/management.css";
import "#app/styles/desk/management/texts.css";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ id }: ScreenRequest) {
  const [text, { texts }, { timeZone }, user] = await Promise.all([
    bodyOf(api.texts[":id"].$get({ param: { id } })),
    bodyOf(api.texts.$get()),
    bodyOf(api.settings.$get()),
    session.current(),
  ]);
  const kept = user ? await copiesOnDevice(user.id, "texts", id) : [];
  return { text, title: texts.find((one) => one.id === id)?.title ?? "", timeZone, user, kept };
}

export const title = ({ title: name }: Awaited<ReturnType<typeof loader>>) => name;

export default function AdminPage({ loaderData, id }: ScreenProps<typeof loader>) {
  const { user, title: name, ...loaded } = loaderData;
  if (!user) return null;
  return (
    <TextEditor key={id} {...loaded} user={user} what="page">
      <BackLink to="/admin/pages">Pages</BackLink>
      <h1>{name}</h1>
    </TextEditor>
  );
}
