import { useEffect, useState } from "react";
import { ToolButton } from "../parts/tool-button.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** Long enough to read it and to reach the button; the copies of the last days remain after it. */
const SHOWN_MS = 20_000;

/** What was just removed or replaced, with Undo. The next change ends it, since undoing would lose that too. */
export function Toast() {
  const { store, state } = useRanch();
  const { undo } = state;
  const [closed, setClosed] = useState<unknown>(null);
  useEffect(() => {
    if (!undo) return undefined;
    const timer = setTimeout(() => setClosed(undo), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [undo]);
  return (
    <div className="tool-toast" role="status">
      {undo && undo !== closed ? (
        <p>
          <span>{undo.label}.</span> <ToolButton onClick={store.undo}>Undo</ToolButton>
        </p>
      ) : null}
    </div>
  );
}
