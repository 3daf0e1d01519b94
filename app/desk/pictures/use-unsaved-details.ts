import { useRef, useState } from "react";

export type UnsavedDetails = ReturnType<typeof useUnsavedDetails>;

/** What was changed in a picture's form and not saved, so that nothing closes the form without asking. */
export function useUnsavedDetails() {
  const touched = useRef(false);
  const [next, setNext] = useState<() => void>();
  const reset = () => {
    touched.current = false;
    setNext(undefined);
  };
  return {
    touch: () => {
      touched.current = true;
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
