import { useState } from "react";
import { api } from "#app/backend/api.ts";
import { type Answered, bodyOf } from "#app/backend/http/client.ts";
import { whenOf } from "../forms/when.ts";
import { auditText } from "./audit-text.ts";
import type { Person } from "./person-row.tsx";

export type AuditEntry = Answered<typeof api.audit.$get>["entries"][number];

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
      <ul className="plain-list">
        {entries.map(({ id, at, who, action, subject, detail }) => (
          <li key={id}>
            <strong>{who || "Someone"}</strong> {auditText(action)} {subjectName(subject, people)}
            {detailText(action, detail)}
            <span className="hint">{whenOf(at)}</span>
          </li>
        ))}
      </ul>
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
  return person ? person.username || person.email : "";
}
