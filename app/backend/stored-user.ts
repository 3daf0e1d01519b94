import { z } from "zod/mini";
import type { User } from "../domain/session.ts";
import type { SessionPort } from "./ports/session.ts";

/** The key in local storage (specification, section 3). */
const KEY = "user";
const storedUserSchema = z.object({ id: z.string(), username: z.string(), email: z.string() });

/** The browser APIs that the stored user needs. */
export interface UserHost {
  /** May throw: browsers can forbid storage altogether. */
  storage(): Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Receives `storage` events from other tabs. */
  readonly tabs: Pick<EventTarget, "addEventListener">;
}

const BROWSER: UserHost = { storage: () => localStorage, tabs: globalThis };

/** The user in local storage, with change notifications from this tab and others. */
export function createStoredUser(host: UserHost) {
  const listeners = new Set<() => void>();
  const watch: SessionPort["watch"] = (onChange, signal) => {
    if (signal.aborted) return;
    const onStorage = (event: Event) => {
      const key = "key" in event ? event.key : null;
      if (key === KEY || key === null) onChange();
    };
    listeners.add(onChange);
    host.tabs.addEventListener("storage", onStorage, { signal });
    signal.addEventListener("abort", () => listeners.delete(onChange), { once: true });
  };

  return {
    watch,
    /** Removes a stored value that is not a user. */
    read(): z.output<typeof storedUserSchema> | undefined {
      try {
        const text = host.storage().getItem(KEY);
        const user = text === null ? undefined : storedUserSchema.safeParse(parseJson(text)).data;
        if (text !== null && !user) host.storage().removeItem(KEY);
        return user;
      } catch {
        return undefined; // Storage is not available.
      }
    },
    /** @throws if storage is unavailable. */
    save(user: User): void {
      host.storage().setItem(KEY, JSON.stringify(storedUserSchema.parse(user)));
    },
    clear(): void {
      try {
        host.storage().removeItem(KEY);
      } catch {
        // Without storage, nothing was stored either.
      }
    },
    notify(): void {
      for (const listener of listeners) listener();
    },
    /** Forgets the user after the session has ended, and notifies the listeners. */
    forget(): void {
      const known = this.read() !== undefined;
      this.clear();
      if (known) this.notify();
    },
  };
}
export type StoredUser = ReturnType<typeof createStoredUser>;

/** The signed-in user, as this browser remembers them. */
export const storedUser: StoredUser = /* @__PURE__ */ createStoredUser(BROWSER);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
