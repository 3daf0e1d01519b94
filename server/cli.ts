import { readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { makeLink } from "./accounts/links.ts";
import { hasOwner, userByEmail } from "./accounts/users.ts";
import { backUp, checkFile, listBackups, restoreBackup } from "./database/backup.ts";
import { copyDatabase } from "./database/copy.ts";
import { lockDataFolder, DATABASE_FILE, type OpenDatabase, openDatabase } from "./database/open.ts";
import { refuseNewer, appliedMigrations } from "./database/migrate.ts";
import { databaseProblem } from "./database/problem.ts";
import { recordTime } from "./database/site-settings.ts";
import { ApiError } from "./http/api/api-error.ts";
import { versionOf } from "./operations/version.ts";
import { readSettings, type Settings } from "./settings.ts";
import { exportZip } from "./transfer/export.ts";
import { readImport, runImport } from "./transfer/import.ts";

const USAGE = `Commands of the server edition (npm run server -- COMMAND):

  setup                 print a link for creating the first account
  reset EMAIL           print a link for setting a new password; two-step sign-in stays on
  backup                write a verified copy of the database to DATA_DIR/backups
  backups               list the copies
  restore FILE          replace the database with a copy (stop the server first)
  version               show the versions of the program and the database
  check [FILE]          check the integrity of the database or of a copy
  export FILE.zip       write posts, pictures and redirects to a zip
  import FILE EMAIL     import a zip, Markdown, Ghost or WordPress file on behalf of an account
  copy URL              copy the whole site into the empty PostgreSQL database at URL (or, with
                        DATABASE_URL set and a folder for URL, back into a file)
`;

type Command = (settings: Settings, args: readonly string[]) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = {
  setup: (settings) =>
    withDatabase(settings, async ({ db }) => {
      if (await hasOwner(db)) throw new Error("There is an owner already. Use: reset EMAIL");
      console.log((await makeLink(db, settings.origin, "setup", null, Date.now())).link);
    }),

  reset: (settings, [email = ""]) =>
    withDatabase(settings, async ({ db }) => {
      const user = await userByEmail(db, email.trim().toLowerCase());
      if (!user) throw new Error(`Nobody has the address “${email}”.`);
      console.log((await makeLink(db, settings.origin, "reset", user.id, Date.now())).link);
    }),

  backup: (settings) =>
    withDatabase(settings, async ({ db, file }) => {
      if (!file) throw new Error("PostgreSQL is backed up with its own pg_dump (docs/server.md).");
      console.log(await backUp(file, settings.dataFolder, Date.now()));
      await recordTime(db, "backup", Date.now());
    }),

  async backups({ dataFolder }) {
    console.log(listBackups(dataFolder).join("\n") || "There is no backup yet.");
    return Promise.resolve();
  },

  async restore({ dataFolder }, [file]) {
    if (!file) throw new Error("Say which file: restore FILE");
    const release = lockDataFolder(dataFolder);
    try {
      const before = await restoreBackup(resolve(file), dataFolder, Date.now());
      console.log(`Restored.${before ? ` The database that was there is now ${before}` : ""}`);
    } finally {
      release();
    }
  },

  async version(settings) {
    console.log(`This program: ${versionOf(resolve(import.meta.dirname, ".."))}`);
    const database = await openDatabase(settings, undefined, refuseNewer);
    console.log(`The database: ${(await appliedMigrations(database.db)).at(-1) ?? "empty"}`);
    await database.close();
  },

  async check({ dataFolder }, [file = join(dataFolder, DATABASE_FILE)]) {
    checkFile(resolve(file));
    console.log(`${file} is whole.`);
    return Promise.resolve();
  },

  export: (settings, [file]) =>
    withDatabase(settings, async ({ db }) => {
      if (!file) throw new Error("Say where to: export FILE.zip");
      writeFileSync(file, await exportZip(db, Date.now()));
      console.log(`Everything is in ${file}, without passwords and subscribers.`);
    }),

  import: (settings, [file, email = ""]) =>
    withDatabase(settings, async ({ db }) => {
      const user = await userByEmail(db, email.trim().toLowerCase());
      if (!file || !user) throw new Error("Say what, and in whose name: import FILE EMAIL");
      const incoming = await readImport(db, basename(file), readFileSync(file));
      const none = new Set<number>();
      const choice = { as: "published", skip: none, replace: none } as const;
      const { imported, report } = await runImport(db, incoming, choice, user.id, Date.now());
      for (const { source, finding, notes } of report)
        console.log([source, finding, ...notes].join(" · "));
      console.log(`${imported} posts were imported.`);
    }),

  async copy(settings, [target]) {
    if (!target) throw new Error("Say where to: copy postgres://… or copy FOLDER");
    // A running server's later writes would be lost.
    const release =
      settings.databaseUrl === undefined ? lockDataFolder(settings.dataFolder) : () => {};
    await withDatabase(settings, async (from) => {
      const url = /^postgres(?:ql)?:/.test(target) ? target : undefined;
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

async function withDatabase(
  settings: Settings,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(settings);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

const [name = "", ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command) {
  console.log(USAGE);
  process.exit(name === "" || name === "help" ? 0 : 1);
}
try {
  await command(readSettings(process.env), args);
} catch (error) {
  const own = error instanceof ApiError || error instanceof Error ? error.message : String(error);
  console.error(databaseProblem(error) ?? own);
  process.exit(1);
}
