import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentHash } from "../../app/backend/files/content-hash.ts";
import { hashTree } from "./hash-tree.ts";
import { writeNotices } from "./notices.ts";

/*
 * Has the framework make the browser's bundle and the request handler, unless the last ones were made
 * from the same. Posts are no part of them, so most exports begin with what is there.
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
/** Left to itself the bundler takes 560 MiB, more than 5,000 posts; it needs two thirds of that. */
const LITTLE_MEMORY = ["--max-semi-space-size=4", "--max-old-space-size=256"];

const inputs = hashTree(settings, INPUTS);
const last = existsSync(record) ? readFileSync(record, "utf8") : "";
if (last === inputs && existsSync(join(folder, "server/index.js"))) {
  console.log("The bundle is kept: nothing that it is made from has changed.");
} else {
  // A bundle that fails half way must not count as the last one.
  rmSync(record, { force: true });
  const command = [
    ...LITTLE_MEMORY,
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
