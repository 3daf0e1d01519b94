import { useEffect, useState } from "react";
import { session } from "#app/backend/desk.ts";
import type { User } from "#app/domain/session.ts";

/**
 * The signed-in user, updated by a sign-in or logout in this tab or another.
 *
 * @param initial Who was signed in when the page loaded.
 */
export function useUser(initial: User | undefined): User | undefined {
  const [user, setUser] = useState(initial);
  useEffect(() => {
    const stop = new AbortController();
    const refresh = () => {
      session.current().then(
        (current) => {
          if (!stop.signal.aborted) setUser(current);
        },
        // A failed request does not mean that the user is signed out.
        () => {},
      );
    };
    session.watch(refresh, stop.signal);
    return () => stop.abort();
  }, []);
  return user;
}
