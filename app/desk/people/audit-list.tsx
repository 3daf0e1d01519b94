import { useState } from "react";
import { api } from "#app/backend/api.ts";
import { type Answered, bodyOf } from "#app/backend/http/client.ts";
import { Row, Rows } from "../forms/rows.tsx";
import { whenOf } from "../forms/when.ts";
import type { Person } from "./person-row.tsx";

type AuditEntry = Answered<typeof api.audit.$get>["entries"][number];

/** How many entries the server returns at once. */
const PAGE_SIZE = 200;

/** The audit log, newest first, collapsed at first. */
export function AuditList({
  first,
  people,
}: {
  readonly first: readonly AuditEntry[];
  readonly people: readonly Person[];
}) {
  const [older, setOlder] = useState<readonly AuditEntry[]>([]);
  const [failed, setFailed] = useState(false);
  const entries = [...first, ...older];
  const last = entries.at(-1);
  const mayHaveMore = entries.length > 0 && entries.length % PAGE_SIZE === 0;

  async function loadMore() {
    if (!last) return;
    setFailed(false);
    try {
      const next = await bodyOf(api.audit.$get({ query: { before: last.at } }));
      setOlder([...older, ...next.entries]);
    } catch {
      setFailed(true);
    }
  }

  return (
    <details className="audit">
      <summary>Who did what</summary>
      <Rows items={entries}>
        {({ id, at, who, action, subject, detail }) => (
          <Row
            key={id}
            name={
              <>
                <strong>{who || "Someone"}</strong> {auditText(action)}{" "}
                {subjectName(subject, people)}
                {detailText(action, detail)}
              </>
            }
            details={whenOf(at)}
          />
        )}
      </Rows>
      {mayHaveMore ? (
        <button type="button" className="btn ghost small" onClick={() => void loadMore()}>
          Show older
        </button>
      ) : null}
      {failed ? <p role="alert">The older ones couldn’t be loaded. Try again.</p> : null}
    </details>
  );
}

/** An entry about a post has its title as the detail. */
function detailText(action: string, detail: string): string {
  if (detail === "") return "";
  return action.startsWith("post-") || action === "preview-made" ? `“${detail}”` : ` (${detail})`;
}

/** The name of a person or an address; other ids mean nothing to a reader. */
function subjectName(subject: string, people: readonly Person[]): string {
  if (subject.startsWith("/")) return subject;
  const person = people.find(({ id }) => id === subject);
  if (!person) return "";
  return person.state === "invited" ? person.email : person.username;
}

/** The text of each action. */
const ACTIONS: Readonly<Record<string, string>> = {
  "signed-in": "signed in",
  "sign-in-failed": "a sign-in failed",
  "code-failed": "gave the right password and a wrong code",
  "backup-code-used": "signed in with a backup code",
  "signed-out-everywhere": "signed out everywhere",
  "session-ended": "ended a session",
  "name-changed": "changed their name, before",
  "email-asked": "asked for another address for the account",
  "email-changed": "changed their address, before",
  "email-given-back": "gave the account its old address back",
  "backup-codes-made": "made new backup codes",
  "account-made": "made the account",
  invited: "invited",
  "invitation-withdrawn": "withdrew an invitation",
  "role-changed": "changed the role of",
  "turned-off": "turned off",
  "turned-on": "turned on",
  "account-deleted": "deleted the account of",
  "password-changed": "changed the password",
  "password-reset": "set a new password by a link",
  "passkey-added": "added a passkey",
  "passkey-removed": "removed a passkey",
  "passkeys-turned-off": "turned off the passkeys of",
  "second-factor-on": "turned two-step sign-in on",
  "second-factor-off": "turned two-step sign-in off",
  "post-published": "published a post",
  "post-scheduled": "scheduled a post",
  "post-unpublished": "took a post off the site",
  "post-changes-discarded": "discarded the changes of a post",
  "post-standing-undone": "undid what was done to several posts",
  "post-trashed": "moved a post to the trash",
  "post-restored": "restored a post",
  "post-deleted": "deleted a post forever",
  "post-review-asked": "asked for a review of",
  "post-review-withdrawn": "withdrew from review",
  "post-sent-back": "sent back",
  "post-answer-taken-back": "took back the answer about",
  "preview-made": "made a preview link",
  "image-deleted": "moved a picture to the trash",
  "image-erased": "erased a picture for good",
  "file-erased": "erased a file for good",
  "subscriber-erased": "removed an address of the newsletter",
  "subscribers-downloaded": "downloaded the newsletter’s list",
  "subscriber-taken-back": "took back an address of the newsletter",
  "letter-sent": "sent a letter",
  "letter-scheduled": "scheduled a letter",
  "letter-stopped": "stopped a letter",
  "letter-resumed": "went on with a letter",
  exported: "exported everything",
  imported: "imported posts",
  "import-undone": "undid an import",
  "address-led-on": "redirected the address",
  "redirect-removed": "no longer redirects the address",
  "term-added": "added a category or tag",
  "term-changed": "changed a category or tag",
  "term-change-undone": "undid the change of a category or tag",
  "settings-changed": "changed the settings",
  "texts-published": "published the texts of",
  "texts-taken-back": "took back what was published of",
};

/** An action in words; the action's own name if it has no text. */
function auditText(action: string): string {
  return ACTIONS[action] ?? action.replaceAll("-", " ");
}
