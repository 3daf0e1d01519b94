import type { User } from "#app/domain/session.ts";
import type { StoredUser } from "../stored-user.ts";
import type { SessionPort, SignInRefusal } from "../ports/session.ts";
import { bodyOf, type Client, Refusal } from "./client.ts";

/**
 * The server edition's session: an HttpOnly cookie. The user in local storage grants nothing; it only tells
 * other tabs about a sign-in or sign-out.
 */
export function createHttpSession(api: Client, storedUser: StoredUser): SessionPort {
  function remember(user: User): void {
    try {
      storedUser.save(user);
    } catch {
      // Only the cookie matters; other tabs will notice on their next request.
    }
  }

  return {
    demoCredentials: () => Promise.resolve(undefined),

    async current() {
      const user = await bodyOf(api.session.$get()).catch(() => undefined);
      if (user && storedUser.read()?.id !== user.id) remember(user);
      return user;
    },

    async signIn(credentials) {
      try {
        const user = await bodyOf(api.session.$post({ json: credentials }));
        remember(user);
        storedUser.notify();
        return { ok: true, user };
      } catch (error) {
        return { ok: false, refusal: refusalOf(error) };
      }
    },

    async signOut() {
      // It may have ended already; if the server is unreachable, it will expire.
      await api.session.$delete().catch(() => undefined);
      storedUser.clear();
      storedUser.notify();
    },

    watch: (onChange, signal) => storedUser.watch(onChange, signal),
  };
}

function refusalOf(error: unknown): SignInRefusal {
  if (!(error instanceof Refusal)) return { code: "unknown" };
  const { waitSeconds, reason } = error;
  const { code, message } = reason;
  if (code === "invalid-credentials") return { code };
  if (code === "second-factor") return { code, wrong: message !== undefined };
  if (code === "too-many-attempts") return { code, minutes: Math.ceil(waitSeconds / 60) };
  return { code: "unknown" };
}
