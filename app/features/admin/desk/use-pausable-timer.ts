import { useCallback, useEffect, useRef } from "react";

/** Calls back after so many milliseconds, not counting the time it was paused (WCAG 2.2.1). */
export function usePausableTimer(callback: () => void, milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useRef(milliseconds);
  const since = useRef(0);

  const pause = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    left.current -= Date.now() - since.current;
  }, []);
  const resume = useCallback(() => {
    if (timer.current !== undefined) return;
    since.current = Date.now();
    timer.current = setTimeout(callback, Math.max(left.current, 1000));
  }, [callback]);

  useEffect(() => {
    resume();
    return pause;
  }, [resume, pause]);

  return { pause, resume };
}
