import type { Answer } from "../answer.ts";

/** A link that works once: for the first account, an invitation, or a new password. */
export interface WelcomeLink {
  readonly purpose: "setup" | "invite" | "reset";
  /** Whose account it is; the first one has none yet. */
  readonly email?: string;
}

export interface Welcome {
  readonly password: string;
  readonly email?: string;
  readonly name?: string;
}

export type WelcomeResult =
  /** Not signed in where a second factor is asked for besides. */
  | { readonly ok: true; readonly signedIn: boolean }
  | { readonly ok: false; readonly code: "spent" | "email-taken" }
  | { readonly ok: false; readonly code: "too-many-attempts"; readonly minutes: number }
  | {
      readonly ok: false;
      readonly code: "invalid";
      readonly fields: Readonly<Partial<Record<string, string>>>;
    };

/** Takes up links. Every member returns a promise; a failure rejects with a `BackendError`. */
export interface WelcomePort {
  /** What a link is for, without spending it; `undefined` when it is spent or too old. */
  read(token: string): Promise<WelcomeLink | undefined>;
  /** A form with errors does not spend the link. */
  acceptLink(token: string, welcome: Welcome): Promise<WelcomeResult>;
  /** Whether a link for a new password can be mailed. */
  canMailLinks(): Promise<boolean>;
  /** Asks for such a link; the answer does not tell who has an account. */
  requestResetLink(email: string): Promise<Answer>;
}
