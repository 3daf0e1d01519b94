// `npm run deploy -- VERSION`, on a machine where systemd runs the server: prepares a version beside the
// running one, makes a backup, switches, and rolls back if the new version does not come up.
// `npm run deploy -- --back` rolls back to the previous version. See docs/operating/upgrade.md.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
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

const home = process.env.DEPLOY_HOME || dirname(root);
const environmentFile = process.env.ENVIRONMENT_FILE || "/etc/first-paddock.env";
const service = process.env.SERVICE || "first-paddock";
const link = join(home, "current");
/** For `--back`: the previous release, and the backup made before the switch. */
const record = join(home, "deployed.json");
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
  const release = join(home, "releases", version.replaceAll("/", "-"));
  if (existsSync(join(release, ".prepared"))) return release;
  run("git", ["fetch", "--quiet", "--tags", "--all"]);
  run("git", ["worktree", "prune"]);
  rmSync(release, { recursive: true, force: true });
  mkdirSync(dirname(release), { recursive: true });
  run("git", ["worktree", "add", "--force", "--detach", release, version]);
  run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: release });
  run(join(release, "node_modules/.bin/node"), ["publish/bundle/bundle.ts"], {
    cwd: release,
    env: {
      EDITION: "server",
      BUNDLE_DIR: ".output-server",
      OFFLINE_COPY: "off",
      NEWSLETTER: process.env.SMTP_URL ? "on" : "off",
    },
  });
  writeFileSync(join(release, ".prepared"), "");
  return release;
}

/** Backs up the data before anything changes it. @returns the backup's file. */
function backUp(release) {
  const url = process.env.DATABASE_URL;
  if (!url) return program(release, ["backup"]).split("\n").at(-1);
  const folder = join(home, "backups");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${new Date().toISOString().replace(/[-:]|\.\d+/g, "")}.dump`);
  run("pg_dump", ["--format=custom", "--compress=1", `--file=${file}`, url]);
  return file;
}

function restore(release, backup) {
  const url = process.env.DATABASE_URL;
  if (!url) program(release, ["restore", backup], false);
  else
    run("pg_restore", [
      "--clean",
      "--if-exists",
      "--single-transaction",
      `--dbname=${url}`,
      backup,
    ]);
}

/** Switches atomically, by renaming a symbolic link. */
function switchTo(release) {
  const fresh = `${link}.new`;
  rmSync(fresh, { force: true });
  symlinkSync(release, fresh);
  renameSync(fresh, link);
}

async function comesUp() {
  const address = `http://127.0.0.1:${process.env.PORT || "4322"}/api/ready`;
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await pause(250)) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return true;
    // Stop waiting if the start has failed permanently.
    if (spawnSync("systemctl", ["is-failed", "--quiet", service]).status === 0) return false;
  }
  return false;
}

async function rollBack({ before, backup }) {
  run("systemctl", ["stop", service]);
  let isCompatible = true;
  try {
    program(before, ["version"]);
  } catch {
    isCompatible = false;
  }
  // Restore only if the newer version migrated the database, so that no data is lost needlessly.
  if (!isCompatible) restore(before, backup);
  switchTo(before);
  run("systemctl", ["start", service]);
  if (!(await comesUp()))
    throw new Refusal(`${basename(before)} does not come up either: journalctl -u ${service}`);
  console.log(
    isCompatible
      ? `Back at ${basename(before)}. The database fits it as it is.`
      : `Back at ${basename(before)}, with the database of ${backup}. What was written since is in the file that was set aside.`,
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
  if (before === release) throw new Refusal(`${version} runs already.`);
  const backup = backUp(before);
  console.log(`The backup is ${backup}`);
  run("systemctl", ["stop", service]);
  switchTo(release);
  writeFileSync(record, JSON.stringify({ before, backup }));
  run("systemctl", ["start", service]);
  if (await comesUp()) {
    console.log(`${version} runs. Back, if need be: npm run deploy -- --back`);
    return;
  }
  console.error(`${version} does not come up: journalctl -u ${service}. Going back.`);
  await rollBack({ before, backup });
  process.exitCode = 1;
}

try {
  const [version] = process.argv.slice(2);
  if (!version) throw new Refusal("Say which version: npm run deploy -- VERSION, or --back");
  if (version !== "--back") await deploy(version);
  else if (existsSync(record)) await rollBack(JSON.parse(readFileSync(record, "utf8")));
  else throw new Refusal("No version was there before.");
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
