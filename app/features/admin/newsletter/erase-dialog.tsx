import { api } from "#app/backend/api.ts";
import { ConfirmDeleteDialog } from "../forms/confirm-delete-dialog.tsx";

/** Asks before an address is erased for good. */
export function EraseDialog({
  subscriber: { id, email },
  onErased,
  onCancel,
}: {
  readonly subscriber: { readonly id: string; readonly email: string };
  readonly onErased: () => void;
  readonly onCancel: () => void;
}) {
  return (
    <ConfirmDeleteDialog
      title={`Remove ${email}?`}
      actionLabel="Remove"
      onConfirm={() => api.subscribers[":id"].$delete({ param: { id } })}
      onDone={onErased}
      onCancel={onCancel}
    >
      The address is erased entirely. This can’t be undone.
    </ConfirmDeleteDialog>
  );
}
