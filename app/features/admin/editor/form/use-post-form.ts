import { useEffect, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import type {
  DeskPost,
  EditablePost,
  SaveIntent,
  SaveRefusal,
  SaveResult,
} from "#app/backend/ports/posts.ts";
import type { Settled } from "#app/backend/ports/errors.ts";
import { type PostDraft, postDraft, unfinishedDraft } from "#app/content-model/posts/post-draft.ts";
import { useUnsavedWork } from "#app/features/admin/desk/unsaved-work.tsx";
import {
  checkForm,
  draftFrom,
  errorsOf,
  FIELDS,
  type FieldName,
  type PostFormValues,
  sameValues,
  valuesOf,
} from "./form-values.ts";
import { fieldMessages, messageForFailure, refusalMessage } from "./save-messages.ts";

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
  onDone,
  onChanged,
  onTrashed,
  goTo,
}: {
  readonly initial: PostFormValues;
  /** What was typed before a Cancel that was undone. */
  readonly restored: PostFormValues | undefined;
  readonly version: number | undefined;
  readonly save: SavePost;
  /** These values were saved. */
  readonly onSaved: (saved: DeskPost, values: PostFormValues) => void;
  /** After `onSaved`, if the post was published or scheduled and nothing was typed since. */
  readonly onDone: (saved: DeskPost, intent: SaveIntent) => void;
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
  /** What was sent in a save without an answer, which the backend may have. */
  const unanswered = useRef<PostFormValues>(undefined);
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

  /** Whether a post is what this form saved before an answer was lost. */
  function isUnanswered({ post, undated }: EditablePost): boolean {
    if (!unanswered.current) return false;
    const there = valuesOf(post, undated);
    // Publishing may have added the date.
    const { date, ...sent } = unanswered.current;
    return sameValues({ ...sent, date: date || there.date }, there);
  }

  function refuse(refusal: SaveRefusal, values: PostFormValues, intent: SaveIntent) {
    if (refusal.code === "changed" && isUnanswered(refusal.current)) {
      unanswered.current = undefined;
      void submit(values, intent, refusal.current.version);
      return;
    }
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
   *
   * @returns whether it was saved.
   */
  async function submit(
    values: PostFormValues,
    intent: SaveIntent,
    over = version,
  ): Promise<boolean> {
    setFailure("");
    setStatus("");
    const isPublishing = intent.kind === "publish" || intent.kind === "schedule";
    const { data, error } = (isPublishing ? postDraft : unfinishedDraft).safeParse(
      draftFrom(values),
    );
    if (!data) {
      showErrors(fieldMessages({ code: "invalid", fields: errorsOf(error) }, values), values);
      return false;
    }
    setSaving(true);
    const result = await save(data, intent, over);
    setSaving(false);
    if (!result.ok) {
      if ("failure" in result) {
        if (result.failure === "offline") unanswered.current = values;
        setFailure(messageForFailure(result.failure));
      } else refuse(result.refusal, values, intent);
      return false;
    }
    unanswered.current = undefined;
    setVersion(result.saved.version);
    setSaved(values);
    const current = form.getValues();
    const hasNewChanges = !sameValues(current, values);
    if (intent.kind === "save" || hasNewChanges) form.reset(values, { keepValues: true });
    onSaved(result.saved, values);
    if (intent.kind === "save") return true;
    if (hasNewChanges) setStatus("Saved. What you’ve typed since isn’t saved yet.");
    else {
      allowNavigation();
      onDone(result.saved, intent);
    }
    return true;
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

/** Focuses the first of some invalid fields, once its message is rendered. */
function useFocusError(
  errors: FieldErrors<PostFormValues>,
  goTo: (name: FieldName) => void,
): (invalid: readonly FieldName[]) => void {
  const [target, setTarget] = useState<FieldName>();
  useEffect(() => {
    if (target === undefined || !errors[target]) return;
    setTarget(undefined);
    goTo(target);
  }, [target, errors, goTo]);
  return (invalid) => setTarget(FIELDS.find(([name]) => invalid.includes(name))?.[0]);
}
