import type { Answer } from "../answer.ts";

/** A one-time link: to set up the first account, accept an invitation or reset a password. */
export interface WelcomeLink {
  readonly purpose: "setup" | "invite" | "reset";
  /** The account's address; absent for the first account. */
  readonly email?: string;
}

interface Welcome {
  readonly password: string;
  readonly email?: string;
  readonly name?: string;
}

export type WelcomeResult =
  /** `signedIn` is false if the account still needs its second factor. */
  | { readonly ok: true; readonly signedIn: boolean }
  | { readonly ok: false; readonly code: "spent" | "email-taken" }
  | { readonly ok: false; readonly code: "too-many-attempts"; readonly minutes: number }
  | {
      readonly ok: false;
      readonly code: "invalid";
      readonly fields: Readonly<Partial<Record<string, string>>>;
    };

/** One-time links. Every member returns a promise; a failure rejects with a `BackendError`. */
export interface WelcomePort {
  /** A link's purpose, without using it up; `undefined` if it was used or has expired. */
  read(token: string): Promise<WelcomeLink | undefined>;
  /** A form with errors does not use up the link. */
  acceptLink(token: string, welcome: Welcome): Promise<WelcomeResult>;
  /** Whether reset links can be emailed. */
  canMailLinks(): Promise<boolean>;
  /** Requests a reset link. The answer does not reveal whether the account exists. */
  requestResetLink(email: string): Promise<Answer>;
}
