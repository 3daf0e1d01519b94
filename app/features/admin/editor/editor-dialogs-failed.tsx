import type { FailedPart } from "../../../ui/lazy-part.tsx";
import { PartFailedDialog } from "../part-failed-dialog.tsx";
import type { EditorDialogsProps } from "./editor-dialogs.tsx";

/** Says so when a dialog is wanted that did not load; the form behind it stays as it is. */
export function EditorDialogsFailed({
  shown,
  conflict,
  trashed,
  onClose,
  onContinue,
  ...failed
}: EditorDialogsProps & FailedPart) {
  if (!shown && !conflict && !trashed.trashed) return null;
  return (
    <PartFailedDialog
      {...failed}
      onCancel={() => {
        if (conflict) onContinue();
        else if (trashed.trashed) trashed.close();
        else onClose();
      }}
    />
  );
}
