import { useId } from "react";
import { Modal } from "../modal.tsx";
import { describeUnfinished, type Unfinished } from "#app/domain/posts/unfinished.ts";

/** Warns before publishing about unfinished links and pictures in the content. */
export function UnfinishedDialog({
  found,
  publishLabel,
  onGoTo,
  onPublish,
  onCancel,
}: {
  readonly found: readonly Unfinished[];
  readonly publishLabel: string;
  readonly onGoTo: (one: Unfinished) => void;
  readonly onPublish: () => void;
  readonly onCancel: () => void;
}) {
  const titleId = useId();
  const [first] = found;
  return (
    <Modal titleId={titleId} onCancel={onCancel}>
      <h2 id={titleId}>Before you publish</h2>
      {describeUnfinished(found).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="btns">
        {first ? (
          <button type="button" className="btn" onClick={() => onGoTo(first)}>
            Go to it
          </button>
        ) : null}
        <button type="button" className="btn ghost" onClick={onPublish}>
          {publishLabel}
        </button>
      </p>
    </Modal>
  );
}
