import type { Autosave } from "#app/backend/http/writing.ts";
import { type EditablePost, isDraft } from "#app/backend/ports/posts.ts";
import {
  type PostFormValues,
  sameValues,
  valuesOf,
  withStoredFields,
} from "../form/form-values.ts";
import type { WritingDesk } from "./writing-desk.ts";

/** The unsaved changes that differ from what is saved; some may have been saved in the meantime. */
export function unsavedIn({ autosaves }: WritingDesk, saved: PostFormValues): readonly Autosave[] {
  return autosaves.filter((changes) => !sameValues(withStoredFields(saved, changes.fields), saved));
}

/**
 * Whether the user can edit a post. Contributors can only read a published or scheduled one, unless they have older
 * unsaved changes to save as another draft.
 */
export function isEditable(desk: WritingDesk | undefined, post: EditablePost): boolean {
  return (
    desk?.user.role !== "contributor" ||
    isDraft(post.state) ||
    unsavedIn(desk, valuesOf(post)).length > 0
  );
}
