import { useCallback, useEffect, useRef } from "react";

/** Calls back after a delay that excludes pauses (WCAG 2.2.1). */
export function usePausableTimer(callback: () => void, milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const remaining = useRef(milliseconds);
  const startedAt = useRef(0);
  const paused = useRef(false);

  const stop = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    remaining.current -= Date.now() - startedAt.current;
  }, []);
  const start = useCallback(() => {
    // If focus paused it at mount, it does not start.
    if (timer.current !== undefined || paused.current) return;
    startedAt.current = Date.now();
    timer.current = setTimeout(callback, Math.max(remaining.current, 1000));
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
