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
  const { location: wanted } = useNavigation();
  const address = useHref(wanted ? createPath(wanted) : "");

  useEffect(() => {
    const note = () => setMissing(true);
    document.addEventListener(PART_MISSING, note);
    return () => document.removeEventListener(PART_MISSING, note);
  }, []);

  if (!missing || !wanted) return null;
  return (
    // A bar that was put away is back with the next move, even to the same page.
    <div key={wanted.key} className="notice" role="alert">
      <p>That page could not be loaded. Is there a signal?</p>
      <a className="btn" href={address}>
        Load it again
      </a>
      <button
        type="button"
        className="btn ghost"
        onClick={({ currentTarget }) => currentTarget.parentElement?.toggleAttribute("hidden")}
      >
        Stay here
      </button>
    </div>
  );
}
