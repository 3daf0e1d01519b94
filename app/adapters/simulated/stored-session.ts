import { z } from "zod/mini";
import { demoAccount } from "../../../content/site.ts";
import type { SessionPort } from "../../domain/ports.ts";
import type { User } from "../../domain/session.ts";
import { delay, LOAD_DELAY } from "./delays.ts";

/** The key in local storage (specification, section 3). */
const KEY = "user";

const storedUser = z.object({ id: z.string(), username: z.string(), email: z.string() });

/** What the session needs of the browser. */
export interface SessionHost {
  /** May throw: a browser can forbid storage altogether. */
  storage(): Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Other tabs report what they stored. */
  readonly tabs: Pick<EventTarget, "addEventListener" | "removeEventListener">;
}

const browser: SessionHost = { storage: () => localStorage, tabs: globalThis };

/**
 * The session in local storage. What is stored there and is not a user is ignored and removed;
 * storage that cannot be used makes a sign-in fail and nothing else (decision 22).
 */
export function createStoredSession(host: SessionHost = browser): SessionPort {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const { id, username, email, password } = demoAccount;
  let known: { readonly text: string | null; readonly user: User | undefined } | undefined;

  function current(): User | undefined {
    try {
      const text = host.storage().getItem(KEY);
      const state = known?.text === text ? known : { text, user: userFrom(text) };
      known = state;
      if (text !== null && !state.user) host.storage().removeItem(KEY);
      return state.user;
    } catch {
      return undefined; // Storage is not available: nobody is signed in.
    }
  }

  return {
    demo: { email, password },
    current,
    async signIn(givenEmail, givenPassword) {
      await delay(LOAD_DELAY);
      if (givenEmail.trim().toLowerCase() !== email || givenPassword !== password) {
        return { ok: false, reason: "invalid-credentials" };
      }
      const user: User = { id, username, email };
      try {
        host.storage().setItem(KEY, JSON.stringify(user));
      } catch {
        return { ok: false, reason: "unknown" };
      }
      tell();
      return { ok: true, user };
    },
    signOut() {
      try {
        host.storage().removeItem(KEY);
      } catch {
        // Nothing can have been stored either.
      }
      tell();
    },
    subscribe(listener) {
      const onStorage = (event: Event) => {
        const key = "key" in event ? event.key : null;
        if (key === KEY || key === null) listener();
      };
      listeners.add(listener);
      host.tabs.addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        host.tabs.removeEventListener("storage", onStorage);
      };
    },
  };
}

function userFrom(text: string | null): User | undefined {
  if (text === null) return undefined;
  try {
    return storedUser.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined; // Not JSON.
  }
}
