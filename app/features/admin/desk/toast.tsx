import { createContext, type ReactNode, use, useCallback, useRef, useState } from "react";
import { CheckIcon, CloseIcon } from "../../../ui/icons/icons.tsx";
import { usePausableTimer } from "./use-pausable-timer.ts";
import { ViewLink } from "./view-link.tsx";

/** How long a message stays, unless a pointer or the focus is on it. */
const SHOWN_MS = 8000;

export interface ToastMessage {
  readonly text: string;
  readonly action?:
    | { readonly label: string; readonly onPress: () => void; readonly focused?: boolean }
    /** A link to a post as it was saved. */
    | {
        readonly label: string;
        readonly view: { readonly path: string; readonly id: string; readonly isPublic: boolean };
      };
  /** Called when the message is closed with the focus still in it. */
  readonly giveFocusBack?: () => void;
  /** Called once its action can no longer be taken: the message has gone, or another replaced it. */
  readonly onGone?: () => void;
  /** A message replaces an earlier one of its group without that one being gone. */
  readonly group?: string;
}

const Context = createContext<(message: ToastMessage) => void>(() => {});

/** Shows a short message of success at the foot of the desk. It outlives a change of page. */
export function useToast(): (message: ToastMessage) => void {
  return use(Context);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly message: ToastMessage; readonly id: number }>();
  const last = useRef<ToastMessage>(undefined);

  const show = useCallback((message: ToastMessage) => {
    const replaced = last.current;
    if (replaced && (message.group === undefined || message.group !== replaced.group)) {
      replaced.onGone?.();
    }
    last.current = message;
    setShown((before) => ({ message, id: (before?.id ?? 0) + 1 }));
  }, []);
  const hide = useCallback(() => {
    last.current?.onGone?.();
    last.current = undefined;
    setShown(undefined);
  }, []);

  return (
    <Context value={show}>
      {children}
      <div className="toasts" role="status">
        {shown ? <Toast key={shown.id} message={shown.message} hide={hide} /> : null}
      </div>
    </Context>
  );
}

/** Stands apart: React calls one and the same function only when the button comes, not at each drawing. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

function Toast({ message, hide }: { readonly message: ToastMessage; readonly hide: () => void }) {
  const { pause, resume } = usePausableTimer(hide, SHOWN_MS);
  const { text, action, giveFocusBack } = message;

  function close() {
    hide();
    giveFocusBack?.();
  }

  return (
    <div
      className="toast"
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
        // Whoever was brought to the message goes back to where the list was left, and it stays.
        const isFirst = event.target === event.currentTarget.querySelector("button");
        if (event.key === "Tab" && event.shiftKey && isFirst && giveFocusBack) {
          event.preventDefault();
          giveFocusBack();
        }
      }}
    >
      <CheckIcon />
      <span>{text}</span>
      {action && "view" in action ? (
        <ViewLink {...action.view} onClick={hide}>
          {action.label}
        </ViewLink>
      ) : null}
      {action && "onPress" in action ? (
        <button
          type="button"
          ref={action.focused ? takeFocus : null}
          onClick={() => {
            action.onPress();
            hide();
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button type="button" aria-label="Close message" onClick={close}>
        <CloseIcon />
      </button>
    </div>
  );
}
