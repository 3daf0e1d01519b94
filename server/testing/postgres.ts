import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A PostgreSQL server in a temporary folder, for tests. */
export interface TestPostgres {
  readonly url: (database: string) => string;
  createDatabase(name: string): string;
  /** Kills it with SIGKILL, like the out-of-memory killer. */
  kill(): void;
  /** Restarts it after a kill; it recovers from its log. */
  start(): Promise<void>;
  stop(): void;
}

interface TestPostgresOptions {
  /** Durable commits, as in production; off by default for speed. */
  readonly durable?: boolean;
  /** Certificate and key; if set, connections need TLS. */
  readonly tls?: { readonly certificate: string; readonly key: string };
}

/** Template database with the schema. */
export const TEMPLATE = "template_site";

/** Parallel test files keep a few connections per database. */
const SETTINGS = ["listen_addresses=127.0.0.1", "autovacuum=off", "max_connections=400"];
const NOT_DURABLE = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];
/** Below the system's ephemeral ports. */
const FIRST_PORT = 20_000;
const PORTS = 12_000;
const START_TRIES = 50;
const START_PAUSE_MS = 200;
const PROGRAM_FOLDERS = ["/usr/lib/postgresql", "/opt/homebrew/opt/postgresql/bin"];

/** Folder of PostgreSQL's programs; `undefined` if it is not installed. */
export function postgresPrograms(): string | undefined {
  const [debian = "", brew = ""] = PROGRAM_FOLDERS;
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  return [
    process.env["POSTGRES_BIN"],
    ...versions.map((version) => join(debian, version, "bin")),
    brew,
  ]
    .filter((folder) => folder !== undefined)
    .find((folder) => existsSync(join(folder, "initdb")));
}

/**
 * Creates a database cluster in a temporary folder and starts it. PostgreSQL refuses to run as root; then it
 * runs as the package's user `postgres`.
 */
export function startPostgres(programs: string, options: TestPostgresOptions = {}): TestPostgres {
  const folder = mkdtempSync(join(tmpdir(), "paddock-postgres-"));
  giveToPostgres(folder);
  const run = (program: string, ...args: string[]) => {
    const command = [join(programs, program), ...args];
    const [first = "", ...rest] = isRoot()
      ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", ...command]
      : command;
    execFileSync(first, rest, { cwd: folder, stdio: "pipe" });
  };
  const data = join(folder, "data");
  run(
    "initdb",
    "--pgdata",
    data,
    "--username=paddock",
    "--auth=trust",
    "--encoding=UTF8",
    // Debian always has this locale. Without one, as in an empty environment, the case of accented letters is unknown.
    ...(process.platform === "linux" ? ["--locale=C.UTF-8"] : []),
    "--no-sync",
  );
  if (options.tls) useTls(data, options.tls);
  let port = FIRST_PORT + (process.pid % PORTS);
  const given = [...SETTINGS, ...(options.durable ? [] : NOT_DURABLE)];
  const log = join(folder, "log");
  const start = () => {
    const flags = `-p ${port} -k ${folder} ${given.map((one) => `-c ${one}`).join(" ")}`;
    run("pg_ctl", "start", "--wait", "--pgdata", data, "--log", log, "--options", flags);
  };
  try {
    start();
  } catch {
    // The port may have been in use.
    port = FIRST_PORT + ((process.pid + PORTS / 2) % PORTS);
    start();
  }
  const url = (database: string) => `postgres://paddock@127.0.0.1:${port}/${database}`;
  return {
    url,
    createDatabase(name) {
      run("createdb", "--host", folder, "--port", String(port), "--username=paddock", name);
      return url(name);
    },
    kill() {
      process.kill(
        Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]),
        "SIGKILL",
      );
    },
    async start() {
      // Tries fail until the killed server's child processes have noticed that it is gone and exited.
      for (let tries = 1; ; tries += 1) {
        try {
          start();
          return;
        } catch (error) {
          if (tries === START_TRIES) throw error;
          await pause(START_PAUSE_MS);
        }
      }
    },
    stop() {
      run("pg_ctl", "stop", "--pgdata", data, "--mode=immediate", "--wait");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isRoot = () => process.getuid?.() === 0;

/** Makes PostgreSQL's user the owner of a folder. */
export function giveToPostgres(folder: string): void {
  if (isRoot()) chownSync(folder, Number(idOf("-u")), Number(idOf("-g")));
}

/** Requires TLS for all TCP connections. */
function useTls(data: string, { certificate, key }: { certificate: string; key: string }): void {
  const owner = statSync(data);
  for (const [name, text] of [
    ["server.crt", certificate],
    ["server.key", key],
  ] as const) {
    writeFileSync(join(data, name), text, { mode: 0o600 });
    chownSync(join(data, name), owner.uid, owner.gid);
  }
  appendFileSync(join(data, "postgresql.conf"), "ssl = on\n");
  writeFileSync(
    join(data, "pg_hba.conf"),
    "local all all trust\nhostssl all all 127.0.0.1/32 trust\n",
  );
}

function idOf(flag: "-u" | "-g"): string {
  return execFileSync("id", [flag, "postgres"], { encoding: "utf8" }).trim();
}
