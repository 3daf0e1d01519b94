import { statfs } from "node:fs/promises";
import { lastTime } from "../database/site-settings.ts";
import type { Db } from "../database/open.ts";
import { waitingMails } from "../mail/outbox.ts";
import type { KeptAnswers } from "../site/kept-answers.ts";
import { Counter, family, Histogram, type Sample } from "./prometheus.ts";

/** Counts of this process, in the words of Prometheus. */
export interface Metrics {
  /** Counts an answered request by what it asked for and the first digit of its status. */
  answered(kind: "page" | "api" | "media", status: number): void;
  /** How long an answer of the API took. */
  tookApi(milliseconds: number): void;
  /** How long it took to make a page that was not kept. */
  rendered(milliseconds: number): void;
  /** Counts an attempt to sign in. */
  triedToSignIn(status: number): void;
  /** Counts a query; for the database's own log. */
  readonly queried: (milliseconds: number, failed: boolean) => void;
  text(): Promise<string>;
}

export interface Measured {
  readonly db: Db;
  readonly kept: KeptAnswers;
  readonly now: () => number;
  readonly version: string;
  readonly database: "sqlite" | "postgres";
  readonly dataFolder: string;
}

export function createMetrics({ db, kept, now, version, database, dataFolder }: Measured): Metrics {
  const requests = new Counter("kind", "status");
  const signIns = new Counter("result");
  const api = new Histogram();
  const renders = new Histogram();
  const queries = new Histogram();
  let failedQueries = 0;
  const startedAt = now();

  /** What only the database can tell. While it is away the rest is told all the same. */
  async function stored(): Promise<string> {
    try {
      const [mails, backupAt] = [await waitingMails(db), await lastTime(db, "backup")];
      const oldest = mails.oldest === null ? [] : [age(mails.oldest)];
      const backup = backupAt === undefined ? [] : [age(backupAt)];
      return [
        family("paddock_database_up", "gauge", "1 while the database answers", [{ value: 1 }]),
        one("paddock_mails_waiting", "gauge", "Mails that are still to be sent", mails.count),
        family("paddock_oldest_mail_seconds", "gauge", "Age of the oldest of them", oldest),
        one("paddock_mails_given_up", "gauge", "Mails that are tried no more", mails.givenUp),
        family("paddock_backup_age_seconds", "gauge", "Since the last backup of the file", backup),
      ].join("");
    } catch {
      return one("paddock_database_up", "gauge", "1 while the database answers", 0);
    }
  }

  const age = (since: number): Sample => ({ value: seconds(Math.max(0, now() - since)) });

  async function text(): Promise<string> {
    const { bytes, hits, misses } = kept;
    const { user, system } = process.cpuUsage();
    // First: its own failure is counted below.
    const fromDatabase = await stored();
    return [
      family("paddock_info", "gauge", "The version of the program and its database", [
        { labels: { version, database }, value: 1 },
      ]),
      family("paddock_requests_total", "counter", "Answered requests", requests.samples()),
      family("paddock_api_seconds", "histogram", "Time of the API’s answers", api.samples()),
      family("paddock_render_seconds", "histogram", "Time to make a page", renders.samples()),
      one("paddock_pages_kept_hits_total", "counter", "Pages answered from memory", hits),
      one("paddock_pages_kept_misses_total", "counter", "Pages that had to be made", misses),
      one("paddock_pages_kept_bytes", "gauge", "Memory of kept pages", bytes),
      family("paddock_database_seconds", "histogram", "Time of queries", queries.samples()),
      one("paddock_database_errors_total", "counter", "Queries that failed", failedQueries),
      family("paddock_sign_ins_total", "counter", "Attempts to sign in", signIns.samples()),
      fromDatabase,
      family("paddock_disk_used_ratio", "gauge", "Of the data folder’s disk", await disk()),
      one("paddock_uptime_seconds", "gauge", "Since the start", seconds(now() - startedAt)),
      one("process_cpu_seconds_total", "counter", "Processor time", (user + system) / 1e6),
      one("process_resident_memory_bytes", "gauge", "Memory", process.memoryUsage.rss()),
    ].join("");
  }

  async function disk(): Promise<Sample[]> {
    const found = await statfs(dataFolder).catch(() => undefined);
    return found && found.blocks > 0 ? [{ value: 1 - found.bavail / found.blocks }] : [];
  }

  return {
    answered: (kind, status) => requests.add(kind, `${Math.floor(status / 100)}xx`),
    tookApi: (milliseconds) => api.add(milliseconds),
    rendered: (milliseconds) => renders.add(milliseconds),
    triedToSignIn: (status) => signIns.add(SIGN_IN_RESULTS[status] ?? "failed"),
    queried(milliseconds, failed) {
      queries.add(milliseconds);
      if (failed) failedQueries += 1;
    },
    text,
  };
}

/** What the API's statuses mean at the door. */
const SIGN_IN_RESULTS: Readonly<Record<number, string>> = {
  200: "signed-in",
  401: "refused",
  429: "throttled",
};

const one = (name: string, kind: "counter" | "gauge", help: string, value: number): string =>
  family(name, kind, help, [{ value }]);

const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);
