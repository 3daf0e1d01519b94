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
import { useLeadToError } from "./use-lead-to-error.ts";

export interface SavePost {
  /**
   * @param version The version that the form started from or last saved; none for a post that was
   * never saved.
   */
  (draft: PostDraft, intent: SaveIntent, version: number | undefined): Promise<Settled<SaveResult>>;
}

export type Changed = Extract<SaveRefusal, { readonly code: "changed" }>;

/**
 * The state of the post form: idle, checked, or saving (specification, section 4). Errors appear after
 * the first try and clear once fixed. What is typed while saving stays, and is not saved yet.
 */
export function usePostForm({
  initial,
  restored,
  version: startVersion,
  save,
  onSaved,
  onKeptBack,
  onChanged,
  onTrashed,
  goTo,
}: {
  readonly initial: PostFormValues;
  /** What was typed before a Cancel that was undone. */
  readonly restored: PostFormValues | undefined;
  readonly version: number | undefined;
  readonly save: SavePost;
  /** Readers see the post, or will, and nothing was typed since. */
  readonly onSaved: (saved: DeskPost, intent: SaveIntent) => void;
  /** The post is saved, no reader sees it, and writing goes on. */
  readonly onKeptBack?: ((saved: DeskPost, values: PostFormValues) => void) | undefined;
  /** Somebody else saved in the meantime. Without it the next save replaces theirs. */
  readonly onChanged?:
    | ((changed: Changed, values: PostFormValues, intent: SaveIntent) => void)
    | undefined;
  /** Somebody moved the post to the trash in the meantime. */
  readonly onTrashed?:
    | ((by: string, values: PostFormValues, intent: SaveIntent) => void)
    | undefined;
  /** Gives a field the focus. */
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
  const leadTo = useLeadToError(errors, goTo);

  function showErrors(
    messages: readonly (readonly [name: FieldName, message: string])[],
    values: PostFormValues,
  ) {
    for (const [field, message] of messages) form.setError(field, { message });
    // Who has gone on writing is left where the next letter belongs.
    if (sameValues(form.getValues(), values)) leadTo(messages.map(([field]) => field));
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
   * Saves what the form says at this moment, over the version that is edited or another one. For
   * readers the form must have passed its check; a draft is checked here.
   */
  async function submit(values: PostFormValues, intent: SaveIntent, over = version) {
    setFailure("");
    setStatus("");
    const forReaders = intent.kind === "publish" || intent.kind === "schedule";
    const { data, error } = (forReaders ? postDraft : unfinishedDraft).safeParse(draftFrom(values));
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
    const wroteOn = !sameValues(current, values);
    if (intent.kind === "save" || wroteOn) form.reset(values, { keepValues: true });
    if (intent.kind === "save") {
      onKeptBack?.(result.saved, values);
      return;
    }
    if (wroteOn) setStatus("Saved. You went on writing; that is not saved yet.");
    else {
      allowNavigation();
      onSaved(result.saved, intent);
    }
  }

  /** Goes on with what somebody else saved. Nothing of it is unsaved. */
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
    leadTo,
  };
}
