import { useEffect, useRef, useState } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import { posts } from "#app/backend/desk.ts";
import { settle } from "#app/backend/ports/errors.ts";
import type { DeskPost, EditablePost, SaveIntent } from "#app/backend/ports/posts.ts";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { postDraft, unfinishedDraft } from "#app/content-model/posts/post-draft.ts";
import { useIsGone } from "#app/desk/frame/is-gone.ts";
import { useToast } from "#app/desk/frame/toast.tsx";
import { formatTags } from "../fields/tag-text.ts";
import {
  checkForm,
  draftFrom,
  errorsOf,
  FIELDS,
  type FieldName,
  type PostFormValues,
  sameValues,
  valuesOf,
  withStoredFields,
} from "./form-values.ts";
import {
  fieldMessages,
  type Interruption,
  messageForFailure,
  refusalMessage,
  type SaveFailure,
} from "./save-messages.ts";

/** The outcome of a save; undefined if the form itself shows why it failed. */
type SaveOutcome =
  | {
      readonly saved: DeskPost /** Whether nothing was typed meanwhile. */;
      readonly isDone: boolean;
    }
  | { readonly interruption: Interruption }
  | undefined;

export type PostFormState = ReturnType<typeof usePostForm>;

/**
 * The state of the post form: idle, validated, or saving (specification, section 4). Errors appear after the
 * first attempt and clear once fixed. What is typed during a save stays, as unsaved.
 */
export function usePostForm({
  id,
  initial,
  restored,
  firstVersion,
  defaultDate,
  goTo,
}: {
  readonly id: string;
  readonly initial: PostFormValues;
  /** What was typed before a Cancel that was undone. */
  readonly restored: PostFormValues | undefined;
  /** The version that was loaded; undefined for a new post. */
  readonly firstVersion: number | undefined;
  /** The post's date if the form has none. */
  readonly defaultDate: CalendarDate;
  /** Focuses a field. */
  readonly goTo: (name: FieldName) => void;
}) {
  const form = useForm<PostFormValues>({
    defaultValues: initial,
    ...(restored ? { values: restored, resetOptions: { keepDefaultValues: true } } : {}),
    resolver: checkForm,
    shouldFocusError: false,
  });
  const [start, setStart] = useState({ version: firstVersion, saved: initial });
  /** The same, for code that runs before the next render. */
  const latest = useRef(start);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const [status, setStatus] = useState("");
  const [failure, setFailure] = useState<SaveFailure>();
  const [isSaving, setSaving] = useState(false);
  /** The values of a save that got no response, in the form that the backend stores: it may have saved them. */
  const unanswered = useRef<PostFormValues>(undefined);
  const isGone = useIsGone();
  const toast = useToast();
  const { errors, isDirty } = form.formState;
  const focusFirstError = useFocusError(errors, goTo);

  function showErrors(
    messages: readonly (readonly [name: FieldName, message: string])[],
    values: PostFormValues,
  ) {
    for (const [field, message] of messages) form.setError(field, { message });
    // Do not move the focus if the user has kept typing.
    if (sameValues(form.getValues(), values)) focusFirstError(messages.map(([field]) => field));
  }

  /** Whether a post has what this form sent in a save whose response was lost. */
  function isUnanswered(current: EditablePost): boolean {
    if (!unanswered.current) return false;
    const there = valuesOf(current);
    // Publishing may have added the date, and the library the alternative text.
    const { date, coverAlt, ...sent } = unanswered.current;
    const added = { date: date || there.date, coverAlt: coverAlt || there.coverAlt };
    return sameValues({ ...sent, ...added }, there);
  }

  function startFrom(next: typeof start) {
    latest.current = next;
    setStart(next);
  }

  /** Saves once an earlier save is answered, since each save starts from the version that the previous one made. */
  function submit(values: PostFormValues, intent: SaveIntent, over?: number): Promise<SaveOutcome> {
    const outcome = saving.current.then(() => send(values, intent, over));
    saving.current = outcome.catch(() => undefined);
    void outcome.then((done) => {
      const isSaved = done !== undefined && "saved" in done;
      // The form is gone, and with it the place for its message.
      if (isGone() && !isSaved) toast({ text: notSaved(values), isFailure: true });
    });
    return outcome;
  }

  /** Checks and sends a save. Publishing needs a complete draft; other saves may be unfinished. */
  async function send(
    values: PostFormValues,
    intent: SaveIntent,
    over = latest.current.version,
  ): Promise<SaveOutcome> {
    setFailure(undefined);
    setStatus("");
    const isPublishing = intent.kind === "publish" || intent.kind === "schedule";
    const { data, error } = (isPublishing ? postDraft : unfinishedDraft).safeParse(
      draftFrom(values),
    );
    if (!data) {
      showErrors(
        fieldMessages({ code: "invalid", fields: errorsOf(error) }, values, defaultDate),
        values,
      );
      return undefined;
    }
    setSaving(true);
    const result = await settle(
      over === undefined ? posts.create(id, data, intent) : posts.update(id, data, intent, over),
    );
    setSaving(false);
    if ("failure" in result) {
      const { failure: code, why } = result;
      if (code === "offline" || code === "unavailable") {
        unanswered.current = withStoredFields(values, { ...data, tags: formatTags(data.tags) });
      }
      setFailure({ code, message: messageForFailure(code, why) });
      return undefined;
    }
    if (!result.ok) {
      const { refusal } = result;
      if (refusal.code === "changed" && isUnanswered(refusal.current)) {
        unanswered.current = undefined;
        return send(values, intent, refusal.current.version);
      }
      if (refusal.code === "changed" || refusal.code === "trashed") {
        return { interruption: refusal };
      }
      const messages = fieldMessages(refusal, values, defaultDate);
      if (messages.length > 0) showErrors(messages, values);
      else setFailure({ code: refusal.code, message: refusalMessage(refusal) });
      return undefined;
    }
    unanswered.current = undefined;
    startFrom({ version: result.saved.version, saved: values });
    const isDone = sameValues(form.getValues(), values);
    if (intent.kind === "save" || !isDone) form.reset(values, { keepValues: true });
    if (intent.kind !== "save" && !isDone) {
      setStatus("Saved. What you’ve typed since isn’t saved yet.");
    }
    return { saved: result.saved, isDone };
  }

  /** Call when the server has answered a signed-in request: clears a message about the connection or the session. */
  function reached() {
    setFailure((now) => (now?.code === "offline" || now?.code === "signed-out" ? undefined : now));
  }

  /** Puts unsaved changes into the form. A save then starts from the version they were based on; 0 means none. */
  function fill(values: PostFormValues, baseVersion: number) {
    startFrom({ ...latest.current, version: baseVersion || firstVersion });
    form.reset(values, { keepDefaultValues: true });
  }

  /** Replaces the form with what somebody else saved, as its saved state. */
  function adopt(theirs: EditablePost) {
    const values = valuesOf(theirs);
    startFrom({ version: theirs.version, saved: values });
    form.reset(values);
  }

  return {
    form,
    fill,
    adopt,
    ...start,
    isSaved: (values: PostFormValues) => sameValues(values, latest.current.saved),
    status,
    setStatus,
    failure,
    reached,
    isDirty,
    isSaving,
    submit,
    focusFirstError,
  };
}

/** The save may have succeeded: perhaps only its response was lost. */
const notSaved = ({ title }: PostFormValues): string =>
  `“${title}” may not have been saved. Open it again to check.`;

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
