import { useRef, useState } from "react";
import { Link } from "react-router";
import { ArrowLeftIcon } from "../../../ui/icons/icons.tsx";
import { lazyPart } from "../../../ui/lazy-part.tsx";
import type { ContentHandle } from "./content/content-field.tsx";
import type { PostEditorProps } from "./editor-props.ts";
import { EditorDialogsFailed } from "./editor-dialogs-failed.tsx";
import { EditorFields } from "./editor-fields.tsx";
import { EditorFooter } from "./editor-footer.tsx";
import { FIELDS, valuesOf } from "./form/form-values.ts";
import { OtherTabNote } from "./autosave/other-tab-note.tsx";
import { autosaveStatus } from "./autosave/autosave-status.ts";
import { holdsFiles, NO_UPLOADS } from "./picture-files.ts";
import { PostState } from "./post-state.tsx";
import { countWords } from "./tools/word-count.ts";
import { UnfinishedDialog } from "./unfinished-dialog.tsx";
import { useEditor } from "./use-editor.ts";
import { preventEnterSubmit } from "./form/use-form-keys.ts";

/** Only the edition that saves drafts loads these. */
const EditorDialogs = lazyPart(
  async () => (await import("./editor-dialogs.tsx")).EditorDialogs,
  EditorDialogsFailed,
);
const UnsavedChangesNote = lazyPart(
  async () => (await import("./autosave/unsaved-changes-note.tsx")).UnsavedChangesNote,
);

/** The editor of the new-post and edit-post pages (specification, sections 2 to 5). */
export function PostEditor(props: PostEditorProps) {
  const { heading, submitLabel, initial, dashboard, can, writing, id, port } = props;
  const isNew = props.version === undefined;
  const text = useRef<ContentHandle>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLFormElement>(null);
  const editor = useEditor(props, { text, submitButton, frame });
  const { post, session, conflict, publishStatus, setShown, setUnfinished } = editor;
  const { form, isSaving, isDirty, saved } = post;
  const [notice, setNotice] = useState("");
  const isLive = publishStatus.state === "published" || publishStatus.state === "changed";
  const autosaveText = writing
    ? autosaveStatus(session.state, isLive ? "the old text" : "nothing", writing.timeZone)
    : "";

  return (
    <>
      <form
        ref={frame}
        className="editor"
        noValidate
        aria-busy={isSaving}
        onKeyDown={preventEnterSubmit}
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
          editor.checkAndPublish();
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
              publishStatus={publishStatus}
              isSaved={post.version !== undefined}
              timeZone={writing.timeZone}
              isDirty={isDirty}
              others={session.others}
              ownName={writing.user.username}
              onSeeTheirs={() => setShown("theirs")}
              onPreviewLink={() => setShown("preview")}
            />
          ) : null}
          {session.tabs.elsewhere ? <OtherTabNote onTakeOver={session.tabs.takeOver} /> : null}
          {writing && session.unsaved.changes ? (
            <UnsavedChangesNote
              timeZone={writing.timeZone}
              changes={session.unsaved.changes}
              saved={saved}
              onContinue={session.unsaved.restore}
              onDiscard={session.unsaved.discard}
            />
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
            redirectsOldAddress={writing !== undefined}
            port={port}
            notice={notice}
            onNotice={setNotice}
            onSeePage={props.onSeePage}
            text={text}
          />
        </div>
        <EditorFooter
          submitLabel={submitLabel}
          submitRef={submitButton}
          isSaving={isSaving}
          onSaveDraft={can.saveDraft ? editor.saveDraft : undefined}
          onMore={can.schedule ? () => setShown("publish") : undefined}
          onTryAgain={
            session.state.name === "failed"
              ? () => void session.autosaver.current?.flush()
              : undefined
          }
          dashboard={dashboard}
          onCancel={editor.cancel}
          words={countWords(editor.content)}
          state={post.status || (writing ? autosaveText : isDirty ? "Not saved yet" : "")}
          failure={post.failure}
          problems={FIELDS.filter(([name]) => form.formState.errors[name])}
          onGoTo={editor.goTo}
        />
        {editor.unfinished.length > 0 ? (
          <UnfinishedDialog
            found={editor.unfinished}
            publishLabel={isNew ? "Publish anyway" : "Update anyway"}
            onCancel={() => setUnfinished([])}
            onGoTo={editor.goToPart}
            onPublish={() => {
              setUnfinished([]);
              editor.publishAsUsual();
            }}
          />
        ) : null}
      </form>
      {writing ? (
        <EditorDialogs
          shown={editor.shown}
          onClose={() => setShown(undefined)}
          id={id}
          port={port}
          form={form}
          isDirty={isDirty}
          isSaving={isSaving}
          writing={writing}
          publishStatus={publishStatus}
          conflict={conflict.conflict}
          trashed={editor.trashed}
          theirName={session.others.savedBy ?? ""}
          publish={(intent) => void editor.publish(intent)}
          withdraw={(intent) => {
            setShown(undefined);
            void post.submit(form.getValues(), intent);
          }}
          onSettled={(values, { intent, over }) => {
            form.reset(values, { keepDefaultValues: true });
            void post.submit(values, intent, over);
          }}
          onCopy={(mine) => void editor.saveCopy(mine)}
          onContinue={conflict.close}
          onTakeTheirs={(theirs) => {
            setShown(undefined);
            post.adopt(valuesOf(theirs.post, theirs.undated), theirs.version);
          }}
          onGoTo={editor.goToPart}
        />
      ) : null}
    </>
  );
}
