import { type ReactNode, useId } from "react";
import type { Answer } from "../../../backend/ports/answer.ts";
import { Modal } from "../modal.tsx";
import { Banner } from "./banner.tsx";
import { useAsk } from "./use-ask.ts";

/** Asks before something goes for good; what the server refuses is told in the dialog. */
export function DestroyDialog({
  title,
  verb,
  destroy,
  onDone,
  onCancel,
  children,
}: {
  readonly title: string;
  /** What the button says. */
  readonly verb: string;
  readonly destroy: () => Promise<Answer>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  /** What goes, and what stays. */
  readonly children: ReactNode;
}) {
  const titleId = useId();
  const { busy, problem, ask } = useAsk();

  async function confirm() {
    const answer = await ask(destroy);
    if (answer.ok) onDone();
  }

  return (
    <Modal titleId={titleId} onCancel={onCancel}>
      <h2 id={titleId}>{title}</h2>
      <p>{children}</p>
      <Banner>{problem.message}</Banner>
      <p className="btns">
        <button type="button" className="btn" data-autofocus="" onClick={onCancel}>
          Keep it
        </button>
        <button
          type="button"
          className="btn destructive"
          aria-disabled={busy}
          onClick={() => void confirm()}
        >
          {verb}
        </button>
      </p>
    </Modal>
  );
}
