import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import type {
  DeskPost,
  SaveIntent,
  SaveRefusal,
  SaveResult,
} from "../../../backend/ports/posts.ts";
import type { Settled } from "../../../backend/ports/errors.ts";
import { type PostDraft, postDraft } from "../../../content-model/post-draft.ts";
import { useUnsavedWork } from "../desk/unsaved-work.tsx";
import { checkForm, draftFrom, type FieldName, type PostFormValues } from "./form-values.ts";
import { fieldMessages, messageForFailure, refusalMessage } from "./save-messages.ts";
import { useLeadToError } from "./use-lead-to-error.ts";

export interface SavePost {
  /**
   * @param version The version that the form started from or last saved; none for a post that was
   * never saved.
   */
  (draft: PostDraft, intent: SaveIntent, version: number | undefined): Promise<Settled<SaveResult>>;
}

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
  goTo,
}: {
  readonly initial: PostFormValues;
  /** What was typed before a Cancel that was undone. */
  readonly restored: PostFormValues | undefined;
  readonly version: number | undefined;
  readonly save: SavePost;
  /** The post is saved and nothing was typed since. */
  readonly onSaved: (saved: DeskPost) => void;
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
  const [status, setStatus] = useState("");
  const [failure, setFailure] = useState("");
  const { setDirty, allowNavigation } = useUnsavedWork();
  const { errors, isDirty, isSubmitting } = form.formState;
  const leadTo = useLeadToError(errors, goTo);

  useEffect(() => {
    setDirty(isDirty);
  }, [isDirty, setDirty]);
  useEffect(() => () => setDirty(false), [setDirty]);

  function refuse(refusal: SaveRefusal, values: PostFormValues) {
    if (refusal.code === "changed") setVersion(refusal.current.version);
    const messages = fieldMessages(refusal, values);
    for (const [field, message] of messages) form.setError(field, { message });
    if (messages.length === 0) setFailure(refusalMessage(refusal));
    // Who has gone on writing is left where the next letter belongs.
    else if (sameValues(form.getValues(), values)) leadTo(messages.map(([field]) => field));
  }

  /** Saves what the form says at this moment. The form must have passed its check. */
  async function submit(values: PostFormValues, intent: SaveIntent) {
    setFailure("");
    setStatus("");
    const result = await save(postDraft.parse(draftFrom(values)), intent, version);
    if (!result.ok) {
      if ("failure" in result) setFailure(messageForFailure(result.failure));
      else refuse(result.refusal, values);
      return;
    }
    setVersion(result.saved.version);
    if (sameValues(form.getValues(), values)) {
      allowNavigation();
      onSaved(result.saved);
      return;
    }
    form.reset(values, { keepValues: true });
    setStatus("Saved. You went on writing; that is not saved yet.");
  }

  return {
    form,
    allowNavigation,
    version,
    status,
    setStatus,
    failure,
    isDirty,
    isSaving: isSubmitting,
    submit,
    leadTo,
  };
}

function sameValues(a: PostFormValues, b: PostFormValues): boolean {
  return JSON.stringify(draftFrom(a)) === JSON.stringify(draftFrom(b));
}
