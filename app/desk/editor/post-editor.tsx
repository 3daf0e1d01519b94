import { useState } from "react";
import { isServer } from "#app/backend/desk.ts";
import type { Article } from "#app/domain/posts/post.ts";
import { PostView } from "#app/features/blog/post-view.tsx";
import { BackLink } from "../forms/management-page.tsx";
import { type FailedPart, lazyPart } from "#app/ui/lazy-part.tsx";
import { PartFailedDialog } from "../part-failed-dialog.tsx";
import { NO_UPLOADS, onFileDrop } from "../pictures/upload/dropped-files.ts";
import { draftArticle } from "../view/draft-article.ts";
import { PageDialog } from "../view/page-dialog.tsx";
import { EditorFields } from "./editor-fields.tsx";
import { EditorFooter } from "./editor-footer.tsx";
import { preventEnterSubmit } from "./form/use-form-keys.ts";
import { PostState } from "./post-state.tsx";
import { UnfinishedDialog } from "./unfinished-dialog.tsx";
import { EditorContext, type PostEditorProps, useEditor, useEditorContext } from "./use-editor.ts";

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
  const editor = useEditor(props);
  const { defaultDate, desk, dialog, form, frame, original, post, session, setNotice } = editor;
  const [page, setPage] = useState<Article>();

  return (
    <EditorContext value={editor}>
      <form
        ref={frame}
        className="editor"
        noValidate
        aria-busy={post.isSaving}
        onKeyDown={preventEnterSubmit}
        {...onFileDrop(() => setNotice(NO_UPLOADS))}
        onSubmit={(event) => {
          event.preventDefault();
          void editor.checkAndPublish();
        }}
      >
        <div className="wrap desk-page">
          <BackLink to={editor.route.dashboard}>Posts</BackLink>
          <h1>{editor.isNew ? "Create New Post" : "Edit Post"}</h1>
          {isServer && desk ? <PostState user={desk.user} /> : null}
          {desk && editor.publishStatus.review ? <ReviewNote /> : null}
          {desk && session.unsaved.changes ? (
            <UnsavedChangesNote
              changes={session.unsaved.changes}
              saved={post.saved}
              onContinue={session.unsaved.restore}
              onDiscard={session.unsaved.discard}
            />
          ) : null}
          <EditorFields
            onSeePage={() =>
              void draftArticle(form.getValues(), original, defaultDate).then(setPage)
            }
          />
        </div>
        <EditorFooter />
        {dialog?.kind === "unfinished" ? <UnfinishedDialog found={dialog.found} /> : null}
      </form>
      {desk ? <EditorDialogs desk={desk} /> : null}
      {page ? (
        <PageDialog onClose={() => setPage(undefined)}>
          <PostView article={page} />
        </PageDialog>
      ) : null}
    </EditorContext>
  );
}

/** Shown in place of a dialog that did not load; the form behind it stays as it is. */
function DialogsFailed(failed: FailedPart) {
  const { closeDialog, dialog } = useEditorContext();
  if (!dialog || dialog.kind === "unfinished") return null;
  return <PartFailedDialog {...failed} onCancel={closeDialog} />;
}
