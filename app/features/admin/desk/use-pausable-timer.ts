import { useCallback, useEffect, useRef } from "react";

/** Calls back after so many milliseconds, not counting the time it was paused (WCAG 2.2.1). */
export function usePausableTimer(callback: () => void, milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useRef(milliseconds);
  const since = useRef(0);
  const paused = useRef(false);

  const stop = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    left.current -= Date.now() - since.current;
  }, []);
  const start = useCallback(() => {
    // What is paused already, because it took the focus when it was drawn, does not start.
    if (timer.current !== undefined || paused.current) return;
    since.current = Date.now();
    timer.current = setTimeout(callback, Math.max(left.current, 1000));
  }, [callback]);

  const pause = useCallback(() => {
    paused.current = true;
    stop();
  }, [stop]);
  const resume = useCallback(() => {
    paused.current = false;
    start();
  }, [start]);

  useEffect(() => {
    start();
    return stop;
  }, [start, stop]);

  return { pause, resume };
}
