import { Button } from "#app/ui/button.tsx";
import type { FailedPart } from "#app/ui/lazy-part.tsx";
import { Banner } from "./forms/banner.tsx";
import { CancelButton, Modal } from "./modal.tsx";

/** Shown in place of a dialog that did not load. */
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
        <Button onClick={retry}>Try again</Button>
        <CancelButton>Back to the post</CancelButton>
      </p>
    </Modal>
  );
}
