import { newestRevisions } from "#server/posts/read.ts";
import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { ContentState } from "../content/current-snapshot.ts";
import { lastBackup, setSetting } from "../database/site-settings.ts";
import type { Db } from "../database/open.ts";
import { databaseProblem } from "../database/problem.ts";
import { waitingMails } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { readLiveTexts } from "../texts/read.ts";

const FULL_PERCENT = 95;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Backups are daily: after two days without one something is wrong. */
const BACKUP_LATE_MS = 2 * DAY_MS;
/** The first backup is made within seconds of the first start. */
const FIRST_BACKUP_LATE_MS = 60 * 1000;

/** Why the database cannot be written, in words; `undefined` if it can. */
export async function savingProblem(db: Db, now: number): Promise<string | undefined> {
  try {
    await setSetting(db, "ready", String(now));
    return undefined;
  } catch (error) {
    return databaseProblem(error) ?? "The database doesn’t answer.";
  }
}

/** How full the disk of a folder is, from 0 to 1; `undefined` if unknown. */
export async function diskUsed(folder: string): Promise<number | undefined> {
  const { blocks = 0, bavail = 0 } = (await statfs(folder).catch(() => undefined)) ?? {};
  return blocks === 0 ? undefined : 1 - bavail / blocks;
}

/** The same in percent. */
export async function diskPercent(folder: string): Promise<number | undefined> {
  const used = await diskUsed(folder);
  return used === undefined ? undefined : Math.round(100 * used);
}

interface SiteStatus {
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
  readonly disk: number | undefined;
  /** Milliseconds since 1970. */
  readonly backupAt?: number | undefined;
  /** The post that comes due next. */
  readonly next?: { readonly id: string; readonly title: string; readonly at: number } | undefined;
}

/** The state of the site, with warnings in words. */
export async function statusOf(services: Services): Promise<SiteStatus> {
  const { db, now, startedAt, database, version, dataFolder, mail, mailProblem, picturesProblem } =
    services;
  const at = now();
  const problem = await savingProblem(db, at);
  const disk = await diskPercent(dataFolder);
  if (problem !== undefined) {
    const warning = `Saving is off: ${problem} Readers still see the site.`;
    return {
      ok: false,
      warnings: [warning],
      database,
      version,
      mail: { on: mail !== undefined, waiting: 0 },
      disk,
    };
  }
  const [backupAt, mails, next] = [
    await lastBackup(db, at),
    await waitingMails(db),
    await nextScheduled(db, at),
  ];
  const unwritten = picturesProblem();
  const refused = mailProblem();
  const mailWarning =
    refused !== undefined && mails.count > 0
      ? `Mails aren’t going out: ${refused.replace(/\.?$/, ".")} ${mails.count} ${mails.count === 1 ? "waits" : "wait"}.`
      : undefined;
  const warnings = [
    ...(disk !== undefined && disk >= FULL_PERCENT
      ? [
          `The disk is nearly full (${disk} %). Saving may stop. Tell whoever runs the server: make room in the data folder.`,
        ]
      : []),
    ...(unwritten === undefined
      ? []
      : [
          `New pictures stay in the database: they can’t be written to PICTURES_DIR (${unwritten}). Tell whoever runs the server.`,
        ]),
    ...(mailWarning ? [mailWarning] : []),
    ...(mails.givenUp > 0 ? [givenUpWarning(mails.givenUp)] : []),
    ...(database === "sqlite" ? backupWarnings(at, backupAt, startedAt) : []),
    ...contentWarnings(services.contentState()),
    ...(await textWarnings(services)),
  ];
  return {
    ok: warnings.length === 0,
    warnings,
    database,
    version,
    mail: {
      on: mail !== undefined,
      waiting: mails.count,
      ...(mailWarning ? { problem: mailWarning } : {}),
    },
    disk,
    backupAt,
    next,
  };
}

function backupWarnings(now: number, backupAt: number | undefined, startedAt: number): string[] {
  if (backupAt !== undefined) {
    return now - backupAt > BACKUP_LATE_MS
      ? ["There’s no backup from the last two days. Tell whoever runs the server."]
      : [];
  }
  return now - startedAt > FIRST_BACKUP_LATE_MS
    ? ["No backup could be made yet. Tell whoever runs the server."]
    : [];
}

function contentWarnings({ broken, isOld }: ContentState): string[] {
  return [
    ...(isOld
      ? ["Readers see an older state: the posts couldn’t be read. Tell whoever runs the server."]
      : []),
    ...broken.map(
      ({ id, title, why }) =>
        `Readers don’t see “${title || id}”, although it is published. ${why} Open it and publish it again.`,
    ),
  ];
}

/** Warnings about pages that readers see as they came, because this version cannot show their published texts. */
async function textWarnings({ db, edition }: Services): Promise<string[]> {
  const { broken } = edition.shown(await readLiveTexts(db));
  return broken.map(
    ({ file, why }) =>
      `Readers see the original “${file}”, not your texts: ${why} Open it under Pages and publish it again.`,
  );
}

function givenUpWarning(count: number): string {
  const mails = count === 1 ? "1 mail was" : `${count} mails were`;
  return `${mails} given up after three days of trying. Invite these people again, or let them ask again.`;
}

async function nextScheduled(db: Db, now: number) {
  const row = await newestRevisions(db)
    .select([
      "posts.id",
      "title",
      sql<number>`case when publish_at > ${now} then publish_at else next_at end`.as("due"),
    ])
    .where("deleted_at", "is", null)
    .where((is) => is.or([is("publish_at", ">", now), is("next_at", ">", now)]))
    .orderBy("due")
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, title: row.title, at: row.due } : undefined;
}
