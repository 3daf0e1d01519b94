import type { User } from "#app/domain/session.ts";
import type { StoredUser } from "../stored-user.ts";
import { failureOf } from "../ports/errors.ts";
import type { SessionPort, SignInRefusal, SignInResult } from "../ports/session.ts";
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

  async function signedIn(request: () => Promise<User>): Promise<SignInResult> {
    try {
      const user = await request();
      remember(user);
      storedUser.notify();
      return { ok: true, user };
    } catch (error) {
      return { ok: false, refusal: refusalOf(error) };
    }
  }

  const signInWithPasskey = () =>
    signedIn(async () => {
      const { passkey } = api.session;
      const optionsJSON = await bodyOf(passkey.options.$post());
      // Loaded only if it is used.
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const response = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
        throw new NoPasskey("The browser used none.", { cause: error });
      });
      return bodyOf(passkey.$post({ json: { response } }));
    });

  return {
    async current() {
      const user = await unlessSignedOut(bodyOf(api.session.$get()));
      if (user && storedUser.read()?.id !== user.id) remember(user);
      return user;
    },

    signIn: (credentials) => signedIn(() => bodyOf(api.session.$post({ json: credentials }))),

    ...(typeof PublicKeyCredential === "undefined" ? {} : { signInWithPasskey }),

    async signOut() {
      await unlessSignedOut(api.session.$delete());
      storedUser.clear();
      storedUser.notify();
    },

    watch: storedUser.watch,
  };
}

class NoPasskey extends Error {}

/** An answer; `undefined` if the session has ended. */
async function unlessSignedOut<Value>(request: Promise<Value>): Promise<Value | undefined> {
  return request.catch((error: unknown) => {
    if (failureOf(error) === "signed-out") return undefined;
    throw error;
  });
}

function refusalOf(error: unknown): SignInRefusal {
  if (error instanceof NoPasskey) return { code: "no-passkey" };
  if (!(error instanceof Refusal)) return { code: "unknown" };
  const { waitSeconds, reason } = error;
  const { code, message } = reason;
  if (code === "invalid-credentials" || code === "unknown-passkey") return { code };
  if (code === "second-factor") return { code, message: message ?? "" };
  if (code === "too-many-attempts") return { code, minutes: Math.ceil(waitSeconds / 60) };
  return { code: "unknown" };
}
