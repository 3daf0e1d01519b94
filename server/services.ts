import type { SessionCookie } from "./accounts/signing-in/cookie.ts";
import type { SearchedContent } from "./content/snapshot-content.ts";
import type { Db } from "./database/open.ts";
import type { Log } from "./operations/log.ts";

/** What every part of the server is given. Nothing reads the environment or the clock by itself. */
export interface Services {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** When this process began. */
  readonly startedAt: number;
  /** Where readers reach the site. */
  readonly origin: string;
  readonly cookie: SessionCookie;
  /** Whether mail can be sent. */
  readonly mail: boolean;
  /** Why the last mail was refused, as long as it was. */
  readonly mailProblem: () => string | undefined;
  /** Whether the server makes backups itself; PostgreSQL has its own tools for them. */
  readonly makesBackups: boolean;
  /** Writes down the addresses that this server did not find since the last time. */
  readonly noteMissing: () => Promise<void>;
  readonly database: "sqlite" | "postgres";
  /** Of the program. */
  readonly version: string;
  /** Where the database's file and the backups are. */
  readonly dataFolder: string;
  readonly log: Log;
  /** What readers find now. */
  readonly search: SearchedContent["search"];
  /** Called after a change that readers may see is committed. */
  readonly published: () => Promise<void>;
}
