import type { EditablePost, SaveIntent } from "../../../backend/ports/posts.ts";
import { ConflictDialog } from "./conflict/conflict-dialog.tsx";
import { TheirsDialog } from "./conflict/theirs-dialog.tsx";
import { TrashedDialog } from "./conflict/trashed-dialog.tsx";
import type { OpenConflict } from "./conflict/use-conflict.ts";
import type { useTrashed } from "./conflict/use-trashed.ts";
import type { EditorPort } from "./editor-props.ts";
import type { PostForm, PostFormValues } from "./form/form-values.ts";
import type { WritingDesk } from "./autosave/writing-desk.ts";
import { PreviewLinks } from "./publishing/preview-links.tsx";
import { PublishMenu } from "./publishing/publish-menu.tsx";
import { findUnfinished, type Unfinished } from "./tools/unfinished.ts";
import type { PublishStatus } from "./post-state.tsx";
import "../../../styles/admin/choices.css";

export interface EditorDialogsProps {
  readonly shown: "publish" | "preview" | "theirs" | undefined;
  readonly onClose: () => void;
  readonly id: string;
  readonly port: EditorPort;
  readonly form: PostForm;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly writing: WritingDesk;
  readonly publishStatus: PublishStatus;
  readonly conflict: OpenConflict | undefined;
  readonly trashed: ReturnType<typeof useTrashed>;
  /** Who saved after this form was loaded. */
  readonly theirName: string;
  /** Checks the form and publishes or schedules it. */
  readonly publish: (intent: SaveIntent) => void;
  /** Unpublishes the post, or discards its unpublished changes. */
  readonly withdraw: (intent: SaveIntent) => void;
  /** A conflict is settled: the merged text, and the conflict it settles. */
  readonly onSettled: (values: PostFormValues, conflict: OpenConflict) => void;
  readonly onCopy: (mine: PostFormValues) => void;
  readonly onContinue: () => void;
  readonly onTakeTheirs: (theirs: EditablePost) => void;
  readonly onGoTo: (part: Unfinished) => void;
}

/**
 * The dialogs of the edition that saves drafts. They are beside the editor's form, since some are forms
 * themselves.
 */
export function EditorDialogs({
  shown,
  onClose,
  id,
  port,
  form,
  isDirty,
  isSaving,
  writing,
  publishStatus,
  conflict,
  trashed,
  theirName,
  publish,
  withdraw,
  onSettled,
  onCopy,
  onContinue,
  onTakeTheirs,
  onGoTo,
}: EditorDialogsProps) {
  if (conflict) {
    return (
      <ConflictDialog
        key={conflict.over}
        conflict={conflict}
        timeZone={writing.timeZone}
        isSaving={isSaving}
        onTogether={(values) => onSettled(values, conflict)}
        onCopy={() => onCopy(conflict.mine)}
        onContinue={onContinue}
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
        who={theirName || "somebody"}
        mine={form.getValues()}
        isDirty={isDirty}
        onTake={onTakeTheirs}
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
      onGoTo={onGoTo}
      onClose={onClose}
    />
  );
}
