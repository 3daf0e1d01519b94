import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { bundleWhenNeeded } from "./bundle/when-needed.ts";
import { hashOf } from "./hash-of.ts";

/*
 * The first half of the build: the browser's bundle and the request handler, by the framework's own
 * command. Posts are no part of it, so most builds find the last one as it has to be.
 */
const folder = resolve(process.env.BUNDLE_DIR ?? ".output");
/** Left to itself the bundler takes 560 MiB, more than 5,000 posts; it needs two thirds of that. */
const LITTLE_MEMORY = ["--max-semi-space-size=4", "--max-old-space-size=256"];
const command = [...LITTLE_MEMORY, "node_modules/@react-router/dev/bin.cjs", "build"];
const made = await bundleWhenNeeded({
  root: process.cwd(),
  folder,
  record: join(".cache", `bundle-${hashOf(folder)}.txt`),
  settings: process.env,
  async make() {
    const { status } = spawnSync(process.execPath, command, { stdio: "inherit" });
    if (status !== 0) process.exit(status ?? 1);
    // Brings the bundler along, which most builds do not need.
    const { writeScripts } = await import("./bundle/scripts.ts");
    await writeScripts(folder, process.env.BASE_PATH ?? "/");
  },
});
if (!made) console.log("The bundle is kept: nothing that it is made from has changed.");
