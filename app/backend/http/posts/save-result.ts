import type { SaveRefusal, SaveResult } from "#app/backend/ports/posts.ts";
import { expectBody, type Refusal, type Reply } from "../client.ts";
import { basePost, deskPost, editablePost, titled, trashed } from "../schemas/posts.ts";

/** Converts the reply to a save to the port's result. */
export function toSaveResult(reply: Reply): SaveResult {
  if (!reply.ok) {
    const refusal = toRefusal(reply.refusal);
    if (refusal) return { ok: false, refusal };
  }
  return { ok: true, saved: deskPost.parse(expectBody(reply)) };
}

/** Converts an API refusal to the port's; undefined if no screen can handle it. */
export function toRefusal({
  code,
  status,
  fields,
  current,
  base,
}: Refusal): SaveRefusal | undefined {
  if (status === 404) return { code: "gone" };
  if (code === "trashed") return { code, by: trashed.parse(current).by };
  if (code === "address-taken") return { code, title: titled.parse(current).title };
  if (code === "changed") {
    const now = editablePost.parse(current);
    const before = base === undefined ? undefined : basePost.parse(base);
    return { code, current: now, ...(before ? { base: { ...now, ...before } } : {}) };
  }
  if (status !== 422 || !fields) return undefined;
  const entries = Object.entries(fields);
  return {
    code: "invalid",
    fields: Object.fromEntries(entries.map(([name, text]) => [name.replace(/^draft\./, ""), text])),
  };
}
