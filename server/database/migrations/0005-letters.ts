import { type Kysely, sql } from "kysely";

/** Adds the newsletter's letters, one row per letter and recipient, and addresses that refuse mail. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("letters")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("updated_by", "text", (column) => column.notNull())
    .addColumn("send_at", "bigint")
    .addColumn("started_at", "bigint")
    .addColumn("stopped_at", "bigint")
    .addColumn("finished_at", "bigint")
    .addColumn("problem", "text", (column) => column.notNull())
    .addColumn("sent_before", "integer", (column) => column.notNull())
    .execute();
  await schema
    .createTable("letter_recipients")
    .addColumn("letter_id", "text", (column) =>
      column.notNull().references("letters.id").onDelete("cascade"),
    )
    .addColumn("subscriber_id", "text", (column) =>
      column.notNull().references("subscribers.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('waiting', 'handing', 'sent', 'unknown', 'refused')`),
    )
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("not_before", "bigint", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("letter_recipients_key", ["letter_id", "subscriber_id"])
    .execute();
  await schema
    .createIndex("letter_recipients_by_state")
    .on("letter_recipients")
    .columns(["state", "letter_id"])
    .execute();
  await schema
    .createIndex("letters_of_subscriber")
    .on("letter_recipients")
    .column("subscriber_id")
    .execute();
  await schema.alterTable("subscribers").addColumn("refused_at", "bigint").execute();
  await schema.alterTable("subscribers").addColumn("refusal", "text").execute();
}
