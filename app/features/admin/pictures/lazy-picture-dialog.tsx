import { lazy, Suspense } from "react";
import { createPortal } from "react-dom";
import type { PictureDialogProps } from "./picture-dialog.tsx";

const Dialog = lazy(() =>
  import("./picture-dialog.tsx").then(({ PictureDialog }) => ({ default: PictureDialog })),
);

/** The picture dialog, loaded on first use and rendered outside the form that opens it. */
export function LazyPictureDialog(props: PictureDialogProps) {
  return createPortal(
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>,
    document.body,
  );
}
