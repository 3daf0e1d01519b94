import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { openDraftDesk } from "#app/desk/editor/autosave/draft-desk.ts";
import { BackLink } from "#app/desk/forms/management-page.tsx";
import { LetterEditor } from "#app/desk/newsletter/letter-editor.tsx";
import { LetterProgress } from "#app/desk/newsletter/letter-progress.tsx";
import { UNTITLED } from "#app/desk/newsletter/letter-state.ts";
import type { ScreenProps, ScreenRequest } from "../screen.tsx";

export async function loader({ id, user }: ScreenRequest) {
  const [letter, { mail }, desk] = await Promise.all([
    bodyOf(api.letters[":id"].$get({ param: { id } })),
    bodyOf(api.status.$get()),
    openDraftDesk("letter", id, user),
  ]);
  return { letter, canMail: mail.on, desk };
}

export const title = "Letter";

/** One letter: an editor while it is a draft, its progress after that. */
export default function AdminLetter({ loaderData, id }: ScreenProps<typeof loader>) {
  const { letter, canMail } = loaderData;
  const isDraft = letter.state === "draft";
  const head = (
    <>
      <BackLink to="/admin/newsletter">Newsletter</BackLink>
      <h1>{isDraft ? "Write a Letter" : letter.subject || UNTITLED}</h1>
      {canMail ? null : (
        <p>
          <strong>Mail isn’t set up</strong>, so the letter can be written but not sent. Whoever
          runs the server sets <code>SMTP_URL</code>.
        </p>
      )}
    </>
  );
  if (isDraft) {
    return (
      <LetterEditor key={id} {...loaderData}>
        {head}
      </LetterEditor>
    );
  }
  return (
    <div className="wrap desk-page management">
      {head}
      <LetterProgress key={id} letter={letter} />
    </div>
  );
}
