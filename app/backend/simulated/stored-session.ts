import { z } from "zod/mini";
import { demoAccount } from "../../../content/site.ts";
import type { SessionPort } from "../ports/office/session.ts";
import type { User } from "../../domain/session.ts";
import { delay, LOAD_DELAY_MS } from "./delays.ts";

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

  function current(): User | undefined {
    try {
      const text = host.storage().getItem(KEY);
      const user = userFrom(text);
      if (text !== null && !user) host.storage().removeItem(KEY);
      return user;
    } catch {
      return undefined; // Storage is not available: nobody is signed in.
    }
  }

  return {
    demoCredentials: () => Promise.resolve({ email, password }),
    current: () => Promise.resolve(current()),
    async signIn(given) {
      await delay(LOAD_DELAY_MS);
      if (given.email.trim().toLowerCase() !== email || given.password !== password) {
        return { ok: false, refusal: { code: "invalid-credentials" } };
      }
      const user = { id, username, email };
      try {
        host.storage().setItem(KEY, JSON.stringify(user));
      } catch {
        return { ok: false, refusal: { code: "unknown" } };
      }
      tell();
      return { ok: true, user: { ...user, role: "owner" } };
    },
    signOut() {
      try {
        host.storage().removeItem(KEY);
      } catch {
        // Nothing can have been stored either.
      }
      tell();
      return Promise.resolve();
    },
    watch(onChange, signal) {
      if (signal.aborted) return Promise.resolve();
      const onStorage = (event: Event) => {
        const key = "key" in event ? event.key : null;
        if (key === KEY || key === null) onChange();
      };
      listeners.add(onChange);
      host.tabs.addEventListener("storage", onStorage, { signal });
      signal.addEventListener("abort", () => listeners.delete(onChange), { once: true });
      return Promise.resolve();
    },
  };
}

/** The specification knows one role, which may do everything (section 6). */
function userFrom(text: string | null): User | undefined {
  if (text === null) return undefined;
  try {
    const user = storedUser.safeParse(JSON.parse(text)).data;
    return user && { ...user, role: "owner" };
  } catch {
    return undefined; // Not JSON.
  }
}
