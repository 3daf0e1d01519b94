import { randomUUIDv7 } from "node:crypto";
import type { AuditAction } from "#app/domain/audit-words.ts";
import type { Db } from "../database/open.ts";
import { namesOfUsers } from "./names.ts";

const PAGE = 200;

/** What was done: to whom or what, and a detail. */
export type Recorded = readonly [action: AuditAction, subject?: string, detail?: string];

/**
 * Records who did what, for owners. An entry about a post has its title as the detail. Never pass content,
 * passwords or tokens.
 */
export async function recordAudit(
  db: Db,
  entry: {
    readonly at: number;
    readonly userId: string | null;
    readonly action: AuditAction;
    readonly subject?: string;
    readonly detail?: string;
  },
): Promise<void> {
  const { at, userId, action, subject = "", detail = "" } = entry;
  await db
    .insertInto("audit")
    .values({ id: randomUUIDv7(), at, user_id: userId, action, subject, detail })
    .execute();
}

/** The newest entries before a moment, newest first. */
export async function auditBefore(db: Db, before: number) {
  const rows = await db
    .selectFrom("audit")
    .leftJoin(namesOfUsers(db), "people.id", "audit.user_id")
    .select(["audit.id", "at", "action", "subject", "detail", "people.name"])
    .where("at", "<", before)
    .orderBy("at", "desc")
    .orderBy("audit.id", "desc")
    .limit(PAGE)
    .execute();
  return rows.map(({ name, ...row }) => ({ ...row, who: name ?? "" }));
}

/** Name of the person who last did something; empty if unknown. */
export async function lastActor(db: Db, action: AuditAction, subject: string): Promise<string> {
  const row = await db
    .selectFrom("audit")
    .innerJoin(namesOfUsers(db), "people.id", "audit.user_id")
    .select("people.name")
    .where("action", "=", action)
    .where("subject", "=", subject)
    .orderBy("at", "desc")
    .executeTakeFirst();
  return row?.name ?? "";
}
