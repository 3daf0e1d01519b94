import { useId } from "react";
import { Modal } from "../modal.tsx";

/** Asks before unsaved work is lost. Escape keeps it. */
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
      <p>What you wrote on this page is not saved yet. If you leave now, it is lost.</p>
      <p className="btns">
        <button type="button" className="btn" onClick={onStay}>
          Keep writing
        </button>
        <button type="button" className="btn danger" onClick={onLeave}>
          Leave without saving
        </button>
      </p>
    </Modal>
  );
}
