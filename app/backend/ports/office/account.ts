import type { User } from "../../../domain/session.ts";
import type { Answer } from "../answer.ts";

/** One's own account. */
export interface Account extends User {
  /** Whether a code of an app is asked for besides the password. */
  readonly secondFactor: boolean;
}

/** Where the account is signed in. Moments are milliseconds since 1970. */
export interface OpenSession {
  readonly createdAt: number;
  readonly seenAt: number;
  /** What the browser calls itself. */
  readonly userAgent: string;
  /** Whether it is this browser. */
  readonly current: boolean;
}

/** A secret for an authenticator app. Nothing is kept until a code proves that the app has it. */
export interface SecondFactorOffer {
  readonly secret: string;
  /** The QR code as an SVG document. */
  readonly picture: string;
}

/** What everyone may change about their own account. Every member returns a promise. */
export interface AccountPort {
  read(): Promise<Account>;
  /** All other sessions end. Problems are reported at `old` and `new`. */
  changePassword(old: string, wanted: string): Promise<Answer>;
  offerSecondFactor(): Promise<Answer<SecondFactorOffer>>;
  /**
   * Turns it on with a code of the app and the password, and gives the backup codes, which are shown once.
   * Problems are reported at `code` and `password`.
   */
  turnOnSecondFactor(
    secret: string,
    code: string,
    password: string,
  ): Promise<Answer<readonly string[]>>;
  turnOffSecondFactor(code: string): Promise<Answer>;
  sessions(): Promise<readonly OpenSession[]>;
  /** Ends every session, this one too. */
  signOutEverywhere(): Promise<Answer>;
  /** Deletes the account for good; its posts stay. A problem is reported at `password`. */
  delete(password: string): Promise<Answer>;
}
