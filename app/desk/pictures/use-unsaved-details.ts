import { useEffect, useRef, useState } from "react";
import { useUnsavedWork } from "../frame/unsaved-work.tsx";

/** A picture's form is unsaved work of its own, besides the post's. */
const PART = "picture";

export type UnsavedDetails = ReturnType<typeof useUnsavedDetails>;

/** Tracks unsaved changes in a picture's form, so that nothing closes the form without asking. */
export function useUnsavedDetails() {
  const touched = useRef(false);
  const [next, setNext] = useState<() => void>();
  const { setDirty } = useUnsavedWork();
  useEffect(() => () => setDirty(false, undefined, PART), [setDirty]);
  const reset = () => {
    touched.current = false;
    setDirty(false, undefined, PART);
    setNext(undefined);
  };
  return {
    touch: () => {
      touched.current = true;
      setDirty(true, undefined, PART);
    },
    isTouched: () => touched.current,
    /** Runs an action that closes the form, after a question if something was changed. */
    before: (action: () => void) => {
      if (touched.current) setNext(() => action);
      else action();
    },
    /** Set while the question is shown: answers it, and runs the action if the user leaves. */
    answer:
      next &&
      ((isLeaving: boolean) => {
        setNext(undefined);
        if (!isLeaving) return;
        reset();
        next();
      }),
    /** Call when the form was saved or left. */
    reset,
  };
}
