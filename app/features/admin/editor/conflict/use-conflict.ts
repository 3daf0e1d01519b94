import { useState } from "react";
import type { SaveIntent } from "#app/backend/ports/posts.ts";
import { EMPTY_FORM, type PostFormValues, valuesOf } from "../form/form-values.ts";
import type { Changed } from "../form/use-post-form.ts";
import type { Conflict } from "./conflict-dialog.tsx";

/** A conflict being settled, and the purpose of its save. */
export interface OpenConflict extends Conflict {
  readonly intent: SaveIntent;
  /** The version to save the merged text over. */
  readonly over: number;
}

/** Handles an edit conflict, from the refused save to the one that settles it. */
export function useConflict() {
  const [conflict, setConflict] = useState<OpenConflict>();

  return {
    conflict,
    open({ current, base }: Changed, mine: PostFormValues, intent: SaveIntent) {
      setConflict((before) => ({
        // A conflict settled a moment ago started from what they had saved then.
        base: before?.theirs ?? (base ? valuesOf(base.post, base.undated) : EMPTY_FORM),
        mine,
        theirs: valuesOf(current.post, current.undated),
        who: current.savedBy ?? "",
        at: current.updatedAt,
        again: before !== undefined,
        intent,
        over: current.version,
      }));
    },
    close: () => setConflict(undefined),
  };
}
