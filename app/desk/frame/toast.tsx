import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { CheckIcon, CloseIcon } from "#app/ui/icons/icons.tsx";
import { ViewLink } from "./view-link.tsx";

/** How long a message stays, unless it is hovered or focused. */
const SHOWN_MS = 8000;

export interface ToastMessage {
  readonly text: string;
  readonly action?:
    | { readonly label: string; readonly onPress: () => void; readonly focused?: boolean }
    /** A link to the post as it was saved. */
    | {
        readonly label: string;
        readonly view: { readonly path: string; readonly id: string; readonly isPublic: boolean };
      };
  /** Called if the message goes while it has the focus. */
  readonly restoreFocus?: () => void;
  /** Called once the action is no longer available: the message has expired or was replaced. */
  readonly onExpire?: () => void;
  /** A message replaces an earlier one of its group without that one expiring. */
  readonly group?: string;
}

/** @returns takes the message back, if it is still shown. */
type Show = (message: ToastMessage) => () => void;
const Context = createContext<Show>(() => () => {});

/** Shows a short success message at the bottom of the desk, also across a page change. */
export function useToast(): Show {
  return use(Context);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly message: ToastMessage; readonly id: number }>();
  const current = useRef<ToastMessage>(undefined);

  const hide = useCallback(() => {
    current.current?.onExpire?.();
    current.current = undefined;
    setShown(undefined);
  }, []);
  const show = useCallback(
    (message: ToastMessage) => {
      const replaced = current.current;
      if (replaced && (message.group === undefined || message.group !== replaced.group)) {
        replaced.onExpire?.();
      }
      current.current = message;
      setShown((before) => ({ message, id: (before?.id ?? 0) + 1 }));
      return () => {
        if (current.current === message) hide();
      };
    },
    [hide],
  );

  return (
    <Context value={show}>
      {children}
      <div className="toasts" role="status">
        {shown ? <Toast key={shown.id} message={shown.message} hide={hide} /> : null}
      </div>
    </Context>
  );
}

/** A stable function, so that React calls it only when the button mounts, not at each render. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

function Toast({ message, hide }: { readonly message: ToastMessage; readonly hide: () => void }) {
  const { text, action, restoreFocus } = message;
  // While it is read or its button has the focus, it stays (WCAG 2.2.1).
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(hide, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isPaused, hide]);

  function close() {
    hide();
    if (restoreFocus) restoreFocus();
    else document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <div
      className="toast"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={({ currentTarget }) => setPaused(currentTarget.matches(":focus-within"))}
      onFocus={() => setPaused(true)}
      onBlur={({ currentTarget }) => setPaused(currentTarget.matches(":hover"))}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
        // Shift+Tab returns to where the reader was in the list, and the message stays.
        const isFirst = event.target === event.currentTarget.querySelector("button");
        if (event.key === "Tab" && event.shiftKey && isFirst && restoreFocus) {
          event.preventDefault();
          restoreFocus();
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
            close();
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
