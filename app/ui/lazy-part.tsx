import { type ComponentType, useEffect, useState } from "react";
import { AlertIcon } from "./icons/icons.tsx";

export interface FailedPart {
  /** How often it has failed to load. */
  readonly failures: number;
  readonly retry: () => void;
}

/**
 * A component that loads when it is first shown. If it does not load, `Failed` stands in its place and the
 * screen around it stays. React's `lazy` would throw away the whole screen, and keep the failure for good.
 *
 * @param Failed gets the component's own props too.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & FailedPart> = PartFailed,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [tries, setTries] = useState(0);
    const [failures, setFailures] = useState(0);
    useEffect(() => {
      if (Part) return undefined;
      let current = true;
      load().then(
        (part) => {
          loaded = part;
          if (current) setPart(() => part);
        },
        () => {
          if (current) setFailures((before) => before + 1);
        },
      );
      return () => {
        current = false;
      };
    }, [Part, tries]);
    if (Part) return <Part {...props} />;
    if (failures === 0) return null;
    return <Failed {...props} failures={failures} retry={() => setTries(tries + 1)} />;
  };
}

function PartFailed({ failures, retry }: FailedPart) {
  return (
    <div>
      <p className="banner" role="alert">
        <AlertIcon />
        <span key={failures}>
          This part didn’t load. Check your signal and try again, or load the page again.
        </span>
      </p>
      <p className="btns">
        <button type="button" className="btn small ghost" onClick={retry}>
          Try again
        </button>
      </p>
    </div>
  );
}
