import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentHash } from "../../app/backend/files/content-hash.ts";
import { hashTree } from "./hash-tree.ts";
import { writeNotices } from "./notices.ts";

/*
 * Builds the browser bundle and the request handler, unless their inputs are unchanged since the last build.
 * Posts are not among the inputs, so most exports reuse the last build.
 */
const folder = resolve(process.env.BUNDLE_DIR ?? ".output");
const record = join(".cache", `bundle-${contentHash(folder)}.txt`);
const INPUTS = [
  "app",
  "publish",
  "content/site.ts",
  "public",
  "vite",
  "react-router.config.ts",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
  "node_modules/.package-lock.json",
  "tsconfig.json",
];
const { BASE_PATH, EDITION, NEWSLETTER, NODE_ENV, OFFLINE_COPY, SITE_ORIGIN } = process.env;
const settings = [
  process.version,
  BASE_PATH,
  EDITION,
  NEWSLETTER,
  NODE_ENV,
  OFFLINE_COPY,
  SITE_ORIGIN,
];
/** Without limits the bundler takes 560 MiB, more than 5,000 posts do; it runs as well in two thirds of that. */
const MEMORY_LIMITS = ["--max-semi-space-size=4", "--max-old-space-size=256"];

const inputs = hashTree(settings, INPUTS);
const last = existsSync(record) ? readFileSync(record, "utf8") : "";
if (last === inputs && existsSync(join(folder, "server/index.js"))) {
  console.log("The bundle is up to date.");
} else {
  // A failed build must not count as up to date.
  rmSync(record, { force: true });
  const command = [
    ...MEMORY_LIMITS,
    "node_modules/@react-router/dev/bin.cjs",
    "build",
    "--logLevel",
    "warn",
  ];
  const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  writeNotices(join(folder, "client"));
  mkdirSync(".cache", { recursive: true });
  writeFileSync(record, inputs);
}
