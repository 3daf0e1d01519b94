import type { Answer } from "../answer.ts";

/** The state of the site. Times are milliseconds since 1970. */
export interface SiteStatus {
  readonly ok: boolean;
  /** What is wrong and what to do about it, in full sentences. */
  readonly warnings: readonly string[];
  readonly database: "sqlite" | "postgres";
  readonly version: string;
  readonly mail: {
    readonly on: boolean;
    readonly waiting: number;
    /** Why email is not going out, in a sentence. */
    readonly problem?: string;
  };
  /** Percent of the disk in use. */
  readonly disk?: number;
  readonly backupAt?: number;
  readonly next?: { readonly id: string; readonly title: string; readonly at: number };
}

/** An address that readers requested and got a 404 for. */
export interface MissingAddress {
  readonly address: string;
  readonly count: number;
  readonly lastAt: number;
  readonly leadsTo?: string;
}

/** Site status and settings. Every member returns a promise. */
export interface OperationsPort {
  status(): Promise<SiteStatus>;
  timeZone(): Promise<string>;
  /** For owners. */
  setTimeZone(timeZone: string): Promise<Answer>;
  /** Most requested first; for owners. */
  missing(): Promise<readonly MissingAddress[]>;
  /** Redirects an address to another on this site; an empty `to` removes the redirect. For owners. */
  redirectAddress(address: string, to: string): Promise<Answer>;
}
