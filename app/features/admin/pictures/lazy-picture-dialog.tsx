import { lazy, Suspense } from "react";
import { createPortal } from "react-dom";
import type { PictureDialogProps } from "./picture-dialog.tsx";

const Dialog = lazy(() =>
  import("./picture-dialog.tsx").then(({ PictureDialog }) => ({ default: PictureDialog })),
);

/** The picture dialog, fetched when it is first asked for, outside of the form it is opened from. */
export function LazyPictureDialog(props: PictureDialogProps) {
  return createPortal(
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>,
    document.body,
  );
}
