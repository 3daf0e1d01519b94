import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from "react";
import { AlertIcon } from "./icons/icons.tsx";

export interface FailedPart {
  /** How many times it has failed to load. */
  readonly failures: number;
  readonly retry: () => void;
}

/** A component whose code is loaded separately. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads the component ahead of use. */
  readonly load: () => Promise<void>;
  readonly isLoaded: () => boolean;
}

/**
 * A component that loads when it is first shown. If it cannot be loaded, `Failed` is shown instead and the rest of the
 * screen stays. React's `lazy` would discard the whole screen, and never try again.
 *
 * @param Failed gets the component's own props too.
 * @param waiting is shown until the component has loaded.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & FailedPart> = PartFailed,
  waiting: ReactNode = null,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded ??= await fetchPart();
  };
  function LazyPart(props: Props) {
    const [, setShown] = useState(false);
    const [failures, setFailures] = useState(0);
    const fetchShown = useCallback(() => {
      load().then(
        () => setShown(true),
        () => setFailures((before) => before + 1),
      );
    }, []);
    const Shown = loaded;
    useEffect(() => {
      // If it has loaded since this was rendered, this only renders again.
      if (!Shown) fetchShown();
    }, [Shown, fetchShown]);
    if (Shown) return <Shown {...props} />;
    if (failures === 0) return waiting;
    return <Failed {...props} failures={failures} retry={fetchShown} />;
  }
  return Object.assign(LazyPart, { load, isLoaded: () => loaded !== undefined });
}

/** Shown instead of a part that cannot be loaded. Loading the page again would lose what is typed but not saved. */
export const NOT_LOADED =
  "This part didn’t load. Try again with signal, or keep what you typed and load the page again.";

/** @param props.failed, props.tryAgain its texts in another language. */
function PartFailed({
  failures,
  retry,
  failed = NOT_LOADED,
  tryAgain = "Try again",
}: FailedPart & { readonly failed?: string; readonly tryAgain?: string }) {
  return (
    <div>
      <p className="banner" role="alert">
        <AlertIcon />
        <span key={failures}>{failed}</span>
      </p>
      <p className="btns">
        <button type="button" className="btn small ghost" onClick={retry}>
          {tryAgain}
        </button>
      </p>
    </div>
  );
}
