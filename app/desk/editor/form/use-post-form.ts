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

/** What became of a save that the form does not show itself. */
type SaveOutcome =
  | { readonly saved: DeskPost /** Nothing was typed meanwhile. */; readonly isDone: boolean }
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
  /** The same for what runs before the form is rendered again. */
  const latest = useRef(start);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const [status, setStatus] = useState("");
  const [failure, setFailure] = useState<SaveFailure>();
  const [isSaving, setSaving] = useState(false);
  /** What was sent in a save without an answer, which the backend may have, tidied as it keeps it. */
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
    // Leave the focus of a writer who has typed on.
    if (sameValues(form.getValues(), values)) focusFirstError(messages.map(([field]) => field));
  }

  /** Whether a post is what this form saved before an answer was lost. */
  function isUnanswered(current: EditablePost): boolean {
    if (!unanswered.current) return false;
    const there = valuesOf(current);
    // Publishing may have added the date, and the library what the cover shows.
    const { date, coverAlt, ...sent } = unanswered.current;
    const added = { date: date || there.date, coverAlt: coverAlt || there.coverAlt };
    return sameValues({ ...sent, ...added }, there);
  }

  function startFrom(next: typeof start) {
    latest.current = next;
    setStart(next);
  }

  /** Saves once an earlier save is answered, since each starts from the version that the last one made. */
  function submit(values: PostFormValues, intent: SaveIntent, over?: number): Promise<SaveOutcome> {
    const outcome = saving.current.then(() => send(values, intent, over));
    saving.current = outcome.catch(() => undefined);
    void outcome.then((done) => {
      const isSaved = done !== undefined && "saved" in done;
      // What the form would say is not seen.
      if (isGone() && !isSaved) toast({ text: notSaved(values), isFailure: true });
    });
    return outcome;
  }

  /** To publish, the form must be valid; a draft is checked here. */
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

  /** The server has answered somebody who is signed in: what a save said of the connection or the session is past. */
  function reached() {
    setFailure((now) => (now?.code === "offline" || now?.code === "signed-out" ? undefined : now));
  }

  /** Puts unsaved changes into the form. A save starts from the version they were based on; 0 is none. */
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

/** Nor is it known whether the answer was only lost. */
const notSaved = ({ title }: PostFormValues): string =>
  `No answer says that “${title}” is saved. Open it again to see.`;

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
