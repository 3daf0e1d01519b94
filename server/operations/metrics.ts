import { lastBackup } from "../database/site-settings.ts";
import type { Db } from "../database/open.ts";
import { waitingMails } from "../mail/outbox.ts";
import type { AnswerCache } from "../site/answer-cache.ts";
import { Counter, family, Histogram, type Sample } from "./prometheus.ts";
import { diskUsed } from "./status.ts";

/** Metrics of this process for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>;

interface Measured {
  readonly db: Db;
  readonly cache: AnswerCache;
  readonly now: () => number;
  readonly version: string;
  readonly database: "sqlite" | "postgres";
  readonly dataFolder: string;
}

export function createMetrics({ db, cache, now, version, database, dataFolder }: Measured) {
  const requests = new Counter("kind", "status");
  const signIns = new Counter("result");
  const api = new Histogram();
  const renders = new Histogram();
  const queries = new Histogram();
  let failedQueries = 0;
  const startedAt = now();

  /** Metrics that need the database. The others are reported even during an outage. */
  async function stored(): Promise<string> {
    try {
      const [mails, backupAt] = [await waitingMails(db), await lastBackup(db, now())];
      const oldest = mails.oldest === null ? [] : [age(mails.oldest)];
      const backup = backupAt === undefined ? [] : [age(backupAt)];
      return [
        family("paddock_database_up", "gauge", "1 while the database answers", [{ value: 1 }]),
        one("paddock_mails_waiting", "gauge", "Mails waiting to be sent", mails.count),
        family("paddock_oldest_mail_seconds", "gauge", "Age of the oldest of them", oldest),
        one("paddock_mails_given_up", "gauge", "Mails we gave up on", mails.givenUp),
        family("paddock_backup_age_seconds", "gauge", "Since the last backup of the file", backup),
      ].join("");
    } catch {
      return one("paddock_database_up", "gauge", "1 while the database answers", 0);
    }
  }

  const age = (since: number): Sample => ({ value: seconds(Math.max(0, now() - since)) });

  async function text(): Promise<string> {
    const { bytes, hits, misses } = cache;
    const { user, system } = process.cpuUsage();
    // First, since its own failure is counted below.
    const fromDatabase = await stored();
    const used = await diskUsed(dataFolder);
    const disk = used === undefined ? [] : [{ value: used }];
    return [
      family("paddock_info", "gauge", "The version of the program and its database", [
        { labels: { version, database }, value: 1 },
      ]),
      family("paddock_requests_total", "counter", "Answered requests", requests.samples()),
      family("paddock_api_seconds", "histogram", "Time of the API’s answers", api.samples()),
      family("paddock_render_seconds", "histogram", "Time to make a page", renders.samples()),
      one("paddock_pages_kept_hits_total", "counter", "Pages answered from memory", hits),
      one("paddock_pages_kept_misses_total", "counter", "Pages that had to be made", misses),
      one("paddock_pages_kept_bytes", "gauge", "Memory of cached pages", bytes),
      family("paddock_database_seconds", "histogram", "Time of queries", queries.samples()),
      one("paddock_database_errors_total", "counter", "Queries that failed", failedQueries),
      family("paddock_sign_ins_total", "counter", "Attempts to sign in", signIns.samples()),
      fromDatabase,
      family("paddock_disk_used_ratio", "gauge", "Of the data folder’s disk", disk),
      one("paddock_uptime_seconds", "gauge", "Since the start", seconds(now() - startedAt)),
      one("process_cpu_seconds_total", "counter", "Processor time", (user + system) / 1e6),
      one("process_resident_memory_bytes", "gauge", "Memory", process.memoryUsage.rss()),
    ].join("");
  }

  return {
    /** Counts a response by kind and class of status. */
    answered: (kind: "page" | "api" | "media", status: number) =>
      requests.add(kind, `${Math.floor(status / 100)}xx`),
    observeApi: (milliseconds: number) => api.add(milliseconds),
    /** Records the duration of rendering a page. */
    rendered: (milliseconds: number) => renders.add(milliseconds),
    countSignIn: (status: number) => signIns.add(SIGN_IN_RESULTS[status] ?? "failed"),
    /** Records a query; for the database's log. */
    observeQuery: (milliseconds: number, failed: boolean) => {
      queries.add(milliseconds);
      if (failed) failedQueries += 1;
    },
    text,
  };
}

const SIGN_IN_RESULTS: Readonly<Record<number, string>> = {
  200: "signed-in",
  401: "refused",
  429: "throttled",
};

const one = (name: string, kind: "counter" | "gauge", help: string, value: number): string =>
  family(name, kind, help, [{ value }]);

const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);
