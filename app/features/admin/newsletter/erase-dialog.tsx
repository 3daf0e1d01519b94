import type { Subscriber, SubscribersPort } from "#app/backend/ports/management/subscribers.ts";
import { ConfirmDeleteDialog } from "../forms/confirm-delete-dialog.tsx";

/** Asks before an address is erased for good. */
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
    <ConfirmDeleteDialog
      title={`Remove ${email}?`}
      actionLabel="Remove"
      onConfirm={() => port.erase(id)}
      onDone={onErased}
      onCancel={onCancel}
    >
      The address is erased entirely. This can’t be undone.
    </ConfirmDeleteDialog>
  );
}
