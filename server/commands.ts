import { existsSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pluralize } from "../app/domain/plural.ts";
import { makeLink } from "./accounts/links.ts";
import { hasOwner, userByEmail } from "./accounts/users.ts";
import { turnOffSecondFactor } from "./accounts/signing-in/second-factor.ts";
import { backUp, listBackups, restoreBackup } from "./database/backup.ts";
import { checkFile, DATABASE_FILE } from "./database/check-file.ts";
import { copyDatabase } from "./database/copy.ts";
import {
  lockDataFolder,
  type Db,
  type OpenDatabase,
  openDatabase,
  refuseMissing,
} from "./database/open.ts";
import {
  appliedMigrations,
  migrate,
  migrations,
  refuseNewer,
  refuseOther,
} from "./database/migrate.ts";
import { problemWords } from "./database/problem.ts";
import { recordBackup } from "./database/site-settings.ts";
import { comparePictures } from "./images/picture-files.ts";
import { versionOf } from "./operations/version.ts";
import { readPostgresUrl, readSettings, type Settings } from "./settings.ts";
import { textFiles } from "./texts/copies.ts";
import { readEdition } from "./texts/edition.ts";
import { exportZip } from "./transfer/export.ts";
import { AS_IN_THE_FILE, runImport } from "./transfer/import.ts";
import { readImport } from "./transfer/read-import.ts";
import { writeAllWhole, writeWhole } from "./transfer/write-whole.ts";
import { misused, USAGE } from "./usage.ts";

const OF_POSTGRES =
  "DATABASE_URL is set: PostgreSQL is backed up, restored and checked with its own tools (docs/operating/backup.md). For the file in DATA_DIR, leave DATABASE_URL out.";

/** The checkout. */
const ROOT = join(import.meta.dirname, "..");

type Command = (settings: Settings, args: readonly string[]) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = {
  setup: (settings) =>
    withSite(settings, async ({ db }) => {
      if (await hasOwner(db)) throw new Error("There is an owner already. Use: reset EMAIL");
      await printLink(db, settings, "setup", null);
    }),

  reset: (settings, [email = ""]) =>
    withSite(settings, async ({ db }) => {
      const user = await userByEmail(db, email.trim().toLowerCase());
      if (!user) throw new Error(`Nobody has the address “${email}”.`);
      await printLink(db, settings, "reset", user.id);
    }),

  "second-factor-off": (settings, [email = ""]) =>
    withSite(settings, async ({ db }) => {
      if (!(await turnOffSecondFactor(db, email.trim().toLowerCase(), Date.now())))
        throw new Error(`Nobody with two-step sign-in or passkeys has the address “${email}”.`);
      console.log(
        "It is off; the audit log says so. Sign in with the password, and turn it on again.",
      );
    }),

  backup: (settings) =>
    withSite(
      settings,
      async ({ db, kind }) => {
        if (kind === "postgres") throw new Error(OF_POSTGRES);
        console.log(await backUp(settings.dataFolder, Date.now()));
        await recordBackup(db, Date.now());
      },
      withoutMigration,
    ),

  async backups({ dataFolder }) {
    console.log(listBackups(dataFolder).join("\n") || "There is no backup yet.");
  },

  async restore({ dataFolder, databaseUrl }, [file = ""]) {
    if (databaseUrl !== undefined) throw new Error(OF_POSTGRES);
    const release = lockDataFolder({ dataFolder, databaseUrl });
    try {
      const before = await restoreBackup(resolve(file), dataFolder, Date.now());
      console.log(`Restored.${before ? ` The database that was there is now ${before}` : ""}`);
    } finally {
      release();
    }
  },

  async version(settings) {
    const newest = Object.keys(migrations("blob")).at(-1);
    console.log(`This program: ${versionOf(ROOT)}, for databases up to ${newest}`);
    await withSite(
      settings,
      async ({ db }) =>
        console.log(`The database: ${(await appliedMigrations(db)).at(-1) ?? "empty"}`),
      refuseNewer,
    );
  },

  async check(settings, [copy]) {
    if (copy === undefined && settings.databaseUrl !== undefined) throw new Error(OF_POSTGRES);
    if (copy === undefined) refuseMissing(settings);
    const file = copy ?? join(settings.dataFolder, DATABASE_FILE);
    checkFile(resolve(file));
    console.log(`${file} is whole.`);
  },

  pictures: (settings) =>
    withSite(settings, async ({ db }) => {
      const { picturesFolder: folder } = settings;
      if (folder === undefined) throw new Error("PICTURES_DIR is not set.");
      const { missing, unknown } = await comparePictures(db, folder);
      for (const file of missing) console.log(`missing: ${join(folder, file)}`);
      for (const file of unknown) console.log(`of no picture: ${join(folder, file)}`);
      console.log(`${missing.length} missing, ${unknown.length} of no picture in this database.`);
    }),

  export: (settings, [file = "", option]) =>
    withSite(settings, async ({ db }) => {
      const subscribers = option !== undefined;
      const zip = exportZip(db, Date.now(), {
        subscribers,
        picturesFolder: settings.picturesFolder,
        edition: readEdition(ROOT),
      });
      await writeWhole(file, zip);
      const without = subscribers ? "accounts" : "accounts and subscribers";
      console.log(`A copy of the site is in ${file}, without ${without}.`);
    }),

  texts: (settings, [folder = ROOT]) =>
    withSite(settings, async ({ db }) => {
      const edition = readEdition(ROOT);
      await writeAllWhole(filesIn(folder, textFiles(db, edition)));
      console.log(
        `The texts of ${edition.files.length} files are in ${resolve(folder, "content")}.`,
      );
    }),

  import: (settings, args) =>
    withDatabase(settings, async ({ db }) => {
      const email = args.find((arg) => arg.includes("@") && !existsSync(arg)) ?? "";
      const files = args.filter((arg) => arg !== email);
      const user = await userByEmail(db, email.trim().toLowerCase());
      if (files.length === 0 || (!user && (await hasOwner(db)))) {
        throw new Error("Say what, and in whose name: import FILE... EMAIL");
      }
      const missing = files.filter((path) => !statSync(path, { throwIfNoEntry: false })?.isFile());
      if (missing.length > 0) throw new Error(`There is no file ${missing.join(", ")}.`);
      const chosen = files.map((path) => ({ name: basename(path), path }));
      const edition = readEdition(ROOT);
      using incoming = await readImport(db, edition, chosen);
      const { imported, pages, report, leftOut } = await runImport(
        db,
        edition,
        incoming,
        AS_IN_THE_FILE,
        { by: user?.id ?? null, at: Date.now() },
      );
      for (const { source, title, finding, notes } of report) {
        const words = notes.flatMap(({ says, details = [] }) => [says, ...details]);
        console.log([source, title, finding, ...words].filter((part) => part !== "").join(" · "));
      }
      if (leftOut.length > 0) console.log(`Not imported: ${leftOut.join(", ")}.`);
      const texts = pages === 0 ? "" : ` and the texts of ${pluralize(pages, "page")}`;
      console.log(`Imported: ${pluralize(imported, "post")}${texts}.`);
    }),

  async copy(settings, [target = ""]) {
    const url = target.includes("://") ? readPostgresUrl(target) : undefined;
    if (url === undefined && settings.databaseUrl === undefined) {
      throw new Error("A folder is for copying from PostgreSQL, with DATABASE_URL set.");
    }
    refuseMissing(settings);
    // Locked, since later writes of a running server would be missing in the copy.
    const release = lockDataFolder(settings);
    await withSite(settings, async (from) => {
      const to = await openDatabase({ dataFolder: resolve(target), databaseUrl: url });
      try {
        for (const { table, rows } of await copyDatabase(from, to))
          console.log(`${table}: ${rows}`);
        console.log("Copied, and compared row by row.");
      } finally {
        await to.close();
      }
    }).finally(release);
  },
};

/** Opens a database without migrating it: a backup before an upgrade must fit the old program. */
const withoutMigration = () => Promise.resolve();

/** For imports: creates the schema in an empty database, and refuses a database of another version. */
const migrateEmpty: typeof migrate = async (db, blob) =>
  (await appliedMigrations(db)).length === 0 ? migrate(db, blob) : refuseOther(db, blob);

/**
 * Runs work on an existing database. Only an import and the server's start create one. Only the server's start migrates
 * one to this version: otherwise a running server of an older version could not start again.
 */
async function withSite(
  settings: Settings,
  work: (database: OpenDatabase) => Promise<void>,
  prepare = refuseOther,
): Promise<void> {
  refuseMissing(settings);
  await withDatabase(settings, work, prepare);
}

async function withDatabase(
  settings: Settings,
  work: (database: OpenDatabase) => Promise<void>,
  prepare = migrateEmpty,
): Promise<void> {
  const database = await openDatabase(settings, undefined, prepare);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

async function printLink(
  db: Db,
  { origin, hasOrigin }: Settings,
  kind: "setup" | "reset",
  userId: string | null,
): Promise<void> {
  console.log((await makeLink(db, origin, kind, userId, Date.now())).link);
  if (!hasOrigin) console.error(`SITE_ORIGIN is not set, so this link leads to ${origin}.`);
}

async function* filesIn(folder: string, files: ReturnType<typeof textFiles>) {
  for await (const { name, text } of files) yield { file: join(resolve(folder), name), text };
}

/**
 * Runs a command of the server edition, which prints what it did or why it failed.
 *
 * @param environment what the settings are read from
 * @returns the program's status: 1 if it failed.
 */
export async function runCommand(
  [name = "", ...args]: readonly string[],
  environment: Parameters<typeof readSettings>[0],
): Promise<0 | 1> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command || args.includes("--help")) {
    console.log(USAGE);
    return command || ["", "help", "--help"].includes(name) ? 0 : 1;
  }
  try {
    const usage = misused(name, args);
    if (usage !== undefined) throw new Error(usage);
    await command(readSettings(environment), args);
    return 0;
  } catch (error) {
    console.error(problemWords(error));
    return 1;
  }
}
