import { z } from "zod/mini";
import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import type { DraftKind } from "../editor/autosave/use-shared-draft.ts";

export type LetterValues = Readonly<Record<"subject" | "text", string>>;

const found = z.object({ version: z.number(), subject: z.string(), text: z.string() });

/** A letter that is being written. Nobody gets it until it is sent. */
export const letterDraft: DraftKind<LetterValues> = {
  name: "letter",
  save: (id, version, json) => {
    const header = { "if-match": String(version) };
    return bodyOf(api.letters[":id"].$patch({ param: { id }, header, json }));
  },
  current(refused) {
    const { data } = found.safeParse(refused);
    if (!data) return undefined;
    const { version, subject, text } = data;
    return { version, values: { subject, text } };
  },
  read: ({ subject, text }, now) => ({ subject: subject ?? now.subject, text: text ?? now.text }),
};
