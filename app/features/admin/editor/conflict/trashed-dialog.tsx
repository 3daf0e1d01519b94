import { useId } from "react";
import { Modal } from "#app/features/admin/modal.tsx";

/** Shown if somebody moved the post to the trash while it was being edited. */
export function TrashedDialog({
  by,
  problem,
  isSaving,
  onRestore,
  onCopy,
  onContinue,
}: {
  /** Empty if unknown. */
  readonly by: string;
  /** Why restoring failed. */
  readonly problem: string;
  readonly isSaving: boolean;
  readonly onRestore: () => void;
  readonly onCopy: () => void;
  readonly onContinue: () => void;
}) {
  const titleId = useId();
  return (
    <Modal titleId={titleId} onCancel={onContinue}>
      <h2 id={titleId}>{by || "Someone"} moved this post to the trash.</h2>
      <p>
        Everything you wrote is still here. Restore it with your text, or save yours as a new draft.
      </p>
      <p role="alert" className={problem === "" ? undefined : "banner"}>
        {problem}
      </p>
      <p className="btns">
        <button type="button" className="btn" aria-disabled={isSaving} onClick={onRestore}>
          {isSaving ? "Saving..." : "Restore with your text"}
        </button>
        <button type="button" className="btn ghost" onClick={onCopy}>
          Save yours as a new draft
        </button>
        <button type="button" className="btn ghost" data-autofocus="" onClick={onContinue}>
          Keep writing
        </button>
      </p>
    </Modal>
  );
}
