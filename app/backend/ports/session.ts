import type { User } from "#app/domain/session.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** From an authenticator app, or a backup code; for accounts with a second factor. */
  readonly code?: string;
}

/** Why a sign-in did not succeed (specification, section 8; decision 27). */
export type SignInRefusal =
  | { readonly code: "invalid-credentials" }
  | { readonly code: "too-many-attempts"; readonly minutes: number }
  /** Email and password are right, but a code is needed; the message says what is wrong with one that was given. */
  | { readonly code: "second-factor"; readonly message: string }
  /** The passkey is not known here, or was removed. */
  | { readonly code: "unknown-passkey" }
  /** The browser used no passkey: nobody chose one, or it has none. */
  | { readonly code: "no-passkey" }
  | { readonly code: "unknown" };

export type SignInResult =
  | { readonly ok: true; readonly user: User }
  | { readonly ok: false; readonly refusal: SignInRefusal };

/** The editor's session. */
export interface SessionPort {
  /**
   * The signed-in user, restored from the last visit; `undefined` if nobody is signed in. Rejects if the server does not
   * say which.
   */
  current(): Promise<User | undefined>;
  /** Never rejects: a failure is a refusal with the code `unknown`. */
  signIn(credentials: Credentials): Promise<SignInResult>;
  /** Lets the browser offer its passkeys. Absent in an edition or a browser without them; never rejects. */
  readonly signInWithPasskey?: () => Promise<SignInResult>;
  /** Rejects if the server could not be reached: then the session continues. */
  signOut(): Promise<void>;
  /** Calls back whenever the session changes, in this tab or another, until the signal aborts. */
  watch(onChange: () => void, signal: AbortSignal): void;
  /** Credentials to print on the login page; only the demo edition has them. */
  readonly demoCredentials?: Credentials;
}
