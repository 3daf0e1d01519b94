import { useEffect, useState } from "react";
import { createPath, useHref, useNavigation } from "react-router";

/** Fired on `document` when the files of a page cannot be fetched (build/vite/diet/router-cuts.ts). */
const PART_MISSING = "first-paddock:part-missing";

/**
 * The page that was asked for does not come: the one that is read stays, with all that was typed in
 * it, and the reader decides when to load the other (docs/decisions/0030-a-part-that-does-not-load.md).
 */
export function PartMissing() {
  const [missing, setMissing] = useState(false);
  /** The move that the reader gave up. The next one, even to the same page, says again what is wrong. */
  const [givenUp, setGivenUp] = useState<string>();
  const { location: wanted } = useNavigation();
  const address = useHref(wanted ? createPath(wanted) : "");

  useEffect(() => {
    const note = () => setMissing(true);
    document.addEventListener(PART_MISSING, note);
    return () => document.removeEventListener(PART_MISSING, note);
  }, []);

  if (!missing || !wanted || wanted.key === givenUp) return null;
  return (
    <div className="notice" role="alert">
      <p>That page could not be loaded. The connection may be gone, or the site was renewed.</p>
      <a className="btn" href={address}>
        Load it again
      </a>
      <button type="button" className="btn ghost" onClick={() => setGivenUp(wanted.key)}>
        Stay here
      </button>
    </div>
  );
}
