import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import type { MergedField } from "../editor/conflict/versions-dialog.tsx";
import type { DraftKind } from "../editor/autosave/use-shared-draft.ts";
import type { Letter } from "./letter-state.ts";

type LetterValues = Readonly<Record<"subject" | "text", string>>;

const SENT =
  "This letter was sent from another window, or is scheduled. What you typed since is not in it. The Newsletter screen offers it for another letter.";
const DELETED =
  "This letter was deleted from another window. The Newsletter screen offers what you typed for another letter.";

/** A letter's fields, by name. */
export const letterField = (name: string): MergedField =>
  name === "subject" ? { label: "Subject", isLine: true } : { label: "Text", isLine: false };

/** A letter that is being written. Nobody receives it until it is sent. */
export const letterDraft: DraftKind<LetterValues> = {
  name: "letter",
  save: (id, version, json) => {
    const header = { "if-match": String(version) };
    return bodyOf(api.letters[":id"].$patch({ param: { id }, header, json }));
  },
  current({ status, reason }) {
    if (status === 404) return DELETED;
    if (reason.code !== "changed") return undefined;
    // The refusal's `current` is what server/newsletter/letters/letters.ts throws.
    const { version, subject, text, state, changedBy: by } = reason.current as Letter;
    if (state !== "draft") return SENT;
    return { version, values: { subject, text }, by };
  },
  read: ({ subject, text }, now) => ({ subject: subject ?? now.subject, text: text ?? now.text }),
};
