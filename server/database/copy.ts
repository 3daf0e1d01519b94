import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { OpenDatabase } from "./open.ts";
import { DatabaseError } from "./problem.ts";
import type { Tables } from "./tables.ts";

/** In an order in which each row finds what it refers to. */
const TABLES = [
  "users",
  "sessions",
  "one_time_links",
  "attempts",
  "audit",
  "imports",
  "posts",
  "revisions",
  "addresses",
  "autosaves",
  "previews",
  "images",
  "image_files",
  "image_uses",
  "subscribers",
  "mails",
  "missing",
  "settings",
] as const satisfies readonly (keyof Tables)[];

/** By what the rows of a table are put in order, to be compared. */
const KEYS: Readonly<Record<(typeof TABLES)[number], readonly string[]>> = {
  users: ["id"],
  sessions: ["token_hash"],
  one_time_links: ["token_hash"],
  attempts: ["key"],
  audit: ["id"],
  imports: ["id"],
  posts: ["id"],
  revisions: ["post_id", "number"],
  addresses: ["address"],
  autosaves: ["post_id", "user_id", "tab"],
  previews: ["id"],
  images: ["id"],
  image_files: ["image_id", "format", "width"],
  image_uses: ["image_id", "post_id"],
  subscribers: ["id"],
  mails: ["id"],
  missing: ["address"],
  settings: ["key"],
};
/** Pictures are in the rows: not too many at once. */
const ROWS_AT_ONCE = 20;

/**
 * Copies a whole site from one database into another that is empty, in one transaction there, and
 * compares every row before it is committed.
 *
 * @returns how many rows of each table there are.
 * @throws DatabaseError when the other is not empty, or a row came out differently.
 */
export async function copyDatabase(from: OpenDatabase, to: OpenDatabase) {
  return to.db.transaction().execute(async (target) => {
    const counts: { table: string; rows: number }[] = [];
    for (const table of TABLES) {
      const there = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target);
      if (there.rows.length > 0) throw new DatabaseError("The other database is not empty.");
    }
    for (const table of TABLES) {
      let rows = 0;
      for (;;) {
        const page = await pageOf(from.db, table, rows);
        if (page.length === 0) break;
        for (const row of page) await insert(target, table, row);
        const copied = await pageOf(target, table, rows);
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
  table: (typeof TABLES)[number],
  offset: number,
): Promise<Row[]> {
  // Both order by the bytes of the text, whatever the language of the database.
  const collate = db.getExecutor().adapter.supportsMultipleConnections ? sql` collate "C"` : sql``;
  const keys = KEYS[table].map((key) =>
    key === "number" || key === "width" ? sql`${sql.ref(key)}` : sql`${sql.ref(key)}${collate}`,
  );
  const { rows } =
    await sql<Row>`select * from ${sql.table(table)} order by ${sql.join(keys)} limit ${ROWS_AT_ONCE} offset ${offset}`.execute(
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

/** pg gives bytes as a Buffer, SQLite as a plain array. */
function comparable(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value,
    ]),
  );
}
