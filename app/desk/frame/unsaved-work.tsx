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
import { Button } from "#app/ui/button.tsx";

/** Keeps a page's work without being asked: the editor's autosaver. */
interface Keeper {
  readonly isKept: () => boolean;
  readonly keep: () => Promise<boolean>;
}

interface UnsavedWork {
  /** Whether the page has unsaved work. */
  readonly dirty: boolean;
  /**
   * @param keeper keeps the work when the page is left, so that the user need not be asked.
   * @param part identifies what has the work: a form in a dialog has its own, besides the page's.
   */
  readonly setDirty: (dirty: boolean, keeper?: Keeper, part?: string) => void;
  /** Lets the next navigation pass without asking, because the work is saved or discarded on purpose. */
  readonly allowNavigation: () => void;
  /** Runs an action that leaves the page: once the work is keepAll, or after asking if it cannot be keepAll. */
  readonly confirmBefore: (action: () => void) => void;
}

/** The screens before a sign-in have no work to keep. */
const Context = createContext<UnsavedWork>({
  dirty: false,
  setDirty: () => {},
  allowNavigation: () => {},
  confirmBefore: (action) => action(),
});

export function useUnsavedWork(): UnsavedWork {
  return use(Context);
}

/**
 * Keeps unsaved work when the page is left. If that fails, and in the edition without autosave, asks first: with our
 * dialog for links and the back button, with the browser's for reload and close (decision 23).
 */
export function UnsavedWorkProvider({ children }: { readonly children: ReactNode }) {
  const [dirty, show] = useState(false);
  /** The parts with unsaved work. */
  const parts = useRef(new Map<string, Keeper | undefined>());
  const wouldLose = () => [...parts.current.values()].some((keeper) => !keeper?.isKept());
  const [isRefused, setRefused] = useState(false);
  const [pendingAction, setPendingAction] = useState<() => void>();
  /** The dialog that the back button closes. */
  const closing = useRef<Element>(undefined);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    closing.current = historyAction === "POP" ? closableDialog() : undefined;
    if (closing.current) return true;
    return wouldLose() && currentLocation.pathname !== nextLocation.pathname;
  });

  useEffect(() => {
    if (blocker.state !== "blocked") return undefined;
    if (closing.current) {
      blocker.reset();
      closing.current.dispatchEvent(new Event("cancel", { cancelable: true }));
      return undefined;
    }
    // A second link pressed meanwhile replaces the first.
    let isLatest = true;
    void keepAll(parts.current).then((isKept) => {
      if (isLatest && isKept) blocker.proceed();
      else if (isLatest) setRefused(true);
    });
    return () => {
      isLatest = false;
    };
  }, [blocker]);

  const setDirty = useCallback((value: boolean, keeper?: Keeper, part = "page") => {
    if (value) parts.current.set(part, keeper);
    else parts.current.delete(part);
    show(parts.current.size > 0);
  }, []);
  const allowNavigation = useCallback(() => parts.current.clear(), []);
  const confirmBefore = useCallback((action: () => void) => {
    if (parts.current.size === 0) {
      action();
      return;
    }
    void keepAll(parts.current).then((isKept) => {
      if (isKept) action();
      else setPendingAction(() => action);
    });
  }, []);

  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (wouldLose()) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [dirty]);

  function stay() {
    setRefused(false);
    setPendingAction(undefined);
    blocker.reset?.();
  }
  function leave() {
    allowNavigation();
    setRefused(false);
    setPendingAction(undefined);
    pendingAction?.();
    blocker.proceed?.();
  }

  const work = useMemo(
    () => ({ dirty, setDirty, allowNavigation, confirmBefore }),
    [dirty, setDirty, allowNavigation, confirmBefore],
  );
  const asking = pendingAction !== undefined || isRefused;
  return (
    <Context value={work}>
      {children}
      {asking ? <LeaveDialog onStay={stay} onLeave={leave} /> : null}
    </Context>
  );
}

/** The dialog that Escape would close. The back button closes it too, as on Android, instead of leaving the page. */
function closableDialog(): Element | undefined {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1);
  return top?.matches("[closedby=none]") ? undefined : top;
}

/** Keeps all work. Resolves to whether all of it is safe. */
async function keepAll(parts: ReadonlyMap<string, Keeper | undefined>): Promise<boolean> {
  const keeping = [...parts.values()].map(async (keeper) => (await keeper?.keep()) ?? false);
  return (await Promise.all(keeping)).every(Boolean);
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
      <p>If you leave now, you’ll lose what isn’t saved.</p>
      <p className="btns">
        <Button onClick={onStay}>Stay here</Button>
        <Button look="destructive" onClick={onLeave}>
          Leave without saving
        </Button>
      </p>
    </Modal>
  );
}
