import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { Button } from "#app/ui/button.tsx";

const OnCancel = createContext<(() => void) | undefined>(undefined);

/**
 * A modal dialog. The browser keeps the focus inside and restores it afterward. The focus starts at
 * `data-autofocus`. Without `onCancel` the dialog cannot be dismissed.
 */
export function Modal({
  title,
  titleId,
  className = "",
  onCancel,
  children,
}: {
  readonly title?: ReactNode;
  /** The id of its heading, if that is among the children. */
  readonly titleId?: string;
  readonly className?: string;
  readonly onCancel?: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const ownId = useId();

  useLayoutEffect(() => {
    const shown = dialog.current;
    const putCaretBack = caretKeeper();
    open(shown);
    return () => {
      shown?.close();
      putCaretBack();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      closedby={onCancel ? "closerequest" : "none"}
      className={`modal ${className}`.trim()}
      aria-labelledby={titleId ?? ownId}
      onCancel={(event) => {
        // React also reports the events of a dialog inside this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onCancel?.();
      }}
      // Pressing Escape twice closes the dialog in some browsers despite the above.
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        if (!onCancel && dialog.current?.isConnected) open(dialog.current);
      }}
    >
      {title === undefined ? null : <h2 id={ownId}>{title}</h2>}
      <OnCancel value={onCancel}>{children}</OnCancel>
    </dialog>
  );
}

/** A button of a modal dialog that does what Escape does. */
export function CancelButton(button: ComponentProps<typeof Button>) {
  return <Button look="ghost" {...button} onClick={use(OnCancel)} />;
}

function open(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  dialog?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
}

/**
 * Remembers the caret's position: the browser gives a text field its focus back without a caret, and what is typed
 * then is lost.
 *
 * @returns a function that restores the position.
 */
function caretKeeper(): () => void {
  const field = document.activeElement;
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  if (!isText) return () => undefined;
  const { selectionStart: from, selectionEnd: to } = field;
  return () => {
    // Fields without words, such as a date, have no caret.
    if (from !== null && document.activeElement === field) field.setSelectionRange(from, to);
  };
}
