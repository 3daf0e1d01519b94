import type { Autosave } from "#app/backend/http/writing.ts";
import { type EditablePost, isDraft } from "#app/backend/ports/posts.ts";
import {
  type PostFormValues,
  sameValues,
  valuesOf,
  withStoredFields,
} from "../form/form-values.ts";
import type { WritingDesk } from "./writing-desk.ts";

/** Those of an editor's unsaved changes that differ from what is saved, the newest of each tab. */
export function unsavedIn({ autosaves }: WritingDesk, saved: PostFormValues): readonly Autosave[] {
  // The device and the server may have the same changes, and some may have been saved since.
  return autosaves.filter(
    (changes, index) =>
      !sameValues(withStoredFields(saved, changes.fields), saved) &&
      autosaves.findIndex(({ tab }) => tab === changes.tab) === index,
  );
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
