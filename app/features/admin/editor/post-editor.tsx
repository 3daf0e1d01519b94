import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import type { SaveIntent } from "../../../backend/ports/posts.ts";
import { ArrowLeftIcon } from "../../../ui/icons/icons.tsx";
import { useUnsavedWork } from "../desk/unsaved-work.tsx";
import { useConflict } from "./conflict/use-conflict.ts";
import type { ContentHandle } from "./content/content-field.tsx";
import type { PostEditorProps } from "./editor-props.ts";
import { EditorFields } from "./editor-fields.tsx";
import { EditorFoot } from "./editor-foot.tsx";
import { FIELDS, type FieldName, type PostFormValues } from "./form-values.ts";
import { keepWords } from "./keeping/keep-words.ts";
import { useKeeper } from "./keeping/use-keeper.ts";
import { useLeftWords } from "./keeping/use-left-words.ts";
import { holdsFiles, NO_UPLOADS } from "./picture-files.ts";
import { PostState, type Standing } from "./post-state.tsx";
import { countWords } from "./tools/word-count.ts";
import { findUnfinished, type Unfinished } from "./tools/unfinished.ts";
import { UnfinishedDialog } from "./unfinished-dialog.tsx";
import { keepEnterFromSubmitting, useEditorKeys } from "./use-form-keys.ts";
import { useFind } from "./use-find.ts";
import { usePostForm } from "./use-post-form.ts";

/** Only an edition that keeps what is written fetches these. */
const EditorDialogs = lazy(async () => ({
  default: (await import("./editor-dialogs.tsx")).EditorDialogs,
}));
const LeftWords = lazy(async () => ({
  default: (await import("./keeping/left-words.tsx")).LeftWords,
}));

const NEVER_SAVED: Standing = { state: "draft" };

/** The one editor of the new-post and the edit-post page (specification, sections 2 to 5). */
export function PostEditor(props: PostEditorProps) {
  const { heading, submitLabel, initial, dashboard, can, writing, id } = props;
  const isNew = props.version === undefined;
  const conflict = useConflict();
  const [standing, setStanding] = useState(props.standing ?? NEVER_SAVED);
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
    onChanged:
      writing &&
      ((changed, values, intent) => {
        // Mine is kept before anything is asked: closing the browser loses nothing.
        void keeping.keeper.current?.flush();
        conflict.open(changed, values, intent);
      }),
  });
  const { form, isSaving, isDirty, saved } = post;
  const keeping = useKeeper({
    desk: writing,
    id,
    form,
    version: post.version,
    saved,
    onKept: () => props.onKept?.(),
  });
  const left = useLeftWords({ desk: writing, id, form, saved, setVersion: post.setVersion });
  const { errors } = form.formState;
  const content = useWatch({ control: form.control, name: "content" });
  const [notice, setNotice] = useState("");
  const [unfinished, setUnfinished] = useState<readonly Unfinished[]>([]);
  const [shown, setShown] = useState<"publish" | "preview">();
  const text = useRef<ContentHandle>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLFormElement>(null);
  useFind(props.find, initial.content, text);

  const { setDirty } = useUnsavedWork();
  const isKept = keeping.state.name === "kept";
  useEffect(() => setDirty(isDirty, isKept), [isDirty, isKept, setDirty]);
  useEffect(() => () => setDirty(false), [setDirty]);

  const problems = FIELDS.filter(([name]) => errors[name]);
  const live = standing.state === "published" || standing.state === "changed";
  const waitingFor = standing.state === "scheduled" ? standing.publishAt : standing.nextAt;

  function goTo(name: FieldName) {
    if (name === "content") text.current?.focus();
    else frame.current?.querySelector<HTMLElement>(`[data-field=${name}] [aria-invalid]`)?.focus();
  }

  async function publish(intent: SaveIntent) {
    setShown(undefined);
    await form.handleSubmit(
      (values) => post.submit(values, intent),
      (found) => post.leadTo(FIELDS.map(([name]) => name).filter((name) => found[name])),
    )();
  }

  /** What the button in the foot does: readers see it now, or at the time that is set. */
  function usualIntent(): SaveIntent {
    return standing.state === "scheduled" && waitingFor !== undefined
      ? { kind: "schedule", at: waitingFor }
      : { kind: "publish" };
  }

  function checkAndPublish() {
    if (isSaving) return;
    const found = findUnfinished(form.getValues("content"));
    setUnfinished(found);
    if (found.length === 0) void publish(usualIntent());
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

  function goToPart(part: Unfinished) {
    setUnfinished([]);
    setShown(undefined);
    requestAnimationFrame(() => text.current?.focus(part));
  }

  const keptState = writing
    ? keepWords(keeping.state, live ? "the old text" : "nothing", writing.timeZone)
    : "";
  return (
    <>
      <form
        ref={frame}
        className="editor"
        noValidate
        aria-busy={isSaving}
        onKeyDown={keepEnterFromSubmitting}
        onDragOver={(event) => {
          if (holdsFiles(event.dataTransfer)) event.preventDefault();
        }}
        onDrop={(event) => {
          if (!holdsFiles(event.dataTransfer)) return;
          event.preventDefault();
          setNotice(NO_UPLOADS);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          checkAndPublish();
        }}
      >
        <div className="wrap desk-page">
          <p className="back">
            <Link to={dashboard}>
              <ArrowLeftIcon /> Posts
            </Link>
          </p>
          <h1>{heading}</h1>
          {writing ? (
            <PostState
              id={id}
              standing={standing}
              isSaved={post.version !== undefined}
              timeZone={writing.timeZone}
              company={keeping.company}
              onPreviewLink={() => setShown("preview")}
            />
          ) : null}
          {writing && left.words ? (
            <Suspense>
              <LeftWords
                timeZone={writing.timeZone}
                words={left.words}
                saved={saved}
                onContinue={left.takeUp}
                onDiscard={left.discard}
              />
            </Suspense>
          ) : null}
          <EditorFields
            form={form}
            id={id}
            isNew={isNew}
            ownCategory={initial.category}
            defaultDate={props.defaultDate}
            knownTags={props.knownTags}
            canSchedule={can.schedule}
            canChooseScene={writing !== undefined}
            port={props.port}
            notice={notice}
            onNotice={setNotice}
            onSeePage={props.onSeePage}
            text={text}
          />
        </div>
        <EditorFoot
          submitLabel={submitLabel}
          submitRef={submitButton}
          isSaving={isSaving}
          onSaveDraft={can.saveDraft ? saveDraft : undefined}
          onMore={can.schedule ? () => setShown("publish") : undefined}
          onTryAgain={
            keeping.state.name === "away" ? () => void keeping.keeper.current?.flush() : undefined
          }
          dashboard={dashboard}
          onCancel={(byKeyboard) => {
            // Cancel does not ask (decision 23): it can be undone, or nothing is lost by it.
            post.allowNavigation();
            if (!isDirty) return;
            const { current: keeper } = keeping.keeper;
            if (keeper && props.onLeft) props.onLeft(() => keeper.flush().then(keeper.discard));
            else props.onDiscard(form.getValues(), byKeyboard);
          }}
          words={countWords(content)}
          state={post.status || (writing ? keptState : isDirty ? "Not saved yet" : "")}
          failure={post.failure}
          problems={problems}
          onGoTo={goTo}
        />
        {unfinished.length > 0 ? (
          <UnfinishedDialog
            found={unfinished}
            publishLabel={isNew ? "Publish anyway" : "Update anyway"}
            onCancel={() => setUnfinished([])}
            onGoTo={goToPart}
            onPublish={() => {
              setUnfinished([]);
              void publish(usualIntent());
            }}
          />
        ) : null}
      </form>
      {writing ? (
        <Suspense>
          <EditorDialogs
            shown={shown}
            onClose={() => setShown(undefined)}
            id={id}
            form={form}
            isDirty={isDirty}
            isSaving={isSaving}
            writing={writing}
            standing={standing}
            conflict={conflict.conflict}
            publish={(intent) => void publish(intent)}
            takeBack={(intent) => {
              setShown(undefined);
              void post.submit(form.getValues(), intent);
            }}
            onSettled={(values, { intent, over }) => {
              form.reset(values, { keepDefaultValues: true });
              void post.submit(values, intent, over);
            }}
            onCopy={(mine) => void saveCopy(mine)}
            onGoOn={conflict.close}
            onGoTo={goToPart}
          />
        </Suspense>
      ) : null}
    </>
  );
}
