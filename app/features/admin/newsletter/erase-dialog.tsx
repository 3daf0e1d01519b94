import { useId } from "react";
import type { Subscriber, SubscribersPort } from "../../../backend/ports/subscribers.ts";
import { Banner } from "../forms/banner.tsx";
import { useAsk } from "../forms/use-ask.ts";
import { Modal } from "../modal.tsx";

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
  const titleId = useId();
  const { busy, problem, ask } = useAsk();

  async function erase() {
    const answer = await ask(() => port.erase(id));
    if (answer.ok) onErased();
  }

  return (
    <Modal titleId={titleId} onCancel={onCancel}>
      <h2 id={titleId}>Remove {email}?</h2>
      <p>The address is erased entirely. This cannot be undone.</p>
      <Banner>{problem.message}</Banner>
      <p className="btns">
        <button type="button" className="btn" onClick={onCancel}>
          Keep it
        </button>
        <button
          type="button"
          className="btn destructive"
          aria-disabled={busy}
          onClick={() => void erase()}
        >
          Remove
        </button>
      </p>
    </Modal>
  );
}
