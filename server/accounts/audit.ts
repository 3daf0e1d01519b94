import { randomUUIDv7 } from "node:crypto";
import type { AuditAction } from "#app/domain/audit-words.ts";
import type { Db } from "../database/open.ts";
import { namesOfUsers } from "./names.ts";

const PAGE = 200;

/** Who makes a change, and when. */
export interface Act {
  /** The id of an account; null for the server, its commands and anyone who is not signed in. */
  readonly by: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** An act by a signed-in user. */
export interface UserAct extends Act {
  readonly by: string;
}

/**
 * Records who did what, for owners. An entry about a post has its title as the detail. Never pass content,
 * passwords or tokens.
 */
export async function recordAudit(
  db: Db,
  { by, at }: Act,
  action: AuditAction,
  subject = "",
  detail = "",
): Promise<void> {
  await db
    .insertInto("audit")
    .values({ id: randomUUIDv7(), at, user_id: by, action, subject, detail })
    .execute();
}

/** The newest entries, or the newest of those before the one with this id, newest first. */
export async function auditBefore(db: Db, id: string | undefined) {
  const rows = await db
    .selectFrom("audit")
    .leftJoin(namesOfUsers(db), "people.id", "audit.user_id")
    .select(["audit.id", "at", "action", "subject", "detail", "people.name"])
    .$if(id !== undefined, (query) =>
      // Compares the id as well: the entries of one bulk change have the same time.
      query.where((is) =>
        is(
          is.refTuple("at", "audit.id"),
          "<",
          db
            .selectFrom("audit as last")
            .select(["last.at", "last.id"])
            .where("last.id", "=", id ?? "")
            .$asTuple("at", "id"),
        ),
      ),
    )
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
