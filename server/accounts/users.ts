import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import type { z } from "zod";
import type { Role } from "#app/domain/session.ts";
import type { Db } from "../database/open.ts";
import { isUniqueViolation } from "../database/problem.ts";
import type { UserRow } from "../database/tables.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { type Act, recordAudit } from "./audit.ts";
import type { changeUserBody } from "./schemas.ts";

/** An account as the API shows it to its user. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly secondFactor: boolean;
}

export function accountOf(row: UserRow): Account {
  const { id, name, email, role, totp_secret } = row;
  return { id, username: name, email, role, secondFactor: totp_secret !== null };
}

/** @throws ApiError 409 when the address already has an account or an invitation. */
export async function addUser(
  db: Db,
  user: Pick<UserRow, "email" | "name" | "role">,
  now: number,
): Promise<UserRow> {
  const row: UserRow = {
    ...user,
    id: randomUUIDv7(),
    password_hash: null,
    totp_secret: null,
    totp_step: null,
    recovery_codes: null,
    disabled_at: null,
    created_at: now,
  };
  try {
    await db.insertInto("users").values(row).execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const known = await userByEmail(db, user.email);
    throw known && stateOf(known) === "invited" ? alreadyInvited() : emailTaken();
  }
  return row;
}

const alreadyInvited = () =>
  new ApiError(409, "already-invited", {
    message: "This address is already invited. For another link, use “New link” beside it.",
  });

/** The error for an address that another account has. */
export function emailTaken(): ApiError {
  return new ApiError(409, "email-taken", { message: "This address already has an account." });
}

export async function userByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}

export async function userById(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function setPassword(db: Db, id: string, hash: string): Promise<void> {
  await db.updateTable("users").set({ password_hash: hash }).where("id", "=", id).execute();
}

/** Whether an owner can sign in; until then the server prints a setup link. */
export async function hasOwner(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "owner")
    .where("password_hash", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Everyone with an account or an invitation, for the list of people. */
export async function listUsers(db: Db, now: number) {
  const rows = await db
    .selectFrom("users")
    .selectAll()
    .select((from) => [
      from
        .selectFrom("sessions")
        .select(({ fn }) => fn.max("seen_at").as("seen"))
        .whereRef("sessions.user_id", "=", "users.id")
        .as("seen_at"),
      from
        .selectFrom("one_time_links")
        .select(({ fn }) => fn.max("expires_at").as("ends"))
        .whereRef("one_time_links.user_id", "=", "users.id")
        .where("purpose", "=", "invite")
        .as("invite_ends_at"),
      from
        .selectFrom("passkeys")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .whereRef("passkeys.user_id", "=", "users.id")
        .as("passkeys"),
    ])
    .orderBy("created_at")
    .orderBy("email")
    .execute();
  return rows.map((row) => ({
    ...accountOf(row),
    state: stateOf(row),
    passkeys: row.passkeys ?? 0,
    seenAt: row.seen_at,
    inviteEndsAt: (row.invite_ends_at ?? 0) > now ? row.invite_ends_at : null,
  }));
}

function stateOf(row: UserRow): "active" | "invited" | "disabled" {
  if (row.disabled_at !== null) return "disabled";
  return row.password_hash === null ? "invited" : "active";
}

/**
 * Changes a role or disables or enables an account, without ever leaving the site without an owner: two
 * owners who remove each other at once cannot both succeed.
 *
 * @throws ApiError 409 for the last owner, 404.
 */
export async function changeUser(
  db: Db,
  id: string,
  { role, disabled }: z.output<typeof changeUserBody>,
  now: number,
): Promise<void> {
  const demotes = (role !== undefined && role !== "owner") || disabled === true;
  await db.transaction().execute(async (trx) => {
    await lockOwners(trx);
    await trx
      .updateTable("users")
      .set({
        // SQL needs at least one column, and an empty change is allowed.
        role: role ?? sql`role`,
        ...(disabled === undefined ? {} : { disabled_at: disabled ? now : null }),
      })
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirstOrThrow(notFound);
    if (demotes) await requireOwner(trx);
    if (disabled) await trx.deleteFrom("sessions").where("user_id", "=", id).execute();
  });
}

/** Makes concurrent transactions wait. Without it, in PostgreSQL each would still count the owner the other removes. */
async function lockOwners(db: Db): Promise<void> {
  await db.updateTable("users").set({ role: sql`role` }).where("role", "=", "owner").execute();
}

/** @throws ApiError 409 if no owner who can sign in is left. */
async function requireOwner(db: Db): Promise<void> {
  await db
    .selectFrom("users")
    .select("id")
    .where("role", "=", "owner")
    .where("disabled_at", "is", null)
    .where("password_hash", "is not", null)
    .executeTakeFirstOrThrow(lastOwner);
}

const lastOwner = () =>
  new ApiError(409, "last-owner", {
    message: "The site needs one owner. Make someone else an owner first.",
  });

/** Withdraws an open invitation. @throws ApiError 409 for an account in use; 404. */
export async function withdrawInvitation(db: Db, id: string): Promise<void> {
  if (!(await userById(db, id))) throw notFound();
  await db
    .deleteFrom("users")
    .where("id", "=", id)
    .where("password_hash", "is", null)
    .returning("id")
    .executeTakeFirstOrThrow(() => new ApiError(409, "not-an-invitation"));
}

/**
 * Deletes an account with its sessions and unsaved changes; its posts stay. Audit entries and revisions keep the name.
 *
 * @throws ApiError 409 `last-owner`; 404.
 */
export async function deleteUser(db: Db, id: string, act: Act): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOwners(trx);
    const { name } = await trx
      .deleteFrom("users")
      .where("id", "=", id)
      .returning("name")
      .executeTakeFirstOrThrow(notFound);
    await requireOwner(trx);
    await trx.insertInto("former_users").values({ id, name }).execute();
    await recordAudit(trx, act, "account-deleted", id, name);
  });
}
