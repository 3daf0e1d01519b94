import { useState } from "react";
import { api } from "#app/backend/api.ts";
import { type Answered, bodyOf } from "#app/backend/http/client.ts";
import { AUDIT_WORDS } from "#app/domain/audit-words.ts";
import { Row, Rows } from "../forms/rows.tsx";
import { useSiteTime } from "../site-time.ts";
import type { Person } from "./person-row.tsx";
import { Button } from "#app/ui/button.tsx";

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
  const { timeOf } = useSiteTime();
  const [shown, setShown] = useState<readonly AuditEntry[]>([]);
  const [mayHaveMore, setMayHaveMore] = useState(first.length === PAGE_SIZE);
  const [failed, setFailed] = useState(false);
  // Actions on this screen add entries to `first`, and push as many off its end.
  const entries = [...first.filter(({ id }) => !shown.some((one) => one.id === id)), ...shown];
  const last = entries.at(-1);

  async function loadMore() {
    if (!last) return;
    setFailed(false);
    try {
      const next = await bodyOf(api.audit.$get({ query: { before: last.id } }));
      setShown([...entries, ...next.entries]);
      setMayHaveMore(next.entries.length === PAGE_SIZE);
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
            details={timeOf(at)}
          />
        )}
      </Rows>
      {mayHaveMore ? (
        <Button look="ghost small" onClick={() => void loadMore()}>
          Show older
        </Button>
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

/** An action in words; the action's own name if it has no text. */
function auditText(action: string): string {
  const words: Readonly<Record<string, string>> = AUDIT_WORDS;
  return words[action] ?? action.replaceAll("-", " ");
}
