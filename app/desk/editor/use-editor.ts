import { createContext, use, useCallback, useEffect, useRef, useState } from "react";
import { isServer, posts, writing } from "#app/backend/desk.ts";
import { failureText } from "#app/backend/ports/errors.ts";
import { type EditablePost, isDraft, type SaveIntent } from "#app/backend/ports/posts.ts";
import { dateInZone } from "#app/domain/dates/site-time.ts";
import { findMatches } from "#app/domain/search/find-term.ts";
import { foundIn } from "#app/domain/posts/lists/desk-search.ts";
import { findUnfinished, type Unfinished } from "#app/domain/posts/unfinished.ts";
import { useSiteTime } from "../site-time.ts";
import { useUnsavedWork } from "../frame/unsaved-work.tsx";
import { useWritingSession } from "./autosave/use-writing-session.ts";
import type { WritingDesk } from "./autosave/writing-desk.ts";
import type { ContentHandle } from "./content/content-field.tsx";
import {
  EMPTY_FORM,
  type FieldName,
  FIELDS,
  type PostFormValues,
  sameValues,
  valuesOf,
} from "./form/form-values.ts";
import { useEditorKeys } from "./form/use-form-keys.ts";
import type { Interruption } from "./form/save-messages.ts";
import { usePostForm } from "./form/use-post-form.ts";
import { type PublishStatus, usePublishStatus } from "./publishing/publish-status.ts";
import { useEditorRoute } from "./use-editor-route.ts";

/** What a page passes to the editor. */
export interface PostEditorProps {
  readonly id: string;
  /** The post as it was loaded; undefined for a new one. */
  readonly editable?: EditablePost;
  /** The categories to offer. */
  readonly categories: readonly string[];
  /** Existing tags, to suggest. */
  readonly tags: readonly string[];
  /** Only in the edition that saves drafts. */
  readonly desk: WritingDesk | undefined;
}

const NEVER_SAVED: PublishStatus = { state: "draft" };

/** A save that someone else's change interrupted: its values and intent. */
interface Interrupted {
  readonly mine: PostFormValues;
  readonly intent: SaveIntent;
}

/** The dialog that is open. */
type EditorDialog =
  | { readonly kind: "preview" | "theirs" | "review" | "answer" }
  | { readonly kind: "unfinished" | "publish"; readonly found: readonly Unfinished[] }
  | Conflict
  | TrashedSave;

/** Two versions of a post that started from the same one. */
export interface Conflict extends Interrupted {
  readonly kind: "conflict";
  readonly base: PostFormValues;
  readonly theirs: PostFormValues;
  /** Who saved theirs, and when. */
  readonly who: string;
  readonly at: number | undefined;
  /** Whether they saved again while this conflict was being resolved. */
  readonly again: boolean;
  /** The version to save the merged text over. */
  readonly over: number;
}

/** A save refused because somebody moved the post to the trash. */
export interface TrashedSave extends Interrupted {
  readonly kind: "trashed";
  /** Empty if unknown. */
  readonly by: string;
}

type Editor = ReturnType<typeof useEditor>;
export const EditorContext = createContext<Editor | undefined>(undefined);

/** The editor around a component. @throws Error outside one. */
export function useEditorContext(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("This component must be inside the editor.");
  return editor;
}

/** The editor's state, and what its buttons and keys do. */
export function useEditor({ id, editable, categories, tags, desk }: PostEditorProps) {
  const isNew = editable === undefined;
  /** Contributors ask for review where others publish. */
  const isContributor = desk?.user.role === "contributor";
  const [initial] = useState(() => {
    if (editable) return valuesOf(editable);
    // A contributor is the author by default, and may clear that.
    return { ...EMPTY_FORM, byline: isContributor ? desk.user.username : "" };
  });
  const { timeZone, now } = useSiteTime();
  const today = dateInZone(now, timeZone);
  /** The post's date if the form has none. */
  const [defaultDate] = useState(editable?.post.date ?? today);
  const text = useRef<ContentHandle>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLFormElement>(null);
  const [notice, setNotice] = useState("");
  const [publishStatus, setPublishStatus] = usePublishStatus(editable ?? NEVER_SAVED);
  const [dialog, setDialog] = useState<EditorDialog>();
  /** The notes typed in the review dialogs and not sent, by the dialog's title. */
  const [reviewNotes] = useState(() => new Map<string, string>());
  const isChecking = useRef(false);
  const isCopying = useRef(false);

  const closeDialog = () => setDialog(undefined);
  const route = useEditorRoute(desk);
  const post = usePostForm({
    id,
    initial,
    restored: route.restored,
    firstVersion: editable?.version,
    defaultDate,
    goTo,
  });
  const { form, isSaving, isDirty } = post;
  const { visit, continueWith } = route;
  const session = useWritingSession({ desk, id, post, visit, continueWith });

  // Selects the words that the post was opened for, such as those of a full-text search.
  const { find } = route;
  useEffect(() => {
    if (find === undefined) return;
    const [place] = findMatches(initial.content, foundIn(initial.content, find));
    if (place) text.current?.focus({ from: place.start, to: place.end });
  }, [find, initial]);

  const { setDirty, allowNavigation } = useUnsavedWork();
  const { autosaver } = session;
  useEffect(() => setDirty(isDirty, autosaver.current), [isDirty, autosaver, setDirty]);
  useEffect(() => () => setDirty(false), [setDirty]);

  const isForbidden = post.failure?.code === "forbidden";
  const isLocked = isContributor && !isDraft(publishStatus.state);
  const isCopyOnly =
    desk !== undefined && (isForbidden || isLocked || post.failure?.code === "gone");
  const { newerVersion } = session;
  const refreshStatus = useCallback(
    () =>
      // Without a response, the status stays as it is until the next save.
      void posts.find(id).then(
        (found) => {
          if (found) setPublishStatus(found);
        },
        () => undefined,
      ),
    [id, setPublishStatus],
  );
  // Someone else may have published the post, too.
  useEffect(() => {
    if (newerVersion !== undefined || isForbidden) refreshStatus();
  }, [newerVersion, isForbidden, refreshStatus]);

  function goTo(name: FieldName) {
    if (name === "content") text.current?.focus();
    else frame.current?.querySelector<HTMLElement>(`[data-field=${name}] [aria-invalid]`)?.focus();
  }

  /** Goes to the next field to fix; after the last, to the first. */
  function goToNextProblem() {
    const here = document.activeElement?.closest<HTMLElement>("[data-field]")?.dataset["field"];
    const at = FIELDS.findIndex(([name]) => name === here);
    const problems = FIELDS.filter(([name]) => form.formState.errors[name]);
    const next = problems.find((field) => FIELDS.indexOf(field) > at) ?? problems[0];
    if (next) goTo(next[0]);
  }

  function goToPart(part: Unfinished) {
    closeDialog();
    requestAnimationFrame(() => text.current?.focus(part));
  }

  /**
   * Saves these values over the version being edited, or over another one. Then opens the list if the save was more
   * than a draft's and nothing was typed since.
   *
   * @returns whether it was saved.
   */
  async function save(values: PostFormValues, intent: SaveIntent, over?: number): Promise<boolean> {
    const wasPublic = publishStatus.state === "published" || publishStatus.state === "changed";
    const outcome = await post.submit(values, intent, over);
    if (!outcome) return false;
    if ("interruption" in outcome) {
      // Autosave mine before asking, so that closing the browser loses nothing.
      void autosaver.current?.flush();
      // Includes what was typed during the save.
      interrupt(outcome.interruption, { mine: form.getValues(), intent });
      return false;
    }
    const { saved, isDone } = outcome;
    setPublishStatus(saved);
    setDialog((shown) => (shown?.kind === "conflict" ? undefined : shown));
    void autosaver.current?.saved(values);
    if (intent.kind !== "save" && isDone) {
      allowNavigation();
      route.saved(saved, intent, wasPublic);
    }
    return true;
  }

  function interrupt(interruption: Interruption, own: Interrupted) {
    if (interruption.code === "trashed") {
      setDialog({ kind: "trashed", ...own, by: interruption.by });
      return;
    }
    const { current, base } = interruption;
    setDialog((before) => {
      const again = before?.kind === "conflict";
      return {
        kind: "conflict",
        ...own,
        // After a merge, my text contains their previous version, so that is the base of the next conflict.
        base: again ? before.theirs : base ? valuesOf(base) : EMPTY_FORM,
        theirs: valuesOf(current),
        who: current.savedBy ?? "",
        at: current.updatedAt,
        again,
        over: current.version,
      };
    });
  }

  /** Publishes or schedules, for which the form must be valid; or unpublishes, or discards the unpublished changes. */
  async function publish(intent: SaveIntent) {
    closeDialog();
    if (intent.kind === "unpublish" || intent.kind === "discard") {
      await save(form.getValues(), intent);
      return;
    }
    await form.handleSubmit(
      (values) => save(values, intent),
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

  /** Saves first, since the reviewing editor sees the saved version; then opens the dialog for the note. */
  async function askForReview() {
    if (isSaving || isCopyOnly) return;
    const isSaved = !isDirty && post.version !== undefined;
    if (isSaved || (await save(form.getValues(), { kind: "save" }))) setDialog({ kind: "review" });
  }

  async function withdrawReview() {
    try {
      const withdrawn = await writing?.withdrawReview(id);
      if (withdrawn) setPublishStatus(withdrawn);
    } catch (error) {
      post.setStatus(failureText(error));
      refreshStatus();
    }
  }

  /** Finds what is unfinished in a text. Broken links are included only if the server answers in time. */
  async function unfinishedIn(typed: string): Promise<readonly Unfinished[]> {
    const links = (await writing?.brokenLinks(typed).catch(() => [])) ?? [];
    const broken = links.map(({ from, to, says }) => ({ kind: "broken", from, to, says }) as const);
    return [...findUnfinished(typed), ...broken].toSorted((a, b) => a.from - b.from);
  }

  async function checkAndPublish() {
    if (isContributor) {
      await askForReview();
      return;
    }
    if (isSaving || isChecking.current) return;
    isChecking.current = true;
    const found = await unfinishedIn(form.getValues("content"));
    isChecking.current = false;
    if (found.length > 0) setDialog({ kind: "unfinished", found });
    else publishAsUsual();
  }

  function openPublishMenu() {
    const typed = form.getValues("content");
    setDialog({ kind: "publish", found: findUnfinished(typed) });
    void unfinishedIn(typed).then((found) =>
      setDialog((shown) => (shown?.kind === "publish" ? { kind: "publish", found } : shown)),
    );
  }

  function saveDraft() {
    if (!isSaving) void save(form.getValues(), { kind: "save" });
  }

  useEditorKeys({
    onSave: () => {
      if (isServer) saveDraft();
      else {
        submitButton.current?.focus();
        post.setStatus(`Not saved yet. Press Enter to ${isNew ? "publish" : "update"}.`);
      }
    },
    onMenu: () => {
      if (isContributor) void askForReview();
      else if (isServer) openPublishMenu();
    },
    onNextProblem: goToNextProblem,
  });

  /** Saves the form as a separate draft; someone else's version stays as it is. */
  async function saveCopy(mine: PostFormValues) {
    if (isCopying.current) return;
    isCopying.current = true;
    closeDialog();
    allowNavigation();
    if (await route.saveCopy(mine)) {
      // What was typed since is not in the copy, and stays as unsaved changes.
      if (sameValues(form.getValues(), mine)) await autosaver.current?.discard();
    } else {
      post.setStatus("The copy couldn’t be saved. Everything you wrote is still here.");
      setDirty(isDirty, autosaver.current);
    }
    isCopying.current = false;
  }

  /** Cancel does not ask (decision 23): either it can be undone, or the changes are autosaved. */
  function cancel(byKeyboard: boolean) {
    if (!isDirty) return;
    const { current } = autosaver;
    if (!current) {
      allowNavigation();
      route.discarded(form.getValues(), byKeyboard);
      return;
    }
    // If they could not be stored, the navigation itself asks before leaving.
    void current.keep().then((isKept) => {
      if (isKept) route.left(() => current.flush().then(current.discard));
    });
  }

  return {
    id,
    isNew,
    initial,
    categories,
    tags,
    desk,
    original: editable?.post,
    defaultDate,
    text,
    today,
    submitButton,
    frame,
    route,
    form,
    post,
    session,
    /** What a paste or drop left out. */
    notice,
    setNotice,
    publishStatus,
    dialog,
    setDialog,
    closeDialog,
    reviewNotes,
    isContributor,
    /** Whether what is typed can only be saved as another post. */
    isCopyOnly,
    goTo,
    goToPart,
    allowNavigation,
    save,
    publish,
    publishAsUsual,
    checkAndPublish,
    openPublishMenu,
    withdrawReview,
    saveDraft,
    saveCopy,
    cancel,
  };
}
