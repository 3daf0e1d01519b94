import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { AlertIcon, CheckIcon, CloseIcon } from "#app/ui/icons/icons.tsx";
import { ViewLink } from "./view-link.tsx";

/** How long a message stays, unless it is hovered or focused. */
const SHOWN_MS = 8000;

export interface ToastMessage {
  readonly text: string;
  /** Whether it reports that something was not done. */
  readonly isFailure?: boolean;
  readonly action?:
    | { readonly label: string; readonly onPress: () => void }
    /** A link to the post as it was saved. */
    | {
        readonly label: string;
        readonly view: { readonly path: string; readonly id: string; readonly isPublic: boolean };
      };
  /**
   * Whether it takes the focus, because the pressed button is gone. The action is one Tab away: focused itself, it
   * would be pressed by a second Enter.
   */
  readonly isFocused?: boolean;
  /** Called if the message disappears while it has the focus. */
  readonly restoreFocus?: () => void;
  /** Called once the action is no longer available: the message has expired or was replaced. */
  readonly onExpire?: () => void;
  /** A message that replaces another one of its group does not expire it. */
  readonly group?: string;
}

/** @returns a function that hides the message, if it is still shown. */
type Show = (message: ToastMessage) => () => void;
const Context = createContext<Show>(() => () => {});

/** Shows a short message at the bottom of the desk, also across a page change. */
export function useToast(): Show {
  return use(Context);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly message: ToastMessage; readonly id: number }>();
  const shownMessage = useRef<ToastMessage>(undefined);

  const hide = useCallback(() => {
    shownMessage.current?.onExpire?.();
    shownMessage.current = undefined;
    setShown(undefined);
  }, []);
  const show = useCallback(
    (message: ToastMessage) => {
      const replaced = shownMessage.current;
      if (replaced && (message.group === undefined || message.group !== replaced.group)) {
        replaced.onExpire?.();
      }
      shownMessage.current = message;
      setShown((before) => ({ message, id: (before?.id ?? 0) + 1 }));
      return () => {
        if (shownMessage.current === message) hide();
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

/** Moves the focus back to where the message was caused, or to the main content if that is no longer there. */
function putFocusBack(from: Element | null, restoreFocus = () => {}): void {
  const before = document.activeElement;
  restoreFocus();
  const { activeElement, body } = document;
  const isStuck = activeElement === body || (activeElement === before && from?.contains(before));
  if (isStuck) document.getElementById("main")?.focus({ preventScroll: true });
}

function Toast({ message, hide }: { readonly message: ToastMessage; readonly hide: () => void }) {
  const { text, isFailure = false, isFocused = false, action, restoreFocus } = message;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  // It stays while it is hovered or has the focus (WCAG 2.2.1).
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(hide, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isPaused, hide]);

  useLayoutEffect(() => {
    const shown = frame.current;
    if (isFocused) shown?.focus();
    // Also if another message takes its place, or its caller hides it.
    return () => {
      if (shown?.contains(document.activeElement)) putFocusBack(shown, restoreFocus);
    };
  }, [isFocused, restoreFocus]);

  function close() {
    hide();
    putFocusBack(frame.current, restoreFocus);
  }

  return (
    <div
      ref={frame}
      className={isFailure ? "toast failed" : "toast"}
      role="group"
      aria-labelledby={id}
      tabIndex={isFocused ? -1 : undefined}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={({ currentTarget }) => setPaused(currentTarget.matches(":focus-within"))}
      onFocus={() => setPaused(true)}
      onBlur={({ currentTarget }) => setPaused(currentTarget.matches(":hover"))}
      onKeyDown={(event) => {
        const { target, currentTarget } = event;
        if (event.key === "Escape") close();
        // A second press of the space bar would scroll the page.
        if (event.key === " " && target === currentTarget) event.preventDefault();
        // Shift+Tab returns to where the reader was in the list, and the message stays.
        const isFirst =
          target === currentTarget || target === currentTarget.querySelector("button");
        if (event.key === "Tab" && event.shiftKey && isFirst) {
          event.preventDefault();
          putFocusBack(currentTarget, restoreFocus);
        }
      }}
    >
      {isFailure ? <AlertIcon /> : <CheckIcon />}
      <span id={id}>{text}</span>
      {action && "view" in action ? (
        <ViewLink {...action.view} onClick={hide}>
          {action.label}
        </ViewLink>
      ) : null}
      {action && "onPress" in action ? (
        <button
          type="button"
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
