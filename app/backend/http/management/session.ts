import type { User } from "#app/domain/session.ts";
import { BROWSER, createStoredUser, type UserHost } from "#app/backend/stored-user.ts";
import type { SessionPort, SignInRefusal } from "#app/backend/ports/management/session.ts";
import { type Api, createApi, type Refusal } from "../client.ts";
import { user as userSchema } from "../schemas/accounts.ts";

/** The browser APIs that the session uses. */
export interface SessionHost extends UserHost {
  readonly ask: typeof fetch;
}

const browser: SessionHost = { ...BROWSER, ask: (input, init) => fetch(input, init) };

/**
 * The server edition's session: an HttpOnly cookie. The user in local storage grants nothing; it only tells
 * other tabs about a sign-in or sign-out.
 */
export function createHttpSession(host: SessionHost = browser): {
  readonly session: SessionPort;
  readonly api: Api;
} {
  const storedUser = createStoredUser(host);

  function remember(user: User): void {
    try {
      storedUser.save(user);
    } catch {
      // Only the cookie matters; other tabs will notice on their next request.
    }
  }

  const api = createApi(() => {
    const known = storedUser.read() !== undefined;
    storedUser.clear();
    if (known) storedUser.notify();
  }, host.ask);

  const session: SessionPort = {
    demoCredentials: () => Promise.resolve(undefined),

    async current() {
      const reply = await api("/session").catch(() => undefined);
      if (!reply?.ok) return undefined;
      const user = userSchema.parse(reply.body);
      if (storedUser.read()?.id !== user.id) remember(user);
      return user;
    },

    async signIn(credentials) {
      try {
        const reply = await api("/session", { method: "POST", body: credentials });
        if (!reply.ok) return { ok: false, refusal: toRefusal(reply.refusal) };
        const user = userSchema.parse(reply.body);
        remember(user);
        storedUser.notify();
        return { ok: true, user };
      } catch {
        return { ok: false, refusal: { code: "unknown" } };
      }
    },

    async signOut() {
      // It may have ended already; if the server is unreachable, it will expire.
      await api("/session", { method: "DELETE" }).catch(() => undefined);
      storedUser.clear();
      storedUser.notify();
    },

    watch: (onChange, signal) => storedUser.watch(onChange, signal),
  };
  return { session, api };
}

function toRefusal({ code, message, waitSeconds = 60 }: Refusal): SignInRefusal {
  if (code === "invalid-credentials") return { code };
  if (code === "second-factor") return { code, wrong: message !== undefined };
  if (code === "too-many-attempts") return { code, minutes: Math.ceil(waitSeconds / 60) };
  return { code: "unknown" };
}
