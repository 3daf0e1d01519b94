import { useSyncExternalStore } from "react";
import type { SessionPort } from "../../domain/ports.ts";
import type { User } from "../../domain/session.ts";

const nobody = () => undefined;

/** The signed-in user; follows a sign-in or logout in this tab or another. */
export function useUser(session: Pick<SessionPort, "current" | "subscribe">): User | undefined {
  return useSyncExternalStore(session.subscribe, session.current, nobody);
}
