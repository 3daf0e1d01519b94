import { type RefObject, useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { SaveIntent } from "../../../backend/ports/posts.ts";
import { useUnsavedWork } from "../desk/unsaved-work.tsx";
import { useConflict } from "./conflict/use-conflict.ts";
import { useTrashed } from "./conflict/use-trashed.ts";
import type { ContentHandle } from "./content/content-field.tsx";
import type { PostEditorProps } from "./editor-props.ts";
import { FIELDS, type FieldName, type PostFormValues } from "./form/form-values.ts";
import { useKeeping } from "./keeping/use-keeping.ts";
import type { Standing } from "./post-state.tsx";
import { findUnfinished, type Unfinished } from "./tools/unfinished.ts";
import { useEditorKeys } from "./form/use-form-keys.ts";
import { useFind } from "./use-find.ts";
import { usePostForm } from "./form/use-post-form.ts";

const NEVER_SAVED: Standing = { state: "draft" };

/** What of the form is given the focus. */
interface EditorRefs {
  readonly text: RefObject<ContentHandle | null>;
  readonly submitButton: RefObject<HTMLButtonElement | null>;
  readonly frame: RefObject<HTMLFormElement | null>;
}

/** The editor's state, and what its buttons and keys do. */
export function useEditor(props: PostEditorProps, { text, submitButton, frame }: EditorRefs) {
  const { initial, can, writing, id, port } = props;
  const isNew = props.version === undefined;
  const conflict = useConflict();
  const [standing, setStanding] = useState(props.standing ?? NEVER_SAVED);
  const [unfinished, setUnfinished] = useState<readonly Unfinished[]>([]);
  const [shown, setShown] = useState<"publish" | "preview" | "theirs">();

  const post = usePostForm({
    ...props,
    restored: props.restored,
    goTo,
    onSaved: (saved, intent) => {
      void keeping.keeper.current?.saved(post.form.getValues());
      props.onSaved(saved, intent);
    },
    onKeptBack: (saved, values) => {
      setStanding(saved);
      conflict.close();
      props.onKept?.();
      void keeping.keeper.current?.saved(values);
    },
    // Mine is kept before anything is asked: closing the browser loses nothing.
    onChanged:
      writing &&
      ((changed, values, intent) => {
        void keeping.keeper.current?.flush();
        conflict.open(changed, values, intent);
      }),
    onTrashed:
      writing &&
      ((by, values, intent) => {
        void keeping.keeper.current?.flush();
        trashed.open(by, values, intent);
      }),
  });
  const { form, isSaving, isDirty, saved } = post;
  const keeping = useKeeping({
    desk: writing,
    id,
    form,
    version: post.version,
    setVersion: post.setVersion,
    saved,
    continueWith: props.continueWith,
    onKept: () => props.onKept?.(),
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
  const isKept = keeping.state.name === "kept";
  useEffect(() => setDirty(isDirty, isKept), [isDirty, isKept, setDirty]);
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
      (found) => post.leadTo(FIELDS.map(([name]) => name).filter((name) => found[name])),
    )();
  }

  /** What the button in the foot does: readers see it now, or at the time that is set. */
  function publishAsUsual() {
    const at = standing.publishAt;
    void publish(
      standing.state === "scheduled" && at !== undefined
        ? { kind: "schedule", at }
        : { kind: "publish" },
    );
  }

  function checkAndPublish() {
    if (isSaving) return;
    const found = findUnfinished(form.getValues("content"));
    setUnfinished(found);
    if (found.length === 0) publishAsUsual();
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
      if (can.schedule) setShown("publish");
    },
  });

  async function saveCopy(mine: PostFormValues) {
    post.allowNavigation();
    if (await props.onSaveCopy?.(mine)) await keeping.keeper.current?.discard();
    else post.setStatus("The copy could not be saved. Everything you wrote is still here.");
    conflict.close();
  }

  /** Cancel does not ask (decision 23): it can be undone, or nothing is lost by it. */
  function cancel(byKeyboard: boolean) {
    post.allowNavigation();
    if (!isDirty) return;
    const { current: keeper } = keeping.keeper;
    if (keeper && props.onLeft) props.onLeft(() => keeper.flush().then(keeper.discard));
    else props.onDiscard(form.getValues(), byKeyboard);
  }

  return {
    post,
    keeping,
    conflict,
    trashed,
    standing,
    content,
    unfinished,
    setUnfinished,
    shown,
    setShown,
    goTo,
    goToPart,
    publish,
    publishAsUsual,
    checkAndPublish,
    saveDraft,
    saveCopy,
    cancel,
  };
}
