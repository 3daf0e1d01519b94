import { useEffect, useEffectEvent } from "react";
import { session } from "#app/backend/desk.ts";
import type { User } from "#app/domain/session.ts";

/** Calls `onReturn` when the connection is back, or when the user has signed in again, here or in another tab. */
export function useReturn(userId: string | undefined, onReturn: () => void): void {
  const returned = useEffectEvent((user?: User) => {
    if (!user || user.id === userId) onReturn();
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    addEventListener("online", () => returned(), { signal });
    session.watch(() => {
      session.current().then(
        (user) => {
          if (user && !signal.aborted) returned(user);
        },
        () => {},
      );
    }, signal);
    return () => leaving.abort();
  }, []);
}
