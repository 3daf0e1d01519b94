import { type Kysely, sql } from "kysely";

/** The schema of the first release. The two databases differ only in the name of the blob type. */
export async function up(db: Kysely<unknown>, blob: "blob" | "bytea"): Promise<void> {
  await accounts(db);
  await posts(db);
  await images(db, blob);
  await newsletter(db);
  await rest(db);
}

async function accounts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("users")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull().check(sql`role in ('owner', 'editor')`))
    .addColumn("password_hash", "text")
    .addColumn("totp_secret", "text")
    .addColumn("totp_step", "bigint")
    .addColumn("recovery_codes", "text")
    .addColumn("disabled_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("sessions")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("seen_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .addColumn("user_agent", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("sessions_of_user").on("sessions").column("user_id").execute();
  await schema
    .createTable("one_time_links")
    .addColumn("token_hash", "text", (column) => column.primaryKey())
    .addColumn("purpose", "text", (column) =>
      column.notNull().check(sql`purpose in ('setup', 'invite', 'reset')`),
    )
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("attempts")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("window_ends_at", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createTable("audit")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("user_id", "text")
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("detail", "text", (column) => column.notNull())
    .execute();
  await schema.createIndex("audit_by_time").on("audit").column("at").execute();
}

async function posts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("imports")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "bigint", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("undone_at", "bigint")
    .execute();
  await schema
    .createTable("posts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("head", "integer", (column) => column.notNull())
    .addColumn("live", "integer")
    .addColumn("publish_at", "bigint")
    .addColumn("next_live", "integer")
    .addColumn("next_at", "bigint")
    .addColumn("deleted_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("updated_at", "bigint", (column) => column.notNull())
    .addColumn("search", "text", (column) => column.notNull())
    .addColumn("import_id", "text", (column) => column.references("imports.id"))
    .addCheckConstraint("live_has_a_time", sql`(live is null) = (publish_at is null)`)
    .addCheckConstraint("next_has_a_time", sql`(next_live is null) = (next_at is null)`)
    .execute();
  await schema.createIndex("posts_by_change").on("posts").column("updated_at").execute();
  await schema
    .createTable("revisions")
    .addColumn("post_id", "text", (column) =>
      column.notNull().references("posts.id").onDelete("cascade"),
    )
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("base", "integer")
    .addColumn("kind", "text", (column) =>
      column.notNull().check(sql`kind in ('saved', 'published', 'restored', 'imported')`),
    )
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("slug", "text", (column) => column.notNull())
    .addColumn("date", "text")
    .addColumn("updated", "text")
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("tags", "text", (column) => column.notNull())
    .addColumn("excerpt", "text", (column) => column.notNull())
    .addColumn("cover_image", "text", (column) => column.notNull())
    .addColumn("cover_alt", "text", (column) => column.notNull())
    .addColumn("featured", "integer", (column) => column.notNull())
    .addColumn("author_name", "text", (column) => column.notNull())
    .addColumn("author_avatar", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("saved_at", "bigint", (column) => column.notNull())
    .addColumn("saved_by", "text")
    .addPrimaryKeyConstraint("revisions_key", ["post_id", "number"])
    .execute();
  await schema
    .createTable("addresses")
    .addColumn("address", "text", (column) => column.primaryKey())
    .addColumn("post_id", "text", (column) => column.references("posts.id").onDelete("set null"))
    .addColumn("first_live_at", "bigint")
    .execute();
  await schema.createIndex("addresses_of_post").on("addresses").column("post_id").execute();
  await schema
    .createTable("autosaves")
    // No foreign key: a new post may be autosaved before it exists.
    .addColumn("post_id", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) =>
      column.notNull().references("users.id").onDelete("cascade"),
    )
    .addColumn("tab", "text", (column) => column.notNull())
    .addColumn("base_version", "integer", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("saved_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("autosaves_key", ["post_id", "user_id", "tab"])
    .execute();
  await schema
    .createTable("previews")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("post_id", "text", (column) =>
      column.notNull().references("posts.id").onDelete("cascade"),
    )
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("created_by", "text", (column) => column.notNull())
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
}

async function images({ schema }: Kysely<unknown>, blob: "blob" | "bytea"): Promise<void> {
  await schema
    .createTable("images")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("hash", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("alt", "text")
    .addColumn("decorative", "integer", (column) => column.notNull())
    .addColumn("focus_x", "integer", (column) => column.notNull())
    .addColumn("focus_y", "integer", (column) => column.notNull())
    .addColumn("credit", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("deleted_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .addColumn("created_by", "text")
    .execute();
  await schema
    .createTable("image_files")
    .addColumn("image_id", "text", (column) =>
      column.notNull().references("images.id").onDelete("cascade"),
    )
    .addColumn("format", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("bytes", sql.raw(blob), (column) => column.notNull())
    .addPrimaryKeyConstraint("image_files_key", ["image_id", "format", "width"])
    .execute();
  await schema
    .createTable("image_uses")
    .addColumn("image_id", "text", (column) =>
      column.notNull().references("images.id").onDelete("cascade"),
    )
    .addColumn("post_id", "text", (column) =>
      column.notNull().references("posts.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("image_uses_key", ["image_id", "post_id"])
    .execute();
}

async function newsletter({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("subscribers")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('asked', 'confirmed', 'left')`),
    )
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("asked_at", "bigint", (column) => column.notNull())
    .addColumn("confirmed_at", "bigint")
    .addColumn("left_at", "bigint")
    .execute();
  await schema
    .createTable("mails")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("not_before", "bigint", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("sent_at", "bigint")
    .addColumn("created_at", "bigint", (column) => column.notNull())
    .execute();
}

async function rest({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable("missing")
    .addColumn("address", "text", (column) => column.primaryKey())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("last_at", "bigint", (column) => column.notNull())
    .addColumn("leads_to", "text")
    .execute();
  await schema
    .createTable("settings")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
}
