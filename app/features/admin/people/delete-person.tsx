import { useId } from "react";
import type { PeoplePort, Person } from "../../../backend/ports/people.ts";
import { Banner } from "../forms/banner.tsx";
import { useAsk } from "../forms/use-ask.ts";
import { Modal } from "../modal.tsx";

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
  const titleId = useId();
  const { busy, problem, ask } = useAsk();

  async function remove() {
    const answer = await ask(() => port.delete(id));
    if (answer.ok) onDeleted();
  }

  return (
    <Modal titleId={titleId} onCancel={onCancel}>
      <h2 id={titleId}>Delete the account of {username}?</h2>
      <p>
        Their posts stay. Words they never saved go with the account, and old versions no longer say
        that they saved them. This cannot be undone.
      </p>
      <Banner>{problem.message}</Banner>
      <p className="btns">
        <button type="button" className="btn" data-autofocus="" onClick={onCancel}>
          Keep it
        </button>
        <button
          type="button"
          className="btn destructive"
          aria-disabled={busy}
          onClick={() => void remove()}
        >
          Delete the account
        </button>
      </p>
    </Modal>
  );
}
