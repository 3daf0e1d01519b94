import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A PostgreSQL of its own in a temporary folder, for tests. */
export interface TestPostgres {
  readonly url: (database: string) => string;
  createDatabase(name: string): string;
  stop(): void;
}

/** The database that test files copy, which has the whole schema. */
export const TEMPLATE = "template_site";

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
export function startPostgres(programs: string): TestPostgres {
  const folder = mkdtempSync(join(tmpdir(), "paddock-postgres-"));
  const root = process.getuid?.() === 0;
  if (root) chownSync(folder, Number(idOf("-u")), Number(idOf("-g")));
  const run = (program: string, ...args: string[]) => {
    const command = [join(programs, program), ...args];
    const [first = "", ...rest] = root
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
  const port = 20_000 + (process.pid % 30_000);
  // Nothing has to last; files that run side by side keep a few connections for each database.
  const settings = [
    "listen_addresses=127.0.0.1",
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
    "autovacuum=off",
    "max_connections=400",
  ];
  const options = `-p ${port} -k ${folder} ${settings.map((one) => `-c ${one}`).join(" ")}`;
  run(
    "pg_ctl",
    "start",
    "--wait",
    "--pgdata",
    data,
    "--log",
    join(folder, "log"),
    "--options",
    options,
  );
  const url = (database: string) => `postgres://paddock@127.0.0.1:${port}/${database}`;
  return {
    url,
    createDatabase(name) {
      run("createdb", "--host", folder, "--port", String(port), "--username=paddock", name);
      return url(name);
    },
    stop() {
      run("pg_ctl", "stop", "--pgdata", data, "--mode=immediate", "--wait");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idOf(flag: "-u" | "-g"): string {
  return execFileSync("id", [flag, "postgres"], { encoding: "utf8" }).trim();
}
