import type { Subscriber, SubscribersPort } from "../../../backend/ports/office/subscribers.ts";
import { DestroyDialog } from "../forms/destroy-dialog.tsx";

/** An address is erased entirely, so that nothing could bring it back: the desk asks first. */
export function EraseDialog({
  subscriber: { id, email },
  port,
  onErased,
  onCancel,
}: {
  readonly subscriber: Subscriber;
  readonly port: Pick<SubscribersPort, "erase">;
  readonly onErased: () => void;
  readonly onCancel: () => void;
}) {
  return (
    <DestroyDialog
      title={`Remove ${email}?`}
      verb="Remove"
      destroy={() => port.erase(id)}
      onDone={onErased}
      onCancel={onCancel}
    >
      The address is erased entirely. This cannot be undone.
    </DestroyDialog>
  );
}
