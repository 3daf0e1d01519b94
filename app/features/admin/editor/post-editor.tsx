import { Link } from "react-router";
import { ArrowLeftIcon } from "#app/ui/icons/icons.tsx";
import { type FailedPart, lazyPart } from "#app/ui/lazy-part.tsx";
import { PartFailedDialog } from "../part-failed-dialog.tsx";
import { EditorFields } from "./editor-fields.tsx";
import { EditorFooter } from "./editor-footer.tsx";
import type { PostEditorProps } from "./editor-props.ts";
import { preventEnterSubmit } from "./form/use-form-keys.ts";
import { holdsFiles, NO_UPLOADS } from "./picture-files.ts";
import { PostState } from "./post-state.tsx";
import { UnfinishedDialog } from "./unfinished-dialog.tsx";
import { EditorContext, useEditor, useEditorContext } from "./use-editor.ts";

/** Only the edition that saves drafts loads these. */
const EditorDialogs = lazyPart(
  async () => (await import("./editor-dialogs.tsx")).EditorDialogs,
  DialogsFailed,
);
const ReviewNote = lazyPart(async () => (await import("./publishing/review-note.tsx")).ReviewNote);
const UnsavedChangesNote = lazyPart(
  async () => (await import("./autosave/unsaved-changes-note.tsx")).UnsavedChangesNote,
);

/** The editor of the new-post and edit-post pages (specification, sections 2 to 5). */
export function PostEditor(props: PostEditorProps) {
  const { heading, dashboard, writing } = props;
  const editor = useEditor(props);
  const { frame, post, publishStatus, session, setUnfinished, setNotice } = editor;

  return (
    <EditorContext value={editor}>
      <form
        ref={frame}
        className="editor"
        noValidate
        aria-busy={post.isSaving}
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
          void editor.checkAndPublish();
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
            <PostState timeZone={writing.timeZone} ownName={writing.user.username} />
          ) : null}
          {writing && publishStatus.review ? (
            <ReviewNote isContributor={editor.isContributor} />
          ) : null}
          {writing && session.unsaved.changes ? (
            <UnsavedChangesNote
              timeZone={writing.timeZone}
              changes={session.unsaved.changes}
              saved={post.saved}
              onContinue={session.unsaved.restore}
              onDiscard={session.unsaved.discard}
            />
          ) : null}
          <EditorFields />
        </div>
        <EditorFooter />
        {editor.unfinished.length > 0 ? (
          <UnfinishedDialog
            found={editor.unfinished}
            publishLabel={editor.isNew ? "Publish anyway" : "Update anyway"}
            onCancel={() => setUnfinished([])}
            onGoTo={editor.goToPart}
            onPublish={() => {
              setUnfinished([]);
              editor.publishAsUsual();
            }}
          />
        ) : null}
      </form>
      {writing ? <EditorDialogs writing={writing} /> : null}
    </EditorContext>
  );
}

/** Says so when a dialog is wanted that did not load; the form behind it stays as it is. */
function DialogsFailed(failed: FailedPart) {
  const { shown, setShown, conflict, trashed } = useEditorContext();
  if (!shown && !conflict.conflict && !trashed.trashed) return null;
  return (
    <PartFailedDialog
      {...failed}
      onCancel={() => {
        if (conflict.conflict) conflict.close();
        else if (trashed.trashed) trashed.close();
        else setShown(undefined);
      }}
    />
  );
}
