import { Modal } from "#app/desk/modal.tsx";
import { type TrashedSave, useEditorContext } from "../use-editor.ts";

/** Shown if somebody moved the post to the trash while it was being edited. */
export function TrashedDialog({ save }: { readonly save: TrashedSave }) {
  const { post, restoreTrashed, saveCopy, setDialog } = useEditorContext();
  const { by, problem, mine } = save;
  return (
    <Modal
      title={`${by || "Someone"} moved this post to the trash.`}
      onCancel={() => setDialog(undefined)}
    >
      <p>
        Everything you wrote is still here. Restore it with your text, or save yours as a new draft.
      </p>
      <p role="alert" className={problem === "" ? undefined : "banner"}>
        {problem}
      </p>
      <p className="btns">
        <button
          type="button"
          className="btn"
          aria-disabled={post.isSaving}
          onClick={() => void restoreTrashed(save)}
        >
          {post.isSaving ? "Saving..." : "Restore with your text"}
        </button>
        <button type="button" className="btn ghost" onClick={() => void saveCopy(mine)}>
          Save yours as a new draft
        </button>
        <button
          type="button"
          className="btn ghost"
          data-autofocus=""
          onClick={() => setDialog(undefined)}
        >
          Keep writing
        </button>
      </p>
    </Modal>
  );
}
