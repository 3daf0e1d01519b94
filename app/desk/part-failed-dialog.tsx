import type { FailedPart } from "#app/ui/lazy-part.tsx";
import { Banner } from "./forms/banner.tsx";
import { Modal } from "./modal.tsx";

/** Stands in place of a dialog that did not load. */
export function PartFailedDialog({
  failures,
  retry,
  onCancel,
}: FailedPart & { readonly onCancel: () => void }) {
  return (
    <Modal title="This part didn’t load" onCancel={onCancel}>
      <Banner key={failures}>
        Check your signal and try again. If it still doesn’t load, save your work and load the page
        again.
      </Banner>
      <p className="btns">
        <button type="button" className="btn" onClick={retry}>
          Try again
        </button>
        <button type="button" className="btn ghost" onClick={onCancel}>
          Back to the post
        </button>
      </p>
    </Modal>
  );
}
