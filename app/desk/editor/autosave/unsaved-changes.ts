import type { Autosave } from "#app/backend/http/writing.ts";
import { type EditablePost, isDraft } from "#app/backend/ports/posts.ts";
import {
  type PostFormValues,
  sameValues,
  valuesOf,
  withStoredFields,
} from "../form/form-values.ts";
import type { WritingDesk } from "./writing-desk.ts";

/** Those of an editor's unsaved changes that differ from what is saved, since some may have been saved meanwhile. */
export function unsavedIn({ autosaves }: WritingDesk, saved: PostFormValues): readonly Autosave[] {
  return autosaves.filter((changes) => !sameValues(withStoredFields(saved, changes.fields), saved));
}

/**
 * Whether somebody can edit a post. Contributors only read what is published or scheduled, unless they typed before
 * that and their words are still to be saved elsewhere.
 */
export function isEditable(desk: WritingDesk | undefined, post: EditablePost): boolean {
  return (
    desk?.user.role !== "contributor" ||
    isDraft(post.state) ||
    unsavedIn(desk, valuesOf(post)).length > 0
  );
}
