import { useEffect, useEffectEvent } from "react";
import { session } from "#app/backend/desk.ts";

/** Runs something once the connection is back, or somebody has signed in, here or in another tab. */
export function useReturn(onReturn: () => void): void {
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener("online", () => returned(), { signal });
    session.watch(() => {
      session.current().then(
        (user) => {
          if (user && !signal.aborted) returned();
        },
        () => {},
      );
    }, signal);
    return () => leaving.abort();
  }, []);
}
