import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { openDraftDesk } from "#app/desk/editor/autosave/draft-desk.ts";
import { BackLink, useReload } from "#app/desk/forms/management-page.tsx";
import { TextEditor } from "#app/desk/texts/text-editor.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ id, user }: ScreenRequest) {
  const [text, { texts }, desk] = await Promise.all([
    bodyOf(api.texts[":id"].$get({ param: { id } })),
    bodyOf(api.texts.$get()),
    openDraftDesk("texts", id, user),
  ]);
  return { text, title: texts.find((one) => one.id === id)?.title ?? "", desk };
}

export const title = ({ title: name }: Awaited<ReturnType<typeof loader>>) => name;

export default function AdminPage({ loaderData, id }: ScreenProps<typeof loader>) {
  const { title: name, ...loaded } = loaderData;
  const reload = useReload();
  return (
    <TextEditor key={id} {...loaded} what="page" onPublished={reload}>
      <BackLink to="/admin/pages">Pages</BackLink>
      <h1>{name}</h1>
    </TextEditor>
  );
}
