import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { freePort } from "#server/testing/child.ts";

/** Like the shipped unit, but without restarts, so that a failed start is visible. */
const SYSTEMCTL = `runs() { ps -o stat= -p "$(cat pid)" | grep -qv Z; }
case "$1" in
start) cd current && node_modules/.bin/node server/main.ts > ../log 2>&1 < /dev/null & echo $! > pid;;
stop) kill "$(cat pid)"; while runs; do sleep 0.1; done;;
is-failed) ! runs;;
esac`;

/** A simulated machine in a folder: a clone of this repository with three versions, and a fake systemd. */
export interface Machine {
  readonly dataFolder: string;
  readonly address: string;
  deploy(...args: readonly string[]): SpawnSyncReturns<string>;
  systemctl(verb: "start" | "stop"): void;
  remove(): void;
}

/**
 * Creates it: v1 is this checkout, v2 adds a migration, and v3 one that fails. Packages come from
 * this checkout instead of the registry.
 */
export async function makeMachine(): Promise<Machine> {
  const home = mkdtempSync(join(tmpdir(), "paddock-machine-"));
  const source = join(home, "source");
  const bin = join(home, "bin");
  const dataFolder = join(home, "data");
  const root = resolve(".");
  const port = String(await freePort());
  const env = {
    ...process.env,
    PATH: bin + delimiter + (process.env["PATH"] ?? ""),
    DEPLOY_HOME: home,
    ENVIRONMENT_FILE: join(home, "none"),
    DATA_DIR: dataFolder,
    PORT: port,
  };
  ok(spawnSync("git", ["clone", "--quiet", root, source], { encoding: "utf8" }));
  const git = (...args: string[]) => {
    const as = ["-c", "user.name=Drill", "-c", "user.email=drill@ranch.example"];
    ok(spawnSync("git", [...as, ...args], { cwd: source, encoding: "utf8" }));
  };
  const release = (version: string, afterwards: string) => {
    git("checkout", "--quiet", "v1");
    addStep(source, afterwards);
    git("add", "--all");
    git("commit", "--quiet", "--message", version);
    git("tag", version);
  };
  git("tag", "v1");
  release("v2", "");
  release("v3", 'throw new Error("this step does not work");');
  mkdirSync(bin);
  script(join(bin, "npm"), `ln -sfn "${join(root, "node_modules")}" node_modules`);
  script(join(bin, "systemctl"), `cd "${home}" || exit 1\n${SYSTEMCTL}`);
  return {
    dataFolder,
    address: `http://127.0.0.1:${port}`,
    deploy: (...args) =>
      spawnSync(process.execPath, ["scripts/deploy.mjs", ...args], {
        cwd: source,
        encoding: "utf8",
        env,
      }),
    systemctl: (verb) => void spawnSync(join(bin, "systemctl"), [verb], { env }),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Adds a migration to the program in a folder. */
function addStep(source: string, afterwards: string): void {
  const database = join(source, "server/database");
  writeFileSync(
    join(database, "migrations/9000-drill.ts"),
    `import type { Kysely } from "kysely";

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.createTable("drill").addColumn("id", "text").execute();
  ${afterwards}
}
`,
  );
  const file = join(database, "migrate.ts");
  const text = readFileSync(file, "utf8");
  const added = text
    .replace(/^import /m, 'import { up as drill } from "./migrations/9000-drill.ts";\nimport ')
    .replace(/^ {2}\};$/m, '    "9000-drill": { up: drill },\n  };');
  if (added.split("drill").length < 4) throw new Error(`The steps are not found in ${file}.`);
  writeFileSync(file, added);
}

function script(file: string, text: string): void {
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
}

function ok({ status, stderr }: SpawnSyncReturns<string>): void {
  if (status !== 0) throw new Error(stderr);
}
