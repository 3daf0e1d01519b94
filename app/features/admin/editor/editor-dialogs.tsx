import { api } from "#app/backend/api.ts";
import { bodyOf } from "#app/backend/http/client.ts";
import { byId } from "#app/backend/http/posts.ts";
import { useEffect, useState } from "react";
import type { SaveIntent } from "#app/backend/ports/posts.ts";
import { ConflictDialog } from "./conflict/conflict-dialog.tsx";
import { TheirsDialog } from "./conflict/theirs-dialog.tsx";
import { TrashedDialog } from "./conflict/trashed-dialog.tsx";
import { type PostFormValues, valuesOf } from "./form/form-values.ts";
import type { WritingDesk } from "./autosave/writing-desk.ts";
import { findBroken } from "./publishing/broken-links.ts";
import { PreviewLinks } from "./publishing/preview-links.tsx";
import { ReviewDialog } from "./publishing/review-dialog.tsx";
import { PublishMenu } from "./publishing/publish-menu.tsx";
import { findUnfinished, type Unfinished } from "#app/domain/posts/unfinished.ts";
import { useEditorContext } from "./use-editor.ts";
import "#app/styles/admin/choices.css";

/** The broken links of a text. */
interface Checked {
  readonly content: string;
  readonly broken: readonly Unfinished[];
}

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
  const [checked, setChecked] = useState<Checked>({ content: "", broken: [] });
  useEffect(() => {
    if (shown !== "publish") return;
    const { content } = form.getValues();
    void findBroken(writing.port, content).then((broken) => setChecked({ content, broken }));
  }, [shown, form, writing.port]);

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
  const { title, slug, content } = form.getValues();
  const review = api.posts[":id"].review;
  if (shown === "review") {
    return (
      <ReviewDialog
        title="Ask for review"
        label="Note to the editor"
        hint="What should they look at?"
        isOptional
        action="Ask for review"
        send={(note) => review.$post({ ...byId(id), json: { note } })}
        onDone={(saved) => {
          onClose();
          post.allowNavigation();
          editor.props.onReviewed(saved, `An editor is asked to look at “${title}”.`, () =>
            bodyOf(review.$delete(byId(id))),
          );
        }}
        onClose={onClose}
      />
    );
  }
  if (shown === "answer") {
    const asker = publishStatus.review?.by || "the author";
    return (
      <ReviewDialog
        title="Send back"
        label={`Note to ${asker}`}
        hint="What should change before it is published?"
        isOptional={false}
        action="Send back"
        send={(note) => review.answer.$post({ ...byId(id), json: { note } })}
        onDone={(saved) => {
          onClose();
          editor.props.onReviewed(saved, `“${title}” went back to ${asker}.`, () =>
            bodyOf(review.answer.$delete(byId(id))),
          );
        }}
        onClose={onClose}
      />
    );
  }
  if (shown !== "publish") return null;
  return (
    <PublishMenu
      state={publishStatus.state}
      title={title}
      slug={slug}
      waitingFor={
        publishStatus.state === "scheduled" ? publishStatus.publishAt : publishStatus.nextAt
      }
      timeZone={writing.timeZone}
      unfinished={[
        ...findUnfinished(content),
        ...(checked.content === content ? checked.broken : []),
      ].toSorted((a, b) => a.from - b.from)}
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
