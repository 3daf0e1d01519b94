import { type ReactNode, useState } from "react";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { pluralize } from "#app/domain/plural.ts";
import { useToast } from "../frame/toast.tsx";
import type { DraftDesk } from "../editor/autosave/draft-desk.ts";
import { SharedDraftFooter, SharedDraftNotes } from "../editor/autosave/shared-draft-notes.tsx";
import { useSharedDraft } from "../editor/autosave/use-shared-draft.ts";
import { ContentField } from "../editor/content/content-field.tsx";
import { Field } from "../editor/fields/field.tsx";
import { countWords } from "../editor/tools/word-count.ts";
import { useReload } from "../forms/management-page.tsx";
import { useRequest } from "../forms/request-form.tsx";
import { letterDraft, letterField } from "./letter-draft-kind.ts";
import type { Letter } from "./letter-state.ts";
import { MailPreview } from "./mail-preview.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { Button } from "#app/ui/button.tsx";

/** The version to send, and how many addresses it goes to. */
type Sending = { readonly version: number } & Answered<typeof api.letters.$get>;

/** The editor of a letter: its subject and text, a preview of the mail, a test, and sending. */
export function LetterEditor({
  letter,
  desk,
  canMail,
  children,
}: {
  readonly letter: Letter;
  readonly desk: DraftDesk;
  readonly canMail: boolean;
  /** Above the form. */
  readonly children: ReactNode;
}) {
  const { id, version, subject, text } = letter;
  const first = { version, values: { subject, text } };
  const writing = useSharedDraft(letterDraft, id, first, desk);
  const { draft, afterSaving } = writing;
  const { busy, problem, request } = useRequest();
  const [notice, setNotice] = useState("");
  const [refused, setRefused] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [shown, setShown] = useState<"preview" | Sending>();
  const toast = useToast();
  const reload = useReload();
  const fields = { ...refused, ...writing.fields };
  const problems = Object.values(fields);

  async function test() {
    const answer = await request(() => api.letters[":id"].test.$post({ param: { id } }));
    if (answer.ok) toast({ text: `A test is on its way to ${answer.value.email}.` });
  }

  /** Opens the send dialog. The number of addresses is loaded only now: a letter can stay open for days. */
  async function openSendDialog(version: number) {
    const answer = await request(() => api.letters.$get());
    if (answer.ok) setShown({ version, ...answer.value });
  }

  function change(part: Partial<typeof draft>) {
    setRefused({});
    writing.change({ ...draft, ...part });
  }

  return (
    <div className="editor">
      <div className="wrap desk-page management">
        {children}
        <SharedDraftNotes writing={writing} what="letter" desk={desk} fieldOf={letterField} />
        <div className="panel">
          <Field
            label="Subject"
            hint="What readers see in their list of mails. About 60 characters are shown."
            error={fields["subject"]}
          >
            {(control) => (
              <input
                {...control}
                type="text"
                dir="auto"
                autoComplete="off"
                value={draft.subject}
                onChange={({ target }) => change({ subject: target.value })}
              />
            )}
          </Field>
        </div>
        <div className="panel">
          <ContentField
            value={draft.text}
            error={fields["text"]}
            notice={notice}
            onChange={(text) => change({ text })}
            onNotice={setNotice}
            seeAs="See it as a mail"
            onSeePage={() => void afterSaving(() => setShown("preview"))}
          />
        </div>
      </div>
      <SharedDraftFooter
        problem={writing.unsaved || problem.message || problems.join(" ")}
        isWrong={problems.length > 0}
        state={writing.state}
        words={pluralize(countWords(draft.text), "word")}
      >
        <Button
          disabled={busy || !canMail}
          onClick={() => void afterSaving((version) => void openSendDialog(version))}
        >
          Send...
        </Button>
        <Button
          look="ghost"
          disabled={busy || !canMail}
          onClick={() => void afterSaving(() => void test())}
        >
          Send a test to me
        </Button>
      </SharedDraftFooter>
      {shown === "preview" ? <MailPreview id={id} onClose={() => setShown(undefined)} /> : null}
      {typeof shown === "object" ? (
        <SendDialog
          id={id}
          version={shown.version}
          readers={shown.readers}
          hasOperator={shown.hasOperator}
          mailsPerMinute={shown.mailsPerMinute}
          onClose={() => setShown(undefined)}
          onRefused={(found) => {
            setShown(undefined);
            setRefused(found);
          }}
          onSent={reload}
        />
      ) : null}
    </div>
  );
}
