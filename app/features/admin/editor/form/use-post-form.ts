import { useState } from "react";
import { useForm } from "react-hook-form";
import type {
  DeskPost,
  SaveIntent,
  SaveRefusal,
  SaveResult,
} from "../../../../backend/ports/posts.ts";
import type { Settled } from "../../../../backend/ports/errors.ts";
import {
  type PostDraft,
  postDraft,
  unfinishedDraft,
} from "../../../../content-model/posts/post-draft.ts";
import { useUnsavedWork } from "../../desk/unsaved-work.tsx";
import {
  checkForm,
  draftFrom,
  errorsOf,
  type FieldName,
  type PostFormValues,
  sameValues,
} from "./form-values.ts";
import { fieldMessages, messageForFailure, refusalMessage } from "./save-messages.ts";
import { useFocusError } from "./use-focus-error.ts";

export interface SavePost {
  /** @param version The version the form started from or last saved; undefined for a post that was never saved. */
  (draft: PostDraft, intent: SaveIntent, version: number | undefined): Promise<Settled<SaveResult>>;
}

export type Changed = Extract<SaveRefusal, { readonly code: "changed" }>;

/**
 * The state of the post form: idle, validated, or saving (specification, section 4). Errors appear after the
 * first attempt and clear once fixed. What is typed during a save stays, as unsaved.
 */
export function usePostForm({
  initial,
  restored,
  version: startVersion,
  save,
  onSaved,
  onDraftSaved,
  onChanged,
  onTrashed,
  goTo,
}: {
  readonly initial: PostFormValues;
  /** What was typed before a Cancel that was undone. */
  readonly restored: PostFormValues | undefined;
  readonly version: number | undefined;
  readonly save: SavePost;
  /** The post was published or scheduled, and nothing was typed since. */
  readonly onSaved: (saved: DeskPost, intent: SaveIntent) => void;
  /** The post was saved as a draft, and writing continues. */
  readonly onDraftSaved?: ((saved: DeskPost, values: PostFormValues) => void) | undefined;
  /** Somebody else saved in the meantime. Without this handler the next save replaces theirs. */
  readonly onChanged?:
    | ((changed: Changed, values: PostFormValues, intent: SaveIntent) => void)
    | undefined;
  /** Somebody moved the post to the trash in the meantime. */
  readonly onTrashed?:
    | ((by: string, values: PostFormValues, intent: SaveIntent) => void)
    | undefined;
  /** Focuses a field. */
  readonly goTo: (name: FieldName) => void;
}) {
  const form = useForm<PostFormValues>({
    defaultValues: initial,
    ...(restored ? { values: restored, resetOptions: { keepDefaultValues: true } } : {}),
    resolver: checkForm,
    shouldFocusError: false,
  });
  const [version, setVersion] = useState(startVersion);
  const [saved, setSaved] = useState(initial);
  const [status, setStatus] = useState("");
  const [failure, setFailure] = useState("");
  const [isSaving, setSaving] = useState(false);
  const { allowNavigation } = useUnsavedWork();
  const { errors, isDirty } = form.formState;
  const focusFirstError = useFocusError(errors, goTo);

  function showErrors(
    messages: readonly (readonly [name: FieldName, message: string])[],
    values: PostFormValues,
  ) {
    for (const [field, message] of messages) form.setError(field, { message });
    // Leave the focus of a writer who has typed on.
    if (sameValues(form.getValues(), values)) focusFirstError(messages.map(([field]) => field));
  }

  function refuse(refusal: SaveRefusal, values: PostFormValues, intent: SaveIntent) {
    if (refusal.code === "changed" && onChanged) {
      onChanged(refusal, values, intent);
      return;
    }
    if (refusal.code === "trashed" && onTrashed) {
      onTrashed(refusal.by, values, intent);
      return;
    }
    if (refusal.code === "changed") setVersion(refusal.current.version);
    const messages = fieldMessages(refusal, values);
    if (messages.length > 0) showErrors(messages, values);
    else setFailure(refusalMessage(refusal));
  }

  /**
   * Saves these values over the version being edited, or over another one. To publish, the form must be valid;
   * a draft is checked here.
   */
  async function submit(values: PostFormValues, intent: SaveIntent, over = version) {
    setFailure("");
    setStatus("");
    const isPublishing = intent.kind === "publish" || intent.kind === "schedule";
    const { data, error } = (isPublishing ? postDraft : unfinishedDraft).safeParse(
      draftFrom(values),
    );
    if (!data) {
      showErrors(fieldMessages({ code: "invalid", fields: errorsOf(error) }, values), values);
      return;
    }
    setSaving(true);
    const result = await save(data, intent, over);
    setSaving(false);
    if (!result.ok) {
      if ("failure" in result) setFailure(messageForFailure(result.failure));
      else refuse(result.refusal, values, intent);
      return;
    }
    setVersion(result.saved.version);
    setSaved(values);
    const current = form.getValues();
    const hasNewChanges = !sameValues(current, values);
    if (intent.kind === "save" || hasNewChanges) form.reset(values, { keepValues: true });
    if (intent.kind === "save") {
      onDraftSaved?.(result.saved, values);
      return;
    }
    if (hasNewChanges) setStatus("Saved. What you have typed since is not saved yet.");
    else {
      allowNavigation();
      onSaved(result.saved, intent);
    }
  }

  /** Replaces the form with what somebody else saved, as its saved state. */
  function adopt(values: PostFormValues, theirVersion: number) {
    setVersion(theirVersion);
    setSaved(values);
    form.reset(values);
  }

  return {
    form,
    adopt,
    allowNavigation,
    version,
    setVersion,
    saved,
    status,
    setStatus,
    failure,
    isDirty,
    isSaving,
    submit,
    focusFirstError,
  };
}
