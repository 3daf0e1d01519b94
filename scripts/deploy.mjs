// `npm run deploy -- VERSION`, on a machine where systemd runs the server: prepares a version beside the
// running one, makes a backup, switches, and rolls back if the new version does not come up.
// `npm run deploy -- --back` rolls back to the previous version, `-- --run COMMAND` runs a command of the running
// version with the server's settings. See docs/operating/upgrade.md and one-machine.md.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "./run.mjs";
import { serverAddress } from "./server-address.mjs";

const home = process.env.DEPLOY_HOME || dirname(root);
const environmentFile = process.env.ENVIRONMENT_FILE || "/etc/first-paddock.env";
const service = process.env.SERVICE || "first-paddock";
const link = join(home, "current");
/** For `--back`: the previous release, and the backup made before the switch. */
const record = join(home, "deployed.json");
const releases = join(home, "releases");
const dumps = join(home, "backups");
/** PostgreSQL dumps to keep. The server itself limits the backups of a database file. */
const DUMPS_KEPT = 5;
const READY_WITHIN_MS = 60_000;

if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);

/** An error that the operator can fix. */
class Refusal extends Error {}

function run(command, args, { cwd = root, owner, env = {}, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", quiet ? "pipe" : "inherit", "inherit"],
    env: { ...process.env, ...env },
    ...owner,
  });
  if (result.error || result.status !== 0) {
    throw new Refusal(`This failed: ${command} ${args.join(" ")}`);
  }
  return result.stdout?.trim() ?? "";
}

/** The owner of the data folder, so that new files in it belong to the server's user. */
function dataOwner() {
  const folder = process.env.DATA_DIR || "data";
  if (process.getuid?.() !== 0 || !existsSync(folder)) return undefined;
  const { uid, gid } = statSync(folder);
  return { uid, gid };
}

/** Runs a command of a release's own CLI. */
function program(release, args, quiet = true) {
  const node = join(release, "node_modules/.bin/node");
  return run(node, ["server/cli.ts", ...args], { cwd: release, owner: dataOwner(), quiet });
}

/** Installs and builds a version in its own folder while the current one keeps running. */
function prepare(version) {
  run("git", ["fetch", "--quiet", "--tags", "--all"]);
  const commit = commitOf(version);
  const release = join(releases, `${version.replaceAll("/", "-")}-${commit.slice(0, 9)}`);
  if (existsSync(join(release, ".prepared"))) return release;
  run("git", ["worktree", "prune"]);
  rmSync(release, { recursive: true, force: true });
  mkdirSync(releases, { recursive: true });
  run("git", ["worktree", "add", "--force", "--detach", release, commit]);
  run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: release });
  run(
    join(release, "node_modules/.bin/node"),
    ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"],
    {
      cwd: release,
      env: {
        EDITION: "server",
        BUNDLE_DIR: ".output-server",
        OFFLINE_COPY: "off",
        NODE_ENV: "production",
      },
    },
  );
  writeFileSync(join(release, ".prepared"), "");
  return release;
}

/** The commit that a version names: a tag, a branch as it was fetched, or a commit. */
function commitOf(version) {
  for (const name of [`refs/tags/${version}`, `refs/remotes/origin/${version}`, version]) {
    const args = ["rev-parse", "--verify", "--quiet", `${name}^{commit}`];
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  throw new Refusal(`There is no version ${version}.`);
}

/** Backs up the data before anything changes it. @returns the backup's file. */
function backUp(release) {
  const url = process.env.DATABASE_URL;
  if (!url) return program(release, ["backup"]).split("\n").at(-1);
  mkdirSync(dumps, { recursive: true, mode: 0o700 });
  const file = join(dumps, `${new Date().toISOString().replace(/[-:]|\.\d+/g, "")}.dump`);
  // The password stays off the command line, which every local user can read.
  const address = new URL(url);
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = "";
  const args = ["--format=custom", "--compress=1", `--file=${file}`, address.href];
  run("pg_dump", args, { env: { PGPASSWORD } });
  return file;
}

/** Deletes what no rollback needs: all releases but the given ones, and all but the newest dumps. */
function forgetOld(kept) {
  for (const name of readdirSync(releases)) {
    const release = join(releases, name);
    if (!kept.includes(release)) rmSync(release, { recursive: true });
  }
  const made = existsSync(dumps) ? readdirSync(dumps) : [];
  const old = made.filter((name) => name.endsWith(".dump")).toSorted();
  for (const name of old.slice(0, -DUMPS_KEPT)) rmSync(join(dumps, name));
}

/** Switches atomically, by renaming a symbolic link. */
function switchTo(release) {
  const fresh = `${link}.new`;
  rmSync(fresh, { force: true });
  symlinkSync(release, fresh);
  renameSync(fresh, link);
}

async function comesUp() {
  const address = `${serverAddress(process.env)}/api/ready`;
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await pause(250)) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return true;
    // Stop waiting if the start has failed permanently.
    if (spawnSync("systemctl", ["is-failed", "--quiet", service]).status === 0) return false;
  }
  return false;
}

/** Runs a step while the service is stopped, and starts it again whatever happens. */
function whileStopped(step) {
  run("systemctl", ["stop", service]);
  try {
    return step();
  } finally {
    run("systemctl", ["start", service]);
  }
}

/** Whether a version can run on the database as it is now. */
function fitsDatabase(release) {
  const node = join(release, "node_modules/.bin/node");
  const { status } = spawnSync(node, ["server/cli.ts", "version"], { cwd: release });
  return status === 0;
}

async function rollBack({ before, backup }, mayRestore) {
  const fits = fitsDatabase(before);
  if (!fits && process.env.DATABASE_URL)
    throw new Refusal(
      `Nothing was changed. The newer version has changed the database: docs/operating/upgrade.md says how to go back with ${backup}`,
    );
  if (!fits && !mayRestore) {
    const hours = Math.round((Date.now() - statSync(backup).mtimeMs) / 3_600_000);
    throw new Refusal(
      `Nothing was changed. The newer version has changed the database. Going back puts the backup from before it in place, which is ${hours} hours old, and sets aside what was written since: npm run deploy -- --back --yes`,
    );
  }
  const aside = whileStopped(() => {
    const kept = fits ? undefined : program(before, ["restore", backup]).split(" ").at(-1);
    switchTo(before);
    return kept;
  });
  if (!(await comesUp()))
    throw new Refusal(`${basename(before)} does not come up either: journalctl -u ${service}`);
  console.log(
    fits
      ? `Back at ${basename(before)}. The database fits it as it is.`
      : `Back at ${basename(before)}, with the database of ${backup}. What was written since is in ${aside}`,
  );
}

async function deploy(version) {
  const release = prepare(version);
  const before = existsSync(link) ? readlinkSync(link) : undefined;
  if (before === undefined) {
    switchTo(release);
    console.log(`${version} is ready. Start it: systemctl enable --now ${service}`);
    return;
  }
  if (before === release) throw new Refusal(`${version} is already running.`);
  const backup = backUp(before);
  console.log(`The backup is ${backup}`);
  writeFileSync(record, JSON.stringify({ before, backup }));
  whileStopped(() => switchTo(release));
  if (await comesUp()) {
    forgetOld([release, before]);
    console.log(`${version} runs. Back, if need be: npm run deploy -- --back`);
    return;
  }
  console.error(`${version} does not come up: journalctl -u ${service}. Going back.`);
  // No confirmation is needed: the backup was made a moment ago.
  await rollBack({ before, backup }, true);
  process.exitCode = 1;
}

try {
  const [version, ...command] = process.argv.slice(2);
  if (!version) throw new Refusal("Say which version: npm run deploy -- VERSION, or --back");
  if (version === "--run") program(readlinkSync(link), command, false);
  else if (version !== "--back") await deploy(version);
  else if (existsSync(record))
    await rollBack(JSON.parse(readFileSync(record, "utf8")), process.argv.includes("--yes"));
  else throw new Refusal("There is no earlier version to go back to.");
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
