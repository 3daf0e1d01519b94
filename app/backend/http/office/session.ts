import { z } from "zod/mini";
import type { User } from "../../../domain/session.ts";
import type { SessionPort, SignInRefusal } from "../../ports/office/session.ts";
import { type Api, createApi, type Refusal } from "../client.ts";
import { user as userSchema } from "../schemas.ts";

/** The key in local storage (specification, section 3). */
const KEY = "user";
const storedUser = z.object({ id: z.string(), username: z.string(), email: z.string() });

/** What the session needs of the browser. */
export interface SessionHost {
  /** May throw: a browser can forbid storage altogether. */
  storage(): Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Other tabs report what they stored. */
  readonly tabs: Pick<EventTarget, "addEventListener">;
  readonly ask: typeof fetch;
}

const browser: SessionHost = {
  storage: () => localStorage,
  tabs: globalThis,
  ask: (input, init) => fetch(input, init),
};

/**
 * The server edition's session. It lives in a cookie that no script can read; what is in local
 * storage under `user` is a hint without power, by which other tabs hear of a change.
 */
export function createHttpSession(host: SessionHost = browser): {
  readonly session: SessionPort;
  readonly api: Api;
} {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  function hint(): z.infer<typeof storedUser> | undefined {
    try {
      const text = host.storage().getItem(KEY);
      const user = text === null ? undefined : storedUser.safeParse(parsed(text)).data;
      if (text !== null && !user) host.storage().removeItem(KEY);
      return user;
    } catch {
      return undefined; // Storage is not available.
    }
  }

  function remember(user: User | undefined): void {
    try {
      if (!user) host.storage().removeItem(KEY);
      else host.storage().setItem(KEY, JSON.stringify(storedUser.parse(user)));
    } catch {
      // The cookie counts; other tabs will notice when they ask.
    }
  }

  const api = createApi(() => {
    const known = hint() !== undefined;
    remember(undefined);
    if (known) tell();
  }, host.ask);

  const session: SessionPort = {
    demoCredentials: () => Promise.resolve(undefined),

    async current() {
      const reply = await api("/session").catch(() => undefined);
      if (!reply?.ok) return undefined;
      const user = userSchema.parse(reply.body);
      if (hint()?.id !== user.id) remember(user);
      return user;
    },

    async signIn(credentials) {
      try {
        const reply = await api("/session", { method: "POST", body: credentials });
        if (!reply.ok) return { ok: false, refusal: refusalOf(reply.refusal) };
        const user = userSchema.parse(reply.body);
        remember(user);
        tell();
        return { ok: true, user };
      } catch {
        return { ok: false, refusal: { code: "unknown" } };
      }
    },

    async signOut() {
      // A session that is over already needs no end; one that cannot be reached ends by itself.
      await api("/session", { method: "DELETE" }).catch(() => undefined);
      remember(undefined);
      tell();
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
  return { session, api };
}

function refusalOf({ code, message, waitSeconds = 60 }: Refusal): SignInRefusal {
  if (code === "invalid-credentials") return { code };
  if (code === "second-factor") return { code, wrong: message !== undefined };
  if (code === "too-many-attempts") return { code, minutes: Math.ceil(waitSeconds / 60) };
  return { code: "unknown" };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
