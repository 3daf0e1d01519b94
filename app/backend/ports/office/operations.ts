import type { Answer } from "../answer.ts";

/** The state of the site. Moments are milliseconds since 1970. */
export interface SiteStatus {
  readonly ok: boolean;
  /** What is wrong and what to do, in whole sentences. */
  readonly warnings: readonly string[];
  readonly database: "sqlite" | "postgres";
  readonly version: string;
  readonly mail: {
    readonly on: boolean;
    readonly waiting: number;
    /** Why mails are not going out, in a sentence. */
    readonly problem?: string;
  };
  /** Percent of the disk that is used. */
  readonly disk?: number;
  readonly backupAt?: number;
  readonly next?: { readonly id: string; readonly title: string; readonly at: number };
}

/** An address that readers asked for and did not find. */
export interface MissingAddress {
  readonly address: string;
  readonly count: number;
  readonly lastAt: number;
  readonly leadsTo?: string;
}

/** How the site does. Every member returns a promise. */
export interface OperationsPort {
  status(): Promise<SiteStatus>;
  timeZone(): Promise<string>;
  /** For owners. */
  setTimeZone(timeZone: string): Promise<Answer>;
  /** The most wanted first; for owners. */
  missing(): Promise<readonly MissingAddress[]>;
  /** Leads an address on to another of the site, or with an empty text no longer; for owners. */
  redirectAddress(address: string, to: string): Promise<Answer>;
}
