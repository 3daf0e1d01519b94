import { lastTime } from "../database/site-settings.ts";
import type { Db } from "../database/open.ts";
import { waitingMails } from "../mail/outbox.ts";
import type { KeptAnswers } from "../site/kept-answers.ts";

/** Counts of this process, in the words of Prometheus. */
export interface Metrics {
  /** Counts an answered request: `page`, `api` or `media`, and the first digit of its status. */
  answered(kind: "page" | "api" | "media", status: number): void;
  text(): Promise<string>;
}

export function createMetrics(db: Db, kept: KeptAnswers, now: () => number): Metrics {
  const answers = new Map<string, number>();
  const startedAt = now();

  async function text(): Promise<string> {
    const [mails, backupAt] = [await waitingMails(db), await lastTime(db, "backup")];
    const requests = Array.from(
      answers,
      ([labels, count]) => `paddock_requests_total{${labels}} ${count}`,
    );
    const lines = [
      "# TYPE paddock_requests_total counter",
      ...requests,
      ...metric("paddock_pages_kept_hits_total", "counter", kept.hits),
      ...metric("paddock_pages_kept_misses_total", "counter", kept.misses),
      ...metric("paddock_pages_kept_bytes", "gauge", kept.bytes),
      ...metric("paddock_mails_waiting", "gauge", mails.count),
      ...(mails.oldest === null
        ? []
        : metric("paddock_oldest_mail_seconds", "gauge", seconds(now() - mails.oldest))),
      ...(backupAt === undefined
        ? []
        : metric("paddock_backup_age_seconds", "gauge", seconds(Math.max(0, now() - backupAt)))),
      ...metric("paddock_uptime_seconds", "gauge", seconds(now() - startedAt)),
      ...metric("process_resident_memory_bytes", "gauge", process.memoryUsage.rss()),
    ];
    return `${lines.join("\n")}\n`;
  }

  return {
    answered(kind, status) {
      const labels = `kind="${kind}",status="${Math.floor(status / 100)}xx"`;
      answers.set(labels, (answers.get(labels) ?? 0) + 1);
    },
    text,
  };
}

function metric(name: string, type: "counter" | "gauge", value: number): string[] {
  return [`# TYPE ${name} ${type}`, `${name} ${value}`];
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 1000);
