import { spawnSync } from "node:child_process";
import { ROOT } from "../folders.ts";

const QUIET = { NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1", CI: "1" };

export const environment = (more: Record<string, string> = {}) => ({
  ...process.env,
  PATH: `${ROOT}/node_modules/.bin:${process.env.PATH ?? ""}`,
  ...QUIET,
  ...more,
});

/**
 * Runs a command silently.
 *
 * @throws Error with the command's last lines, if it fails.
 */
export function runCommand(
  command: string,
  args: readonly string[],
  folder: string,
  more: Record<string, string> = {},
): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    env: environment(more),
  });
  if (status === 0) return;
  const last = `${stdout}${stderr}`.trim().split("\n").slice(-8).join("\n");
  throw new Error(`${command} ${args.join(" ")} failed:\n${last}`);
}
