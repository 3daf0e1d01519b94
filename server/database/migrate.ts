import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Tables } from "./tables.ts";
import { up as firstSchema } from "./migrations/0001-first-schema.ts";
import { up as coversAndList } from "./migrations/0002-drawn-covers-and-list.ts";
import { up as formerUsers } from "./migrations/0003-former-users.ts";
import { up as replacedPosts } from "./migrations/0004-replaced-posts.ts";
import { up as letters } from "./migrations/0005-letters.ts";
import { up as optionalTexts } from "./migrations/0006-optional-texts.ts";
import { up as texts } from "./migrations/0007-texts.ts";
import { up as people } from "./migrations/0008-people.ts";
import { up as cropsAndFiles } from "./migrations/0009-crops-and-files.ts";
import { up as termChanges } from "./migrations/0010-term-changes.ts";
import { up as importedTexts } from "./migrations/0011-imported-texts.ts";
import { up as noSearchColumn } from "./migrations/0012-no-search-column.ts";
import { up as usedLinks } from "./migrations/0013-used-links.ts";
import { up as usesByPost } from "./migrations/0014-uses-by-post.ts";
import { up as noIndexByChange } from "./migrations/0015-no-index-by-change.ts";
import { DatabaseError, databaseProblem } from "./problem.ts";

type Blob = "blob" | "bytea";

/** Every migration by name. New ones are added at the end; published ones never change. */
export function migrations(blob: Blob): Record<string, Migration> {
  return {
    "0001-first-schema": { up: (db) => firstSchema(db, blob) },
    "0002-drawn-covers-and-list": { up: coversAndList },
    "0003-former-users": { up: formerUsers },
    "0004-replaced-posts": { up: replacedPosts },
    "0005-letters": { up: letters },
    "0006-optional-texts": { up: optionalTexts },
    "0007-texts": { up: texts },
    "0008-people": { up: people },
    "0009-crops-and-files": { up: (db) => cropsAndFiles(db, blob) },
    "0010-term-changes": { up: termChanges },
    "0011-imported-texts": { up: importedTexts },
    "0012-no-search-column": { up: noSearchColumn },
    "0013-used-links": { up: usedLinks },
    "0014-uses-by-post": { up: usesByPost },
    "0015-no-index-by-change": { up: noIndexByChange },
  };
}

/**
 * Migrates the database to this version, in one transaction. Several processes may start at once.
 *
 * @throws DatabaseError when the database was made by a newer version, or a migration fails: then nothing
 * has changed.
 */
export async function migrate(db: Kysely<Tables>, blob: Blob): Promise<void> {
  const known = migrations(blob);
  await refuseNewer(db, blob);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(known) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === "Error");
  // If no migration failed, the database could not be reached.
  if (!failed)
    throw error instanceof Error ? error : new Error("No migration ran.", { cause: error });
  const words =
    databaseProblem(error) ?? (error instanceof Error ? error.message : "no reason was given");
  throw new DatabaseError(
    `The database could not be brought up to this version: migration ${failed.migrationName} failed (${words}). Nothing in it was changed. Keep using the previous version, and see docs/operating/upgrade.md.`,
    { cause: error },
  );
}

/** Names of the migrations applied to a database, oldest first. */
export async function appliedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Changes nothing. @throws DatabaseError when the database was made by a newer version. */
export async function refuseNewer(db: Kysely<Tables>, blob: Blob): Promise<void> {
  const known = Object.keys(migrations(blob));
  const newer = (await appliedMigrations(db)).filter((name) => !known.includes(name));
  if (newer.length === 0) return;
  throw new DatabaseError(
    `The database was made by a newer version of this program (it has ${newer.join(", ")}). Install that version, or restore a backup that this version made.`,
  );
}

/** Changes nothing. @throws DatabaseError unless the database was made or brought up to date by this version. */
export async function refuseOther(db: Kysely<Tables>, blob: Blob): Promise<void> {
  await refuseNewer(db, blob);
  const applied = await appliedMigrations(db);
  if (applied.length === Object.keys(migrations(blob)).length) return;
  throw new DatabaseError(
    applied.length === 0
      ? "There is no site in this database yet. Set DATA_DIR or DATABASE_URL to the server’s own, or start the server once."
      : "The database is of an older version. Use the program of that version, or start this version’s server once, which brings it up to date.",
  );
}
