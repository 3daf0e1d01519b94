import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { Link } from "react-router";
import { CheckIcon, CloseIcon } from "../../../ui/icons.tsx";
import { usePausableTimer } from "./use-pausable-timer.ts";

/** How long a message stays, in milliseconds, unless somebody is at it. */
const STAYS = 8000;

export interface ToastMessage {
  readonly text: string;
  readonly action?:
    | { readonly label: string; readonly to: string }
    | { readonly label: string; readonly onPress: () => void; readonly focused?: boolean };
  /** Called when the message goes with the focus still in it. */
  readonly giveFocusBack?: () => void;
}

const Context = createContext<(message: ToastMessage) => void>(() => {});

/** Shows a short message of success at the foot of the desk. It outlives a change of page. */
export function useToast(): (message: ToastMessage) => void {
  return use(Context);
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly message: ToastMessage; readonly id: number }>();
  const show = useCallback((message: ToastMessage) => {
    setShown((last) => ({ message, id: (last?.id ?? 0) + 1 }));
  }, []);
  const hide = useCallback(() => setShown(undefined), []);
  return (
    <Context value={show}>
      {children}
      <div className="toasts" role="status">
        {shown ? <Toast key={shown.id} message={shown.message} hide={hide} /> : null}
      </div>
    </Context>
  );
}

function Toast({ message, hide }: { readonly message: ToastMessage; readonly hide: () => void }) {
  const { pause, resume } = usePausableTimer(hide, STAYS);
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
      onKeyDown={({ key }) => {
        if (key === "Escape") close();
      }}
    >
      <CheckIcon />
      <span>{text}</span>
      {action && "to" in action ? (
        <Link to={action.to} onClick={hide}>
          {action.label}
        </Link>
      ) : null}
      {action && "onPress" in action ? (
        <button
          type="button"
          ref={(button) => {
            if (action.focused) button?.focus();
          }}
          onClick={() => {
            hide();
            action.onPress();
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
