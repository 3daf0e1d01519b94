import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useBlocker } from "react-router";
import { Modal } from "../modal.tsx";

interface UnsavedWork {
  /** Whether the page has unsaved work. */
  readonly dirty: boolean;
  /** @param isAutosaved Whether the work is autosaved, so that leaving loses nothing. */
  readonly setDirty: (dirty: boolean, isAutosaved?: boolean) => void;
  /** Lets the next navigation pass without asking, because the work is saved or discarded on purpose. */
  readonly allowNavigation: () => void;
  /** Runs an action that would lose unsaved work, after asking if there is any. */
  readonly confirmBefore: (action: () => void) => void;
}

const Context = createContext<UnsavedWork | undefined>(undefined);

/** @throws Error outside an UnsavedWorkProvider. */
export function useUnsavedWork(): UnsavedWork {
  const work = use(Context);
  if (!work) throw new Error("useUnsavedWork needs an UnsavedWorkProvider above it.");
  return work;
}

/**
 * Asks before leaving with unsaved work: our dialog for links and the back button, the browser's for reload and
 * close (decision 23).
 */
export function UnsavedWorkProvider({ children }: { readonly children: ReactNode }) {
  const [dirty, show] = useState(false);
  /** Whether leaving now would lose something. */
  const isDirty = useRef(false);
  const [pendingAction, setPendingAction] = useState<() => void>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty.current && currentLocation.pathname !== nextLocation.pathname,
  );

  const setDirty = useCallback((value: boolean, isAutosaved = false) => {
    isDirty.current = value && !isAutosaved;
    show(value);
  }, []);
  const allowNavigation = useCallback(() => {
    isDirty.current = false;
  }, []);
  const confirmBefore = useCallback((action: () => void) => {
    if (isDirty.current) setPendingAction(() => action);
    else action();
  }, []);

  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [dirty]);

  function stay() {
    setPendingAction(undefined);
    blocker.reset?.();
  }
  function leave() {
    allowNavigation();
    setPendingAction(undefined);
    pendingAction?.();
    blocker.proceed?.();
  }

  const work = useMemo(
    () => ({ dirty, setDirty, allowNavigation, confirmBefore }),
    [dirty, setDirty, allowNavigation, confirmBefore],
  );
  const asking = pendingAction !== undefined || blocker.state === "blocked";
  return (
    <Context value={work}>
      {children}
      {asking ? <LeaveDialog onStay={stay} onLeave={leave} /> : null}
    </Context>
  );
}

/** Asks before leaving with unsaved work. Escape stays. */
function LeaveDialog({
  onStay,
  onLeave,
}: {
  readonly onStay: () => void;
  readonly onLeave: () => void;
}) {
  return (
    <Modal title="Leave without saving?" onCancel={onStay}>
      <p>You have unsaved changes. If you leave now, you’ll lose them.</p>
      <p className="btns">
        <button type="button" className="btn" onClick={onStay}>
          Keep writing
        </button>
        <button type="button" className="btn destructive" onClick={onLeave}>
          Leave without saving
        </button>
      </p>
    </Modal>
  );
}
