import { createPortal } from "react-dom";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { PartFailedDialog } from "../part-failed-dialog.tsx";
import type { PictureDialogProps } from "./picture-dialog.tsx";

const Dialog = lazyPart<PictureDialogProps>(
  async () => (await import("./picture-dialog.tsx")).PictureDialog,
  PartFailedDialog,
);

/** The picture dialog, loaded on first use and rendered outside the form that opens it. */
export function LazyPictureDialog(props: PictureDialogProps) {
  return createPortal(<Dialog {...props} />, document.body);
}
