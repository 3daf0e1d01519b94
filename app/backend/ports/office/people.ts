import type { Role } from "../../../domain/session.ts";
import type { Answer } from "../answer.ts";

/** Somebody of the desk, or somebody who was invited. Moments are milliseconds since 1970. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly secondFactor: boolean;
  readonly state: "active" | "invited" | "disabled";
  readonly seenAt: number | undefined;
  readonly inviteEndsAt: number | undefined;
}

export interface Invitation {
  /** Shown once. */
  readonly link: string;
  /** Whether the link went out by mail, too. */
  readonly mailed: boolean;
  readonly endsAt: number;
}

export interface AuditEntry {
  readonly id: string;
  readonly at: number;
  /** Empty where nobody was signed in. */
  readonly who: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: string;
}

/** The people of the desk, for owners. Every member returns a promise. */
export interface PeoplePort {
  list(): Promise<readonly Person[]>;
  invite(email: string, role: Role): Promise<Answer<Invitation>>;
  /** A new link; the one before ends. */
  inviteAgain(id: string): Promise<Answer<Invitation>>;
  withdraw(id: string): Promise<Answer>;
  changeRole(id: string, role: Role): Promise<Answer>;
  /** Somebody who is turned off cannot sign in; their posts stay. */
  turn(id: string, wanted: "on" | "off"): Promise<Answer>;
  /** Deletes an account for good; its posts stay. */
  delete(id: string): Promise<Answer>;
  /** Who did what, newest first, before a moment. */
  audit(before?: number): Promise<readonly AuditEntry[]>;
}
