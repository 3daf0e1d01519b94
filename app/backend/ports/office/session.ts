import type { User } from "../../../domain/session.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Of an app or one of the backup codes, where the account asks for one. */
  readonly code?: string;
}

/** Why a sign-in did not succeed (specification, section 8; decision 27). */
export type SignInRefusal =
  | { readonly code: "invalid-credentials" }
  | { readonly code: "too-many-attempts"; readonly minutes: number }
  /** The pair is right and a code is needed besides; `wrong` when one was given. */
  | { readonly code: "second-factor"; readonly wrong: boolean }
  | { readonly code: "unknown" };

export type SignInResult =
  | { readonly ok: true; readonly user: User }
  | { readonly ok: false; readonly refusal: SignInRefusal };

/** The editor's session. Every member returns a promise, so that its code may be fetched when asked. */
export interface SessionPort {
  /** The signed-in user, restored from the last visit; `undefined` when nobody is. */
  current(): Promise<User | undefined>;
  /** Never rejects: what goes wrong is a refusal with the code `unknown`. */
  signIn(credentials: Credentials): Promise<SignInResult>;
  signOut(): Promise<void>;
  /** Calls back whenever the session changed, in this tab or another, until the signal is given. */
  watch(onChange: () => void, signal: AbortSignal): Promise<void>;
  /** Credentials to print on the login page; only the demo edition has them. */
  demoCredentials(): Promise<Credentials | undefined>;
}
