import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "#server/database/migrate.ts";
import { DATABASE_FILE } from "#server/database/check-file.ts";
import { openPostgres, postgresDialect } from "#server/database/postgres.ts";
import { openSqliteFile, sqliteDialect } from "#server/database/sqlite.ts";
import type { Tables } from "#server/database/tables.ts";

type Rows = Readonly<Record<string, readonly unknown[]>>;

/** Databases of earlier versions. */
interface OlderDatabase {
  readonly db: Kysely<Tables>;
  /** Adds a published post and an owner, using only columns of the first version. */
  fill(): Promise<void>;
  close(): Promise<void>;
}

interface Place {
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
}

/** Creates a database with every migration before a given one. */
export async function databaseBefore(place: Place, migration: string): Promise<OlderDatabase> {
  const { dataFolder, databaseUrl } = place;
  mkdirSync(dataFolder, { recursive: true });
  const dialect =
    databaseUrl === undefined
      ? sqliteDialect(openSqliteFile(join(dataFolder, DATABASE_FILE)))
      : postgresDialect(openPostgres(databaseUrl, () => {}));
  const db = new Kysely<Tables>({ dialect });
  const all = migrations(databaseUrl === undefined ? "blob" : "bytea");
  const earlier = Object.fromEntries(Object.entries(all).filter(([name]) => name < migration));
  const provider = { getMigrations: () => Promise.resolve(earlier) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error("No migration ran.");
  return { db, fill: () => fill(db), close: () => db.destroy() };
}

/** Creates a database file of the first release. */
export function firstRelease(dataFolder: string): void {
  mkdirSync(dataFolder, { recursive: true });
  const file = new DatabaseSync(join(dataFolder, DATABASE_FILE));
  file.exec("pragma journal_mode = wal");
  file.exec(readFileSync(join(import.meta.dirname, "../fixtures/first-release.sql"), "utf8"));
  file.close();
}

async function fill(db: Kysely<Tables>): Promise<void> {
  const at = Date.UTC(2026, 10, 1);
  const [post, user] = [randomUUID(), randomUUID()];
  await sql`insert into users (id, email, name, role, created_at)
    values (${user}, ${"ana@ranch.example"}, ${"Ana"}, ${"owner"}, ${at})`.execute(db);
  await sql`insert into posts (id, version, head, live, publish_at, created_at, updated_at, search)
    values (${post}, 1, 1, 1, ${at}, ${at}, ${at}, ${"kept"})`.execute(db);
  await sql`insert into revisions (post_id, number, version, kind, title, slug, cover_image, cover_alt, excerpt,
      category, tags, content, date, featured,
      author_name, author_avatar, saved_at, saved_by)
    values (${post}, 1, 1, ${"published"}, ${"Kept"}, ${"kept"}, ${""}, ${""}, ${"E"}, ${"Water"}, ${"[]"},
      ${"Text"}, ${"2026-11-01"}, 0, ${"Ana"}, ${""}, ${at}, ${user})`.execute(db);
}

/** Every row of every table, in a stable order. */
export async function allRows(db: Kysely<Tables>): Promise<Rows> {
  const rows: Record<string, readonly unknown[]> = {};
  for (const { name } of await db.introspection.getTables()) {
    const found = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    const texts = found.rows.map((row) => JSON.stringify(row, bytesAsText));
    rows[name] = texts.toSorted();
  }
  return rows;
}

function bytesAsText(_: string, value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;
}
