import { useRef, useState } from "react";

/** What was changed in a picture's form and not saved, so that nothing closes the form without asking. */
export interface UnsavedDetails {
  readonly touch: () => void;
  readonly isTouched: () => boolean;
  /** Runs what takes the form away, after a question if something was changed. */
  readonly before: (action: () => void) => void;
  /** Set while it is asked: runs the action after all, or not. */
  readonly answer: ((isLeaving: boolean) => void) | undefined;
  /** The form was saved or left. */
  readonly reset: () => void;
}

export function useUnsavedDetails(): UnsavedDetails {
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
    before: (action) => {
      if (touched.current) setNext(() => action);
      else action();
    },
    answer:
      next &&
      ((isLeaving) => {
        setNext(undefined);
        if (!isLeaving) return;
        reset();
        next();
      }),
    reset,
  };
}
