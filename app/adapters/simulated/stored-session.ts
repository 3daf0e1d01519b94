import { z } from "zod/mini";
import { demoAccount } from "../../../content/site.ts";
import type { SessionPort } from "../../domain/ports.ts";
import type { User } from "../../domain/session.ts";

/** The key in local storage (specification, section 3). */
const KEY = "user";

const storedUser = z.object({ id: z.string(), username: z.string(), email: z.string() });

/**
 * The session in local storage. What is stored there and is not a user is ignored and removed;
 * storage that cannot be used makes a sign-in fail and nothing else (decision 22).
 */
export function createStoredSession(): SessionPort {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const { id, username, email, password } = demoAccount;

  return {
    demo: { email, password },
    current: readUser,
    signIn(givenEmail, givenPassword) {
      if (givenEmail.trim().toLowerCase() !== email || givenPassword !== password) {
        return Promise.resolve({ ok: false, reason: "invalid-credentials" });
      }
      const user: User = { id, username, email };
      try {
        localStorage.setItem(KEY, JSON.stringify(user));
      } catch {
        return Promise.resolve({ ok: false, reason: "unknown" });
      }
      tell();
      return Promise.resolve({ ok: true, user });
    },
    signOut() {
      try {
        localStorage.removeItem(KEY);
      } catch {
        // Nothing can have been stored either.
      }
      tell();
    },
    subscribe(listener) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === KEY || key === null) listener();
      };
      listeners.add(listener);
      addEventListener("storage", onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", onStorage);
      };
    },
  };
}

function readUser(): User | undefined {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) return undefined;
    const parsed = storedUser.safeParse(parseJson(text));
    if (parsed.success) return parsed.data;
    localStorage.removeItem(KEY);
  } catch {
    // Storage is not available: nobody is signed in.
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
