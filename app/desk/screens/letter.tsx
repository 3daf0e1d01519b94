import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { api } from "#app/backend/api.ts";
import { session } from "#app/backend/desk.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { draftsOnDevice } from "#app/features/admin/editor/autosave/device-drafts.ts";
import { LetterPage } from "#app/features/admin/newsletter/letter-page.tsx";
import "#app/styles/admin/management/management.css";
import "#app/styles/admin/management/letters.css";
import { LoadFailed } from "../desk-error.tsx";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ id }: ScreenRequest) {
  const [letter, { readers, mailsPerMinute }, { mail }, { timeZone }, user] = await Promise.all([
    bodyOf(api.letters[":id"].$get({ param: { id } })),
    bodyOf(api.letters.$get()),
    bodyOf(api.status.$get()),
    bodyOf(api.settings.$get()),
    session.current(),
  ]);
  const kept = user && (await draftsOnDevice(user.id)).find(({ postId }) => postId === id);
  return { letter, readers, mailsPerMinute, canMail: mail.on, timeZone, user, kept };
}

export const title = "Letter";

export const ErrorBoundary = LoadFailed;

export default function AdminLetter({ loaderData, id }: ScreenProps<typeof loader>) {
  const { revalidate } = useRevalidator();
  const onChanged = useCallback(() => void revalidate(), [revalidate]);
  const { user, ...loaded } = loaderData;
  return user ? <LetterPage key={id} {...loaded} user={user} onChanged={onChanged} /> : null;
}
