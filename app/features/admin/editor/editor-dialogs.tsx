import type { EditablePost, SaveIntent } from "../../../backend/ports/posts.ts";
import { ConflictDialog } from "./conflict/conflict-dialog.tsx";
import { TheirsDialog } from "./conflict/theirs-dialog.tsx";
import { TrashedDialog } from "./conflict/trashed-dialog.tsx";
import type { OpenConflict } from "./conflict/use-conflict.ts";
import type { useTrashed } from "./conflict/use-trashed.ts";
import type { EditorPort } from "./editor-props.ts";
import type { PostForm, PostFormValues } from "./form/form-values.ts";
import type { WritingDesk } from "./keeping/writing-desk.ts";
import { PreviewLinks } from "./publishing/preview-links.tsx";
import { PublishMenu } from "./publishing/publish-menu.tsx";
import { findUnfinished, type Unfinished } from "./tools/unfinished.ts";
import type { Standing } from "./post-state.tsx";

/** The editor's dialogs where everything is kept. They are beside the form: some are forms themselves. */
export function EditorDialogs({
  shown,
  onClose,
  id,
  port,
  form,
  isDirty,
  isSaving,
  writing,
  standing,
  conflict,
  trashed,
  theirName,
  publish,
  takeBack,
  onSettled,
  onCopy,
  onGoOn,
  onTakeTheirs,
  onGoTo,
}: {
  readonly shown: "publish" | "preview" | "theirs" | undefined;
  readonly onClose: () => void;
  readonly id: string;
  readonly port: EditorPort;
  readonly form: PostForm;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly writing: WritingDesk;
  readonly standing: Standing;
  readonly conflict: OpenConflict | undefined;
  readonly trashed: ReturnType<typeof useTrashed>;
  /** Who saved after what is here. */
  readonly theirName: string;
  /** Checks the form and saves it for readers. */
  readonly publish: (intent: SaveIntent) => void;
  /** Takes from readers what they see, or from the desk what they do not. */
  readonly takeBack: (intent: SaveIntent) => void;
  /** A conflict has an answer: the one text of both. */
  readonly onSettled: (values: PostFormValues, conflict: OpenConflict) => void;
  readonly onCopy: (mine: PostFormValues) => void;
  readonly onGoOn: () => void;
  readonly onTakeTheirs: (theirs: EditablePost) => void;
  readonly onGoTo: (part: Unfinished) => void;
}) {
  if (conflict) {
    return (
      <ConflictDialog
        key={conflict.over}
        conflict={conflict}
        timeZone={writing.timeZone}
        isSaving={isSaving}
        onTogether={(values) => onSettled(values, conflict)}
        onCopy={() => onCopy(conflict.mine)}
        onGoOn={onGoOn}
      />
    );
  }
  const { trashed: found } = trashed;
  if (found) {
    return (
      <TrashedDialog
        {...found}
        isSaving={isSaving}
        onRestore={trashed.restore}
        onCopy={() => {
          trashed.close();
          onCopy(found.values);
        }}
        onGoOn={trashed.close}
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
      state={standing.state}
      title={title}
      slug={slug}
      waitingFor={standing.state === "scheduled" ? standing.publishAt : standing.nextAt}
      timeZone={writing.timeZone}
      unfinished={findUnfinished(content)}
      actions={{
        now: () => publish({ kind: "publish" }),
        at: (moment) => publish({ kind: "schedule", at: moment }),
        unpublish: () => takeBack({ kind: "unpublish" }),
        discard: () => takeBack({ kind: "discard" }),
      }}
      onGoTo={onGoTo}
      onClose={onClose}
    />
  );
}
