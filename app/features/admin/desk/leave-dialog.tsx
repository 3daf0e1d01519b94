import { useId } from "react";
import { Modal } from "../modal.tsx";

/** Asks before leaving with unsaved work. Escape stays. */
export function LeaveDialog({
  onStay,
  onLeave,
}: {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}) {
  const titleId = useId();
  return (
    <Modal titleId={titleId} onCancel={onStay}>
      <h2 id={titleId}>Leave without saving?</h2>
      <p>You have unsaved changes. If you leave now, you’ll lose them.</p>
      <p className="btns">
        <button type="button" className="btn" onClick={onStay}>
          Keep writing
        </button>
        <button type="button" className="btn destructive" onClick={onLeave}>
          Leave without saving
        </button>
      </p>
    </Modal>
  );
}
