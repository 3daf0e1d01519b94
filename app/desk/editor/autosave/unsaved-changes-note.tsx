import { useState } from "react";
import type { Autosave } from "#app/backend/http/writing.ts";
import { Modal } from "#app/desk/modal.tsx";
import { DiscardButton } from "./discard-button.tsx";
import { PostDifferences } from "../form/post-differences.tsx";
import { type PostFormValues, withStoredFields } from "../form/form-values.ts";
import { useSiteTime } from "#app/desk/site-time.ts";
import { Button } from "#app/ui/button.tsx";

/** Offers the unsaved changes of an earlier visit. They are neither restored nor discarded without asking. */
export function UnsavedChangesNote({
  changes,
  saved,
  onContinue,
  onDiscard,
}: {
  readonly changes: Autosave;
  readonly saved: PostFormValues;
  readonly onContinue: () => void;
  readonly onDiscard: () => void;
}) {
  const { timeOf } = useSiteTime();
  const [showing, setShowing] = useState(false);
  const when = timeOf(changes.savedAt);
  const buttons = (
    <>
      <Button look="small" onClick={onContinue}>
        Continue with them
      </Button>
      {showing ? (
        <Button look="small ghost" onClick={() => setShowing(false)}>
          Not now
        </Button>
      ) : (
        <Button look="small ghost" onClick={() => setShowing(true)}>
          See the difference
        </Button>
      )}
      <DiscardButton offered={changes} onDiscard={onDiscard} />
    </>
  );
  return (
    <aside className="desk-note" aria-label="Unsaved changes">
      <p role="status">You have changes from {when} that aren’t saved.</p>
      <p className="btns">{buttons}</p>
      {showing ? (
        <Modal
          title={`Your changes from ${when}`}
          className="wide"
          onCancel={() => setShowing(false)}
        >
          <PostDifferences before={saved} after={withStoredFields(saved, changes.fields)} />
          <p className="btns">{buttons}</p>
        </Modal>
      ) : null}
    </aside>
  );
}
