import { demoAccount } from "#content/site.ts";
import type { User } from "#app/domain/session.ts";
import type { StoredUser } from "../stored-user.ts";
import type { SessionPort } from "../ports/session.ts";
import { delay, LOAD_DELAY_MS } from "./delays.ts";

/**
 * The session in local storage. A stored value that is not a user is removed. Without storage only
 * signing in fails (decision 22).
 */
export function createStoredSession(storedUser: StoredUser): SessionPort {
  const { id, username, email, password } = demoAccount;

  return {
    demoCredentials: { email, password },
    current() {
      const user = storedUser.read();
      return Promise.resolve(user && asOwner(user));
    },
    async signIn(credentials) {
      await delay(LOAD_DELAY_MS);
      if (credentials.email.trim().toLowerCase() !== email || credentials.password !== password) {
        return { ok: false, refusal: { code: "invalid-credentials" } };
      }
      const user = asOwner({ id, username, email });
      try {
        storedUser.save(user);
      } catch {
        return { ok: false, refusal: { code: "unknown" } };
      }
      storedUser.notify();
      return { ok: true, user };
    },
    signOut() {
      storedUser.clear();
      storedUser.notify();
      return Promise.resolve();
    },
    watch: storedUser.watch,
  };
}

/** The specification has a single role, which may do everything (section 6). */
function asOwner(user: Omit<User, "role">): User {
  return { ...user, role: "owner" };
}
