import type { PeoplePort, Person } from "#app/backend/ports/management/people.ts";
import { ConfirmDeleteDialog } from "../forms/confirm-delete-dialog.tsx";

/** Asks before an account is deleted for good. */
export function DeletePerson({
  person: { id, username },
  port,
  onDeleted,
  onCancel,
}: {
  readonly person: Person;
  readonly port: Pick<PeoplePort, "delete">;
  readonly onDeleted: () => void;
  readonly onCancel: () => void;
}) {
  return (
    <ConfirmDeleteDialog
      title={`Delete the account of ${username}?`}
      actionLabel="Delete the account"
      onConfirm={() => port.delete(id)}
      onDone={onDeleted}
      onCancel={onCancel}
    >
      Their posts stay. Anything they never saved is deleted too, and old versions no longer name
      them. This can’t be undone.
    </ConfirmDeleteDialog>
  );
}
