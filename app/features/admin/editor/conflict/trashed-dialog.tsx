import { useId } from "react";
import { Modal } from "../../modal.tsx";

/** Somebody moved the post to the trash while this was written. */
export function TrashedDialog({
  by,
  problem,
  isSaving,
  onRestore,
  onCopy,
  onGoOn,
}: {
  /** Empty where that is not known. */
  readonly by: string;
  /** Why it could not be restored. */
  readonly problem: string;
  readonly isSaving: boolean;
  readonly onRestore: () => void;
  readonly onCopy: () => void;
  readonly onGoOn: () => void;
}) {
  const titleId = useId();
  return (
    <Modal titleId={titleId} onCancel={onGoOn}>
      <h2 id={titleId}>{by || "Somebody"} moved this post to the trash.</h2>
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
        <button type="button" className="btn ghost" data-autofocus="" onClick={onGoOn}>
          Go on writing
        </button>
      </p>
    </Modal>
  );
}
