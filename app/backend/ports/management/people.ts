import type { Role } from "#app/domain/session.ts";
import type { Answer } from "../answer.ts";

/** A user of the desk, or somebody invited to be one. Times are milliseconds since 1970. */
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
  /** Whether the link was also emailed. */
  readonly mailed: boolean;
  readonly endsAt: number;
}

export interface AuditEntry {
  readonly id: string;
  readonly at: number;
  /** Empty if nobody was signed in. */
  readonly who: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: string;
}

/** The desk's users and audit log, for owners. Every member returns a promise. */
export interface PeoplePort {
  list(): Promise<readonly Person[]>;
  invite(email: string, role: Role): Promise<Answer<Invitation>>;
  /** Makes a new link; the previous one stops working. */
  inviteAgain(id: string): Promise<Answer<Invitation>>;
  withdraw(id: string): Promise<Answer>;
  changeRole(id: string, role: Role): Promise<Answer>;
  /** Enables or disables an account. A disabled user cannot sign in; their posts stay. */
  turn(id: string, wanted: "on" | "off"): Promise<Answer>;
  /** Deletes an account permanently; its posts stay. */
  delete(id: string): Promise<Answer>;
  /** Audit entries before a time, newest first. */
  audit(before?: number): Promise<readonly AuditEntry[]>;
}
