import { expect, test } from "vitest";
import { recordBackup } from "../database/site-settings.ts";
import { queueMail } from "../mail/outbox.ts";
import { AnswerCache } from "../site/answer-cache.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { createMetrics } from "./metrics.ts";

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 22);
const MAIL = { recipient: "ana@ranch.example", subject: "A", text: "B" };

onBothDatabases("metrics", (fresh) => {
  const measured = async () => {
    const database = await fresh();
    const { db } = database;
    const clock = { now: NOW };
    const metrics = createMetrics({
      db,
      cache: new AnswerCache(1000),
      now: () => clock.now,
      version: "1.2.0",
      database: "sqlite",
      dataFolder: ".",
    });
    database.onQuery(metrics.observeQuery);
    return { db, clock, metrics };
  };

  test("cover requests, pages, the database, sign-ins, mails, the backup and the disk", async () => {
    const { db, clock, metrics } = await measured();
    await queueMail(db, MAIL, clock.now);
    await recordBackup(db, clock.now);
    clock.now += 2 * MINUTE_MS;
    metrics.answered("page", 200);
    metrics.answered("page", 204);
    metrics.answered("api", 503);
    metrics.rendered(12);
    metrics.observeApi(700);
    for (const status of [200, 401, 401, 429, 503]) metrics.countSignIn(status);
    const text = await metrics.text();
    for (const line of [
      'paddock_info{version="1.2.0",database="sqlite"} 1',
      'paddock_requests_total{kind="page",status="2xx"} 2',
      'paddock_requests_total{kind="api",status="5xx"} 1',
      'paddock_render_seconds_bucket{le="0.01"} 0',
      'paddock_render_seconds_bucket{le="0.025"} 1',
      "paddock_render_seconds_count 1",
      'paddock_api_seconds_bucket{le="0.5"} 0',
      'paddock_api_seconds_bucket{le="+Inf"} 1',
      "paddock_pages_kept_hits_total 0",
      "paddock_database_up 1",
      "paddock_database_errors_total 0",
      'paddock_sign_ins_total{result="signed-in"} 1',
      'paddock_sign_ins_total{result="refused"} 2',
      'paddock_sign_ins_total{result="throttled"} 1',
      'paddock_sign_ins_total{result="failed"} 1',
      "paddock_mails_waiting 1",
      "paddock_oldest_mail_seconds 120",
      "paddock_mails_given_up 0",
      "paddock_backup_age_seconds 120",
      "paddock_uptime_seconds 120",
    ]) {
      expect(text.split("\n")).toContain(line);
    }
    expect(text).toMatch(/^paddock_disk_used_ratio 0\.\d+$/m);
    expect(text).toMatch(/^paddock_database_seconds_count [1-9]\d*$/m);
    expect(text).not.toContain("ranch.example");
    // The Prometheus format, with each family described once.
    const lines = text.trimEnd().split("\n");
    const names = lines
      .filter((line) => line.startsWith("# TYPE"))
      .map((line) => line.split(" ")[2]);
    expect(new Set(names).size).toBe(names.length);
    for (const line of lines.filter((each) => !each.startsWith("#"))) {
      expect(line).toMatch(/^[a-z_]+(?:\{(?:[a-z]+="[^"]*",?)+\})? -?[\d.e+-]+$/);
    }
    // A server whose clock was ahead has recorded a backup in the future.
    await recordBackup(db, clock.now + MINUTE_MS);
    expect(await metrics.text()).not.toMatch(/^paddock_backup_age_seconds/m);
  });

  test("report a database outage along with everything that does not need the database", async () => {
    const { db, metrics } = await measured();
    metrics.answered("page", 200);
    await db.schema.dropTable("mails").execute();
    const lines = (await metrics.text()).split("\n");
    expect(lines).toContain("paddock_database_up 0");
    expect(lines).toContain('paddock_requests_total{kind="page",status="2xx"} 1');
    expect(lines).toContain("paddock_database_errors_total 1");
  });
});
