import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { pluralize } from "../app/domain/plural.ts";
import { makeLink } from "./accounts/links.ts";
import { hasOwner, userByEmail } from "./accounts/users.ts";
import { turnOffSecondFactor } from "./accounts/signing-in/second-factor.ts";
import { backUp, checkFile, listBackups, restoreBackup } from "./database/backup.ts";
import { copyDatabase } from "./database/copy.ts";
import {
  lockDataFolder,
  DATABASE_FILE,
  type OpenDatabase,
  openDatabase,
  refuseMissing,
} from "./database/open.ts";
import { refuseNewer, appliedMigrations } from "./database/migrate.ts";
import { databaseProblem } from "./database/problem.ts";
import { recordTime } from "./database/site-settings.ts";
import { ApiError } from "./http/api-error.ts";
import { versionOf } from "./operations/version.ts";
import { readSettings, type Settings } from "./settings.ts";
import { textFiles } from "./texts/copies.ts";
import { readEdition } from "./texts/edition.ts";
import { exportZip } from "./transfer/export.ts";
import { AS_IN_THE_FILE, runImport } from "./transfer/import.ts";
import { readImport } from "./transfer/read-import.ts";
import { writeWhole } from "./transfer/write-whole.ts";

const USAGE = `Commands of the server edition (npm run server -- COMMAND):

  setup                 print a link for creating the first account
  reset EMAIL           print a link for setting a new password; two-step sign-in stays on
  second-factor-off EMAIL
                        turn off two-step sign-in and passkeys for somebody who lost them
  backup                write a verified copy of the database to DATA_DIR/backups
  backups               list the copies
  restore FILE          replace the database with a copy (stop the server first)
  version               show the versions of the program and the database
  check [FILE]          check the integrity of the database or of a copy
  export FILE.zip [with-subscribers]
                        write a copy of the site to a zip: posts, pictures, redirects
  texts [FOLDER]        write the texts of pages and the settings, as readers see them, over the files of
                        FOLDER/content (of this checkout, if it is left out)
  import FILE... [EMAIL]
                        import a copy of a site, a zip of its content folder, Markdown files, or a Ghost or
                        WordPress export with a zip of its pictures, on behalf of an account (without one, before there is any)
  copy URL              copy the whole site into the empty PostgreSQL database at URL (or, with
                        DATABASE_URL set and a folder for URL, back into a file)
`;

const OF_POSTGRES =
  "DATABASE_URL is set: PostgreSQL is backed up, restored and checked with its own tools (docs/operating/backup.md). For the file in DATA_DIR, leave DATABASE_URL out.";

type Command = (settings: Settings, args: readonly string[]) => Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = {
  setup: (settings) =>
    withSite(settings, async ({ db }) => {
      if (await hasOwner(db)) throw new Error("There is an owner already. Use: reset EMAIL");
      console.log((await makeLink(db, settings.origin, "setup", null, Date.now())).link);
    }),

  reset: (settings, [email = ""]) =>
    withSite(settings, async ({ db }) => {
      const user = await userByEmail(db, email.trim().toLowerCase());
      if (!user) throw new Error(`Nobody has the address “${email}”.`);
      console.log((await makeLink(db, settings.origin, "reset", user.id, Date.now())).link);
    }),

  "second-factor-off": (settings, [email = ""]) =>
    withSite(settings, async ({ db }) => {
      if (!(await turnOffSecondFactor(db, email.trim().toLowerCase(), Date.now())))
        throw new Error(`Nobody with two-step sign-in or passkeys has the address “${email}”.`);
      console.log(
        "It is off; the audit log says so. Sign in with the password, and turn it on anew.",
      );
    }),

  backup: (settings) =>
    withSite(
      settings,
      async ({ db, file }) => {
        if (!file) throw new Error(OF_POSTGRES);
        console.log(await backUp(file, settings.dataFolder, Date.now()));
        await recordTime(db, "backup", Date.now());
      },
      asItIs,
    ),

  async backups({ dataFolder }) {
    console.log(listBackups(dataFolder).join("\n") || "There is no backup yet.");
    return Promise.resolve();
  },

  async restore({ dataFolder, databaseUrl }, [file]) {
    if (databaseUrl !== undefined) throw new Error(OF_POSTGRES);
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
    return Promise.resolve();
  },

  export: (settings, [file, option = ""]) =>
    withSite(settings, async ({ db }) => {
      if (!file) throw new Error("Say where to: export FILE.zip");
      const subscribers = option === "with-subscribers";
      const zip = exportZip(db, Date.now(), {
        subscribers,
        picturesFolder: settings.picturesFolder,
        edition: readEdition(join(import.meta.dirname, "..")),
      });
      await writeWhole(file, zip);
      const without = subscribers ? "accounts" : "accounts and subscribers";
      console.log(`A copy of the site is in ${file}, without ${without}.`);
    }),

  texts: (settings, [folder = join(import.meta.dirname, "..")]) =>
    withSite(settings, async ({ db }) => {
      const edition = readEdition(join(import.meta.dirname, ".."));
      for await (const { name, text } of textFiles(db, edition)) {
        const file = join(resolve(folder), name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
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
      const edition = readEdition(join(import.meta.dirname, ".."));
      using incoming = await readImport(db, edition, chosen);
      const { imported, pages, report, leftOut } = await runImport(
        db,
        edition,
        incoming,
        AS_IN_THE_FILE,
        user?.id ?? null,
        Date.now(),
      );
      for (const { source, title, finding, notes } of report) {
        const words = notes.flatMap(({ says, details = [] }) => [says, ...details]);
        console.log([source, title, finding, ...words].filter((part) => part !== "").join(" · "));
      }
      if (leftOut.length > 0) console.log(`Not imported: ${leftOut.join(", ")}.`);
      const texts = pages === 0 ? "" : ` and the texts of ${pluralize(pages, "page")}`;
      console.log(`Imported: ${pluralize(imported, "post")}${texts}.`);
    }),

  async copy(settings, [target]) {
    if (!target) throw new Error("Say where to: copy postgres://… or copy FOLDER");
    refuseMissing(settings);
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

/** Opens a database without migrating it: a backup before an upgrade must fit the old program. */
const asItIs = () => Promise.resolve();

/** Only an import, and the server's start, make a database. */
async function withSite(...[settings, ...rest]: Parameters<typeof withDatabase>): Promise<void> {
  refuseMissing(settings);
  await withDatabase(settings, ...rest);
}

async function withDatabase(
  settings: Settings,
  work: (database: OpenDatabase) => Promise<void>,
  prepare?: Parameters<typeof openDatabase>[2],
): Promise<void> {
  const database = await openDatabase(settings, undefined, prepare);
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
