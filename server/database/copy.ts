import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { OpenDatabase } from "./open.ts";
import { isPostgres } from "./postgres.ts";
import { DatabaseError } from "./problem.ts";
import type { Tables } from "./tables.ts";

/** Every table with its key, by which rows are sorted to compare them. A table comes after those it refers to. */
const KEYS: Readonly<Record<keyof Tables, readonly string[]>> = {
  users: ["id"],
  former_users: ["id"],
  sessions: ["token_hash"],
  one_time_links: ["token_hash"],
  passkeys: ["id"],
  passkey_challenges: ["challenge_hash"],
  attempts: ["key"],
  audit: ["id"],
  imports: ["id"],
  posts: ["id"],
  reviews: ["post_id"],
  revisions: ["post_id", "number"],
  addresses: ["address"],
  autosaves: ["post_id", "user_id", "tab"],
  previews: ["id"],
  images: ["id"],
  image_files: ["image_id", "format", "width"],
  image_uses: ["image_id", "post_id"],
  files: ["id"],
  replaced_posts: ["import_id", "post_id"],
  imported_texts: ["import_id", "file"],
  term_changes: ["id"],
  term_change_revisions: ["change_id", "post_id", "number"],
  subscribers: ["id"],
  letters: ["id"],
  letter_recipients: ["letter_id", "subscriber_id"],
  mails: ["id"],
  missing: ["address"],
  settings: ["key"],
  texts: ["file"],
  text_revisions: ["file", "number"],
};
const TABLES = Object.entries(KEYS);
/** Small, since rows contain pictures. */
const BATCH_SIZE = 20;

/**
 * Copies a whole site into an empty database, in one transaction, and compares every row before
 * committing.
 *
 * @returns the number of rows of each table.
 * @throws DatabaseError when the target is not empty, or a row differs after the copy.
 */
export async function copyDatabase(from: OpenDatabase, to: OpenDatabase) {
  return to.db.transaction().execute(async (target) => {
    const counts: { table: string; rows: number }[] = [];
    for (const [table] of TABLES) {
      const there = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target);
      if (there.rows.length > 0) throw new DatabaseError("The other database is not empty.");
    }
    for (const [table, keys] of TABLES) {
      let rows = 0;
      for (;;) {
        const page = await pageOf(from.db, table, keys, rows);
        if (page.length === 0) break;
        for (const row of page) await insert(target, table, row);
        const copied = await pageOf(target, table, keys, rows);
        if (!isDeepStrictEqual(copied.map(comparable), page.map(comparable))) {
          throw new DatabaseError(`A row of ${table} came out differently; nothing was copied.`);
        }
        rows += page.length;
      }
      counts.push({ table, rows });
    }
    return counts;
  });
}

type Row = Readonly<Record<string, unknown>>;

async function pageOf(
  db: OpenDatabase["db"],
  table: string,
  names: readonly string[],
  offset: number,
): Promise<Row[]> {
  // Both databases sort by bytes, whatever the database's locale.
  const collate = isPostgres(db) ? sql` collate "C"` : sql``;
  const keys = names.map((key) =>
    key === "number" || key === "width" ? sql`${sql.ref(key)}` : sql`${sql.ref(key)}${collate}`,
  );
  const { rows } =
    await sql<Row>`select * from ${sql.table(table)} order by ${sql.join(keys)} limit ${BATCH_SIZE} offset ${offset}`.execute(
      db,
    );
  return rows;
}

async function insert(db: OpenDatabase["db"], table: string, row: Row): Promise<void> {
  const names = Object.keys(row);
  const values = names.map((name) => sql`${row[name]}`);
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) values (${sql.join(values)})`.execute(
    db,
  );
}

/** pg returns bytes as a Buffer, SQLite as a Uint8Array. */
function comparable(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value,
    ]),
  );
}
