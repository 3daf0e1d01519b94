// Plain JavaScript, because it runs on the machine's own Node (20 or newer) before anything is installed.
import { spawnSync } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const bin = join(root, "node_modules", ".bin");
export const windows = process.platform === "win32";

/** Prints the title, runs the command and prints how long it took. Exits if it fails, unless `allowFailure` is set. */
export function run(title, command, args, { env = {}, allowFailure = false, quiet = false } = {}) {
  if (title) console.log(`\n▸ ${title}`);
  const began = Date.now();
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: quiet ? "pipe" : "inherit",
    shell: windows,
    env: {
      ...process.env,
      PATH: bin + delimiter + (process.env.PATH ?? ""),
      // Halves the start time of our programs; tests start dozens.
      NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "node"),
      ...env,
    },
  });
  if (title) console.log(`  ${title}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  if (result.error && !allowFailure) {
    console.error(`Could not run ${command}: ${result.error.message}`);
    process.exit(1);
  }
  if (result.status !== 0 && !allowFailure) process.exit(result.status ?? 1);
  return result.status ?? 1;
}
