import { type Kysely, sql } from "kysely";

/** Adds email addresses that wait for confirmation, contributors, reviews of drafts, and passkeys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await replaceChoice(db, "users", "role", ["owner", "editor", "contributor"]);
  await replaceChoice(db, "one_time_links", "purpose", [
    "setup",
    "invite",
    "reset",
    "email",
    "email-back",
  ]);
  const { schema } = db;
  await schema.alterTable("one_time_links").addColumn("email", "text").execute();
  await schema
    .createTable("reviews")
    .addColumn("post_id", "text", (column) =>
      column.primaryKey().references("posts.id").onDelete("cascade"),
    )
    .addColumn("asked_by", "text", (column) => column.notNull())
    .addColumn("asked_at", "bigint", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .addColumn("answered_by", "text")
    .addColumn("answered_at", "bigint")
    .addColumn("answer", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("passkeys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("public_key", "text", (column) => column.notNull())
    .addColumn("counter", "bigint", (column) => column.notNull())
    .addColumn("transports", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("used_at", "bigint")
    .execute();
  await schema.createIndex("passkeys_of_user").on("passkeys").column("user_id").execute();
  await schema
    .createTable("passkey_challenges")
    .addColumn("challenge_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
}

/**
 * Changes the list of values that a column may have. SQLite cannot change a column's check, and recreating the table
 * would delete the rows that refer to it, so a new column replaces the old one. The last value is the column's default,
 * which no insert relies on.
 */
async function replaceChoice(
  db: Kysely<unknown>,
  table: string,
  column: string,
  values: readonly string[],
): Promise<void> {
  const wider = `new_${column}`;
  const list = sql.join(values.map((value) => sql.lit(value)));
  await db.schema
    .alterTable(table)
    .addColumn(wider, "text", (to) =>
      to
        .notNull()
        .defaultTo(values.at(-1) ?? "")
        .check(sql`${sql.ref(wider)} in (${list})`),
    )
    .execute();
  await sql`update ${sql.table(table)} set ${sql.ref(wider)} = ${sql.ref(column)}`.execute(db);
  await db.schema.alterTable(table).dropColumn(column).execute();
  await db.schema.alterTable(table).renameColumn(wider, column).execute();
}
