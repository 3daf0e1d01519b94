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

/** Its own PostgreSQL in a temporary folder, for tests. */
export interface TestPostgres {
  readonly url: (database: string) => string;
  createDatabase(name: string): string;
  /** Kills it with SIGKILL, as a machine that runs out of memory does. */
  kill(): void;
  /** Starts it anew after it was killed; it repairs itself from its log. */
  start(): Promise<void>;
  stop(): void;
}

export interface TestPostgresOptions {
  /** Acknowledges only what outlasts a kill, as in production; else nothing has to last. */
  readonly durable?: boolean;
  /** Certificate and key for TLS; connections without it are refused then. */
  readonly tls?: { readonly certificate: string; readonly key: string };
}

/** The database that test files copy, which has the whole schema. */
export const TEMPLATE = "template_site";

/** Files of tests that run side by side keep a few connections for each database. */
const SETTINGS = ["listen_addresses=127.0.0.1", "autovacuum=off", "max_connections=400"];
const FORGETFUL = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];
/** Below the ports that the system gives to outgoing connections. */
const FIRST_PORT = 20_000;
const PORTS = 12_000;
const START_TRIES = 50;
const START_PAUSE_MS = 200;
const KNOWN = ["/usr/lib/postgresql", "/opt/homebrew/opt/postgresql/bin"];

/** The folder of PostgreSQL's programs; `undefined` where it is not installed. */
export function postgresPrograms(): string | undefined {
  const [debian = "", brew = ""] = KNOWN;
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
 * Makes a database cluster in a temporary folder and starts it. PostgreSQL refuses to run as root:
 * there it runs as the user `postgres`, whom the package brings.
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
    "--no-sync",
  );
  if (options.tls) useTls(data, options.tls);
  let port = FIRST_PORT + (process.pid % PORTS);
  const given = [...SETTINGS, ...(options.durable ? [] : FORGETFUL)];
  const log = join(folder, "log");
  const start = () => {
    const flags = `-p ${port} -k ${folder} ${given.map((one) => `-c ${one}`).join(" ")}`;
    run("pg_ctl", "start", "--wait", "--pgdata", data, "--log", log, "--options", flags);
  };
  try {
    start();
  } catch {
    // Another process may have had that port.
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
      // Its children end by themselves when they see that their parent is gone, and not before.
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

/** Gives a folder to the user that PostgreSQL runs as. */
export function giveToPostgres(folder: string): void {
  if (isRoot()) chownSync(folder, Number(idOf("-u")), Number(idOf("-g")));
}

/** Every connection from another program comes over TLS then. */
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
