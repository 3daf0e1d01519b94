import { type ReactNode, useLayoutEffect, useRef } from "react";

/**
 * A dialog over the page that everything else waits for. The browser keeps the focus inside and gives
 * it back. Without `onCancel` the dialog cannot be dismissed. The focus begins at `data-autofocus`.
 */
export function Modal({
  titleId,
  className = "",
  onCancel,
  children,
}: {
  readonly titleId: string;
  readonly className?: string;
  readonly onCancel?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const shown = dialog.current;
    open(shown);
    return () => shown?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`modal ${className}`.trim()}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      // A browser may close a dialog in spite of the above when Escape is pressed twice.
      onClose={() => {
        if (!onCancel && dialog.current?.isConnected) open(dialog.current);
      }}
    >
      {children}
    </dialog>
  );
}

function open(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
}
