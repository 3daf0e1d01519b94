import { z } from "zod/mini";
import { line } from "./posts/line.ts";
import { content } from "./posts/post-draft.ts";

/** Mail programs show about 60; longer ones are cut off. */
const SUBJECT_LIMIT_CHARACTERS = 150;

/** A letter of the newsletter as it is typed. Both fields may be empty until it is sent. */
export const letterDraft = z.object({ subject: line(SUBJECT_LIMIT_CHARACTERS), text: content });

/** A letter that can be sent. The desk's form and the server both check with this schema. */
export const sendableLetter = z.object({
  subject: line(SUBJECT_LIMIT_CHARACTERS).check(z.minLength(1, "Subject is required")),
  text: content.check(z.refine((value) => value.trim() !== "", "Text is required")),
});

/** A letter's fields. The text is Markdown. */
export type LetterDraft = Readonly<z.infer<typeof letterDraft>>;
