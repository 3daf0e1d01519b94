import type { PeoplePort, Person } from "../../../backend/ports/office/people.ts";
import { DestroyDialog } from "../forms/destroy-dialog.tsx";

/** An account is deleted for good, so the desk asks first. */
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
    <DestroyDialog
      title={`Delete the account of ${username}?`}
      verb="Delete the account"
      destroy={() => port.delete(id)}
      onDone={onDeleted}
      onCancel={onCancel}
    >
      Their posts stay. Words they never saved go with the account, and old versions no longer say
      that they saved them. This cannot be undone.
    </DestroyDialog>
  );
}
