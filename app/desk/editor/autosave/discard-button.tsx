import { useEffect, useState } from "react";
import type { Autosave } from "#app/backend/http/writing.ts";
import { Button } from "#app/ui/button.tsx";

/** Longer than a double press. */
const SEEN_MS = 1000;

/**
 * Discards the unsaved words of an earlier visit. The next offer appears in the same place, so the button is disabled
 * until the user can have seen it.
 */
export function DiscardButton({
  offered,
  onDiscard,
}: {
  readonly offered: Autosave;
  readonly onDiscard: () => void;
}) {
  const [seen, setSeen] = useState<Autosave>();
  useEffect(() => {
    const timer = setTimeout(() => setSeen(offered), SEEN_MS);
    return () => clearTimeout(timer);
  }, [offered]);
  return (
    <Button look="small ghost" disabled={seen !== offered} onClick={onDiscard}>
      Discard them
    </Button>
  );
}
