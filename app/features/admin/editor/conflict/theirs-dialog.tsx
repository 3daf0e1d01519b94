import { useEffect, useId, useState } from "react";
import type { DeskPosts, EditablePost } from "#app/backend/ports/posts.ts";
import { Modal } from "#app/features/admin/modal.tsx";
import { type PostFormValues, valuesOf } from "../form/form-values.ts";
import { FieldDifferences } from "../form/field-differences.tsx";

/** Compares what somebody else saved with what is in the form. */
export function TheirsDialog({
  id,
  port,
  who,
  mine,
  isDirty,
  onTake,
  onClose,
}: {
  readonly id: string;
  readonly port: Pick<DeskPosts, "find">;
  readonly who: string;
  readonly mine: PostFormValues;
  /** Whether the form has unsaved changes. */
  readonly isDirty: boolean;
  /** Continues with their version. */
  readonly onTake: (theirs: EditablePost) => void;
  readonly onClose: () => void;
}) {
  const titleId = useId();
  const [theirs, setTheirs] = useState<EditablePost>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    port.find(id).then(
      (found) => {
        if (!current) return;
        setTheirs(found);
        setFailed(found === undefined);
      },
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [id, port]);

  return (
    <Modal titleId={titleId} className="wide" onCancel={onClose}>
      <h2 id={titleId}>What {who} saved</h2>
      {theirs ? (
        <FieldDifferences before={mine} after={valuesOf(theirs.post, theirs.undated)} />
      ) : (
        <p role="status">
          {failed ? "It couldn’t be loaded. Please try again." : "Loading the post"}
        </p>
      )}
      {theirs && isDirty ? (
        <p>When you save, you choose place by place. Nothing of yours is lost.</p>
      ) : null}
      <p className="btns">
        {theirs && !isDirty ? (
          <button type="button" className="btn" onClick={() => onTake(theirs)}>
            Continue with this text
          </button>
        ) : null}
        <button type="button" className="btn ghost" data-autofocus="" onClick={onClose}>
          Back to writing
        </button>
      </p>
    </Modal>
  );
}
