import { useId } from "react";
import { pluralize } from "#app/domain/plural.ts";
import { Modal } from "#app/features/admin/modal.tsx";

/** Asks before deleting posts in the trash forever. Escape keeps them. */
export function DeleteForeverDialog({
  titles,
  onDelete,
  onKeep,
}: {
  readonly titles: readonly string[];
  readonly onDelete: () => void;
  readonly onKeep: () => void;
}) {
  const titleId = useId();
  const [only] = titles;
  const what = titles.length === 1 ? `“${only}”` : pluralize(titles.length, "post");
  return (
    <Modal titleId={titleId} onCancel={onKeep}>
      <h2 id={titleId}>Delete {what} forever?</h2>
      <p>
        {titles.length === 1 ? "Its revisions go with it." : "Their revisions go with them."} This
        can’t be undone.
      </p>
      <p className="btns">
        <button type="button" className="btn" data-autofocus="" onClick={onKeep}>
          Keep {titles.length === 1 ? "it" : "them"}
        </button>
        <button type="button" className="btn destructive" onClick={onDelete}>
          Delete forever
        </button>
      </p>
    </Modal>
  );
}
