import type { SaveIntent } from "#app/backend/ports/posts.ts";
import { ConflictDialog } from "./conflict/conflict-dialog.tsx";
import { TheirsDialog } from "./conflict/theirs-dialog.tsx";
import { TrashedDialog } from "./conflict/trashed-dialog.tsx";
import { type PostFormValues, valuesOf } from "./form/form-values.ts";
import type { WritingDesk } from "./autosave/writing-desk.ts";
import { PreviewLinks } from "./publishing/preview-links.tsx";
import { PublishMenu } from "./publishing/publish-menu.tsx";
import { findUnfinished } from "./tools/unfinished.ts";
import { useEditorContext } from "./use-editor.ts";
import "../../../styles/admin/choices.css";

/**
 * The dialogs of the edition that saves drafts. They are beside the editor's form, since some are forms
 * themselves.
 */
export function EditorDialogs({ writing }: { readonly writing: WritingDesk }) {
  const editor = useEditorContext();
  const { form, post, publishStatus, session, shown, setShown, trashed } = editor;
  const { id, port } = editor.props;
  const { isDirty, isSaving } = post;
  const { conflict, close: closeConflict } = editor.conflict;
  const onClose = () => setShown(undefined);
  const onCopy = (mine: PostFormValues) => void editor.saveCopy(mine);
  const publish = (intent: SaveIntent) => void editor.publish(intent);
  const withdraw = (intent: SaveIntent) => {
    onClose();
    void post.submit(form.getValues(), intent);
  };

  if (conflict) {
    return (
      <ConflictDialog
        key={conflict.over}
        conflict={conflict}
        timeZone={writing.timeZone}
        isSaving={isSaving}
        onTogether={(values) => {
          form.reset(values, { keepDefaultValues: true });
          void post.submit(values, conflict.intent, conflict.over);
        }}
        onCopy={() => onCopy(conflict.mine)}
        onContinue={closeConflict}
      />
    );
  }
  const { trashed: trashedSave } = trashed;
  if (trashedSave) {
    return (
      <TrashedDialog
        {...trashedSave}
        isSaving={isSaving}
        onRestore={trashed.restore}
        onCopy={() => {
          trashed.close();
          onCopy(trashedSave.values);
        }}
        onContinue={trashed.close}
      />
    );
  }
  if (shown === "theirs") {
    return (
      <TheirsDialog
        id={id}
        port={port}
        who={session.others.savedBy || "someone"}
        mine={form.getValues()}
        isDirty={isDirty}
        onTake={(theirs) => {
          onClose();
          post.adopt(valuesOf(theirs.post, theirs.undated), theirs.version);
        }}
        onClose={onClose}
      />
    );
  }
  if (shown === "preview") {
    return <PreviewLinks id={id} port={writing.port} unsaved={isDirty} onClose={onClose} />;
  }
  if (shown !== "publish") return null;
  const { title, slug, content } = form.getValues();
  return (
    <PublishMenu
      state={publishStatus.state}
      title={title}
      slug={slug}
      waitingFor={
        publishStatus.state === "scheduled" ? publishStatus.publishAt : publishStatus.nextAt
      }
      timeZone={writing.timeZone}
      unfinished={findUnfinished(content)}
      actions={{
        now: () => publish({ kind: "publish" }),
        at: (moment) => publish({ kind: "schedule", at: moment }),
        unpublish: () => withdraw({ kind: "unpublish" }),
        discard: () => withdraw({ kind: "discard" }),
      }}
      onGoTo={editor.goToPart}
      onClose={onClose}
    />
  );
}
