import type { ClientResponse } from "hono/client";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import type { TermKind } from "#app/domain/posts/lists/terms.ts";
import { pluralize } from "#app/domain/plural.ts";
import { useDone, useUndo } from "../forms/management-page.tsx";

export type Change = Answered<typeof api.terms.$get>["changes"][number];
export type Changed = Answered<typeof api.terms.changes.$post>;
/** Renames, merges or (to null) removes a category or tag. */
export type SendChange = (from: string, to: string | null) => Promise<ClientResponse<Changed>>;

/** A change in one sentence. */
export function changeText({ kind, from, to }: Pick<Change, "kind" | "from" | "to">): string {
  return to === null ? `The ${kind} “${from}” was removed` : `The ${kind} “${from}” became “${to}”`;
}

/** Changes a category or tag in all posts, and says so with an Undo. */
export function useTermChanges(kind: TermKind) {
  const undo = useUndo();
  const say = useDone();
  const send: SendChange = (from, to) => api.terms.changes.$post({ json: { kind, from, to } });

  function done(from: string, to: string | null, { id, posts }: Changed) {
    const where = posts === 0 ? "" : ` in ${pluralize(posts, "post")}`;
    say({
      text: `${changeText({ kind, from, to })}${where}.`,
      action: undo(() => api.terms.changes[":id"].$delete({ param: { id } })),
    });
  }

  return { send, done };
}
