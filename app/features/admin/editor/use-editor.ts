import { createContext, type RefObject, use, useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { SaveIntent } from "#app/backend/ports/posts.ts";
import { useUnsavedWork } from "../desk/unsaved-work.tsx";
import { useWritingSession } from "./autosave/use-writing-session.ts";
import { useConflict, useTrashed } from "./conflict/use-conflict.ts";
import type { ContentHandle } from "./content/content-field.tsx";
import type { PostEditorProps, PublishStatus } from "./editor-props.ts";
import { type FieldName, FIELDS, type PostFormValues } from "./form/form-values.ts";
import { useEditorKeys } from "./form/use-form-keys.ts";
import { usePostForm } from "./form/use-post-form.ts";
import { findBroken } from "./publishing/broken-links.ts";
import { findUnfinished, type Unfinished } from "#app/domain/posts/unfinished.ts";

const NEVER_SAVED: PublishStatus = { state: "draft" };

type Editor = ReturnType<typeof useEditor>;
export const EditorContext = createContext<Editor | undefined>(undefined);

/** The editor around a component. @throws Error outside one. */
export function useEditorContext(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("A part of the editor stands outside it.");
  return editor;
}

/** The editor's state, and what its buttons and keys do. */
export function useEditor(props: PostEditorProps) {
  const { initial, can, writing, id, port } = props;
  const isNew = props.version === undefined;
  /** Contributors ask for review where others publish. */
  const isContributor = writing?.user.role === "contributor";
  const text = useRef<ContentHandle>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLFormElement>(null);
  const [notice, setNotice] = useState("");
  const conflict = useConflict();
  const [publishStatus, setStanding] = useState(props.publishStatus ?? NEVER_SAVED);
  const isPublic = publishStatus.state === "published" || publishStatus.state === "changed";
  const [unfinished, setUnfinished] = useState<readonly Unfinished[]>([]);
  const [shown, setShown] = useState<"publish" | "preview" | "theirs" | "review" | "answer">();
  const isChecking = useRef(false);

  const post = usePostForm({
    ...props,
    restored: props.restored,
    goTo,
    onSaved: (saved, values) => {
      setStanding(saved);
      conflict.close();
      void session.autosaver.current?.saved(values);
    },
    onDone: (saved, intent) => props.onSaved(saved, intent, isPublic),
    // Autosave mine before asking, so that closing the browser loses nothing.
    onChanged:
      writing &&
      ((changed, values, intent) => {
        void session.autosaver.current?.flush();
        conflict.open(changed, values, intent);
      }),
    onTrashed:
      writing &&
      ((by, values, intent) => {
        void session.autosaver.current?.flush();
        trashed.open(by, values, intent);
      }),
  });
  const { form, isSaving, isDirty, saved } = post;
  const session = useWritingSession({
    desk: writing,
    id,
    form,
    version: post.version,
    setVersion: post.setVersion,
    saved,
    continueWith: props.continueWith,
  });
  const trashed = useTrashed({
    id,
    port,
    started: saved,
    version: post.version,
    save: (values, intent, over) => void post.submit(values, intent, over),
  });
  const content = useWatch({ control: form.control, name: "content" });
  useFind(props.find, initial.content, text);

  const { setDirty } = useUnsavedWork();
  const isAutosaved = session.state.name === "autosaved";
  useEffect(() => setDirty(isDirty, isAutosaved), [isDirty, isAutosaved, setDirty]);
  useEffect(() => () => setDirty(false), [setDirty]);

  function goTo(name: FieldName) {
    if (name === "content") text.current?.focus();
    else frame.current?.querySelector<HTMLElement>(`[data-field=${name}] [aria-invalid]`)?.focus();
  }

  function goToPart(part: Unfinished) {
    setUnfinished([]);
    setShown(undefined);
    requestAnimationFrame(() => text.current?.focus(part));
  }

  async function publish(intent: SaveIntent) {
    setShown(undefined);
    await form.handleSubmit(
      (values) => post.submit(values, intent),
      (errors) => post.focusFirstError(FIELDS.map(([name]) => name).filter((name) => errors[name])),
    )();
  }

  /** What the submit button does: publishes now, or at the scheduled time. */
  function publishAsUsual() {
    const at = publishStatus.publishAt;
    void publish(
      publishStatus.state === "scheduled" && at !== undefined
        ? { kind: "schedule", at }
        : { kind: "publish" },
    );
  }

  /** Saves what is not saved yet, since an editor sees what was saved; then asks for the note. */
  async function askForReview() {
    if (isSaving) return;
    if (!isDirty && post.version !== undefined) setShown("review");
    else if (await post.submit(form.getValues(), { kind: "save" })) setShown("review");
  }

  async function withdrawReview() {
    const withdrawn = await writing?.port.withdrawReview(id).catch(() => undefined);
    if (withdrawn) setStanding(withdrawn);
    else post.setStatus("It couldn’t be withdrawn. Load the page again.");
  }

  async function checkAndPublish() {
    if (isContributor) {
      await askForReview();
      return;
    }
    if (isSaving || isChecking.current) return;
    const typed = form.getValues("content");
    isChecking.current = true;
    const broken = writing ? await findBroken(writing.port, typed) : [];
    isChecking.current = false;
    const parts = [...findUnfinished(typed), ...broken].toSorted((a, b) => a.from - b.from);
    setUnfinished(parts);
    if (parts.length === 0) publishAsUsual();
  }

  function saveDraft() {
    if (!isSaving) void post.submit(form.getValues(), { kind: "save" });
  }

  useEditorKeys({
    onSave: () => {
      if (can.saveDraft) saveDraft();
      else {
        submitButton.current?.focus();
        post.setStatus(`Not saved yet. Press Enter to ${isNew ? "publish" : "update"}.`);
      }
    },
    onMenu: () => {
      if (isContributor) void askForReview();
      else if (can.schedule) setShown("publish");
    },
  });

  async function saveCopy(mine: PostFormValues) {
    post.allowNavigation();
    if (await props.onSaveCopy(mine)) await session.autosaver.current?.discard();
    else post.setStatus("The copy couldn’t be saved. Everything you wrote is still here.");
    conflict.close();
  }

  /** Cancel does not ask (decision 23): either it can be undone, or the changes are autosaved. */
  function cancel(byKeyboard: boolean) {
    post.allowNavigation();
    if (!isDirty) return;
    const { current: autosaver } = session.autosaver;
    if (autosaver) props.onLeft(() => autosaver.flush().then(autosaver.discard));
    else props.onDiscard(form.getValues(), byKeyboard);
  }

  return {
    props,
    isNew,
    text,
    submitButton,
    frame,
    form,
    post,
    session,
    /** What a paste or drop left out. */
    notice,
    setNotice,
    conflict,
    trashed,
    publishStatus,
    content,
    unfinished,
    setUnfinished,
    shown,
    setShown,
    goTo,
    goToPart,
    publish,
    publishAsUsual,
    isContributor,
    checkAndPublish,
    withdrawReview,
    saveDraft,
    saveCopy,
    cancel,
  };
}

/** Selects the words that a post was opened for, such as those of a full-text search. */
function useFind(
  find: string | undefined,
  content: string,
  text: RefObject<ContentHandle | null>,
): void {
  useEffect(() => {
    if (find === undefined) return;
    const from = content.toLowerCase().indexOf(find.toLowerCase());
    if (from >= 0) text.current?.focus({ from, to: from + find.length });
  }, [find, content, text]);
}
