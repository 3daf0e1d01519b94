import { useEffect, useRef, useState } from "react";
import { useUnsavedWork } from "../frame/unsaved-work.tsx";

/** A picture's form is unsaved work of its own, beside that of a post. */
const PART = "picture";

export type UnsavedDetails = ReturnType<typeof useUnsavedDetails>;

/** What was changed in a picture's form and not saved, so that nothing takes the form away without asking. */
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
    /** Runs what takes the form away, after a question if something was changed. */
    before: (action: () => void) => {
      if (touched.current) setNext(() => action);
      else action();
    },
    /** Set while it is asked: runs the action after all, or not. */
    answer:
      next &&
      ((isLeaving: boolean) => {
        setNext(undefined);
        if (!isLeaving) return;
        reset();
        next();
      }),
    /** The form was saved or left. */
    reset,
  };
}
