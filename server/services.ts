import type { ContentPage } from "#app/content-model/pages/page.ts";
import type { SessionCookie } from "./accounts/signing-in/cookie.ts";
import type { ContentState } from "./content/current-snapshot.ts";
import type { SearchedTexts } from "./content/searched-texts.ts";
import type { SearchedContent } from "./content/snapshot-content.ts";
import type { Db } from "./database/open.ts";
import type { SendMail } from "./mail/smtp.ts";
import type { Answer } from "./site/answer.ts";
import type { Log } from "./operations/log.ts";
import type { Edition, ShownTexts } from "./texts/edition.ts";

/** Dependencies of every part of the server. Nothing reads the environment or the clock directly. */
export interface Services {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** When this process started. */
  readonly startedAt: number;
  /** The site's public origin. */
  readonly origin: string;
  readonly cookie: SessionCookie;
  /** Hands a mail to the mail server now; `undefined` if mail is not set up. */
  readonly mail: SendMail | undefined;
  /** How many mails of a letter are sent per minute. */
  readonly mailsPerMinute: number;
  /** Why the last mail was refused; `undefined` after a success. */
  readonly mailProblem: () => string | undefined;
  /** Writes the missing addresses counted since the last call to the database. */
  readonly saveMissing: () => Promise<void>;
  /** PostgreSQL has its own tools for backups: the server makes them only of SQLite. */
  readonly database: "sqlite" | "postgres";
  /** The program's version. */
  readonly version: string;
  /** Folder of the database file and the backups. */
  readonly dataFolder: string;
  /** Folder of the pictures' files; `undefined` if they are in the database. */
  readonly picturesFolder: string | undefined;
  /** Why pictures could not be moved to that folder; `undefined` after a success. */
  readonly picturesProblem: () => string | undefined;
  readonly log: Log;
  /** What is wrong with the published content. */
  readonly contentState: () => ContentState;
  /** The pages and settings that come with the program. */
  readonly edition: Edition;
  /** Renders the page at an address with other texts than readers see. */
  readonly showPage: (address: string, texts: ShownTexts) => Promise<Response>;
  /** Searches what readers see now. */
  readonly search: SearchedContent["search"];
  /** The desk's texts, for its search. */
  readonly deskTexts: SearchedTexts;
  /** The pages other than posts. */
  readonly pages: () => Promise<readonly ContentPage[]>;
  /** The page or file at a path within the site, without redirects; `undefined` if there is none. */
  readonly pageAt: (path: string) => Promise<Answer | undefined>;
  /** To be called after committing a change that readers may see. */
  readonly published: () => Promise<void>;
}
