import { demoAccount } from "../../../content/site.ts";
import type { User } from "../../domain/session.ts";
import { BROWSER, createStoredUser, type UserHost } from "../stored-user.ts";
import type { SessionPort } from "../ports/office/session.ts";
import { delay, LOAD_DELAY_MS } from "./delays.ts";

/**
 * The session in local storage. What is stored there and is not a user is ignored and removed;
 * storage that cannot be used makes a sign-in fail and nothing else (decision 22).
 */
export function createStoredSession(host: UserHost = BROWSER): SessionPort {
  const storedUser = createStoredUser(host);
  const { id, username, email, password } = demoAccount;

  return {
    demoCredentials: () => Promise.resolve({ email, password }),
    current() {
      const user = storedUser.read();
      return Promise.resolve(user && asOwner(user));
    },
    async signIn(given) {
      await delay(LOAD_DELAY_MS);
      if (given.email.trim().toLowerCase() !== email || given.password !== password) {
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
    watch: (onChange, signal) => storedUser.watch(onChange, signal),
  };
}

/** The specification knows one role, which may do everything (section 6). */
function asOwner(user: Omit<User, "role">): User {
  return { ...user, role: "owner" };
}
