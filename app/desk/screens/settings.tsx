import { useRevalidator } from "react-router";
import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { openDraftDesk } from "#app/desk/editor/autosave/draft-desk.ts";
import { TextEditor } from "#app/desk/texts/text-editor.tsx";
import { SETTINGS_ID } from "#app/desk/texts/text-kind.ts";
import { renameSite } from "#app/shared/site-name.ts";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ user }: ScreenRequest) {
  const [text, desk] = await Promise.all([
    bodyOf(api.texts[":id"].$get({ param: { id: SETTINGS_ID } })),
    openDraftDesk("texts", SETTINGS_ID, user),
  ]);
  return { text, desk };
}

export const title = "Settings";

export default function AdminSettings({ loaderData }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  const first = loaderData.text.groups.flatMap(({ fields }) => fields).find(isName)?.value ?? "";
  return (
    <TextEditor
      {...loaderData}
      what="site’s settings"
      onPublished={({ name = first }) => {
        renameSite(name);
        void revalidate();
      }}
    >
      <h1>Settings</h1>
      <p>
        What the site says of itself, on its pages, in feeds and in mails. In the texts of pages,{" "}
        <code>{"{site name}"}</code> and <code>{"{site email}"}</code> stand for what is written
        here.
      </p>
    </TextEditor>
  );
}

const isName = ({ path }: { readonly path: string }) => path === "name";
