import type { User } from "#app/domain/session.ts";
import type { Answer } from "../answer.ts";

/** The signed-in user's own account. */
export interface Account extends User {
  /** Whether signing in also takes a code from an authenticator app. */
  readonly secondFactor: boolean;
}

/** A browser in which the account is signed in. Times are milliseconds since 1970. */
export interface OpenSession {
  readonly createdAt: number;
  readonly seenAt: number;
  /** The browser's User-Agent. */
  readonly userAgent: string;
  /** Whether it is this browser. */
  readonly current: boolean;
}

/** A secret for an authenticator app, not stored until a code proves that the app has it. */
export interface SecondFactorOffer {
  readonly secret: string;
  /** The QR code as an SVG document. */
  readonly picture: string;
}

/** Changes to one's own account. Every member returns a promise. */
export interface AccountPort {
  read(): Promise<Account>;
  /** All other sessions end. Problems are reported at `old` and `new`. */
  changePassword(old: string, wanted: string): Promise<Answer>;
  offerSecondFactor(): Promise<Answer<SecondFactorOffer>>;
  /**
   * Turns it on with a code from the app and the password. Resolves to the backup codes, which are shown
   * only once. Problems are reported at `code` and `password`.
   */
  turnOnSecondFactor(
    secret: string,
    code: string,
    password: string,
  ): Promise<Answer<readonly string[]>>;
  turnOffSecondFactor(code: string): Promise<Answer>;
  sessions(): Promise<readonly OpenSession[]>;
  /** Ends every session, including this one. */
  signOutEverywhere(): Promise<Answer>;
  /** Deletes the account permanently; its posts stay. A problem is reported at `password`. */
  delete(password: string): Promise<Answer>;
}
