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
import { LeaveDialog } from "./leave-dialog.tsx";

interface UnsavedWork {
  /** Whether leaving now would lose something. */
  readonly dirty: boolean;
  readonly setDirty: (dirty: boolean) => void;
  /** Lets the next step go without a question: the work is saved, or given up on purpose. */
  readonly letGo: () => void;
  /** Does something that would lose unsaved work, after asking if there is any. */
  readonly askFirst: (action: () => void) => void;
}

const Context = createContext<UnsavedWork | undefined>(undefined);

/** @throws Error outside an UnsavedWorkProvider. */
export function useUnsavedWork(): UnsavedWork {
  const work = use(Context);
  if (!work) throw new Error("useUnsavedWork needs an UnsavedWorkProvider above it.");
  return work;
}

/**
 * Leaving with unsaved work asks first: by link and by back with a dialog of our own, by reload and
 * by closing with the browser's (decision 23).
 */
export function UnsavedWorkProvider({ children }: { readonly children: ReactNode }) {
  const [dirty, show] = useState(false);
  const now = useRef(false);
  const [waiting, setWaiting] = useState<() => void>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      now.current && currentLocation.pathname !== nextLocation.pathname,
  );

  const setDirty = useCallback((value: boolean) => {
    now.current = value;
    show(value);
  }, []);
  const letGo = useCallback(() => {
    now.current = false;
  }, []);
  const askFirst = useCallback((action: () => void) => {
    if (now.current) setWaiting(() => action);
    else action();
  }, []);

  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (now.current) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [dirty]);

  function stay() {
    setWaiting(undefined);
    blocker.reset?.();
  }
  function leave() {
    letGo();
    setWaiting(undefined);
    waiting?.();
    blocker.proceed?.();
  }

  const work = useMemo(
    () => ({ dirty, setDirty, letGo, askFirst }),
    [dirty, setDirty, letGo, askFirst],
  );
  const asking = waiting !== undefined || blocker.state === "blocked";
  return (
    <Context value={work}>
      {children}
      {asking ? <LeaveDialog onStay={stay} onLeave={leave} /> : null}
    </Context>
  );
}
