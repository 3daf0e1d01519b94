import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { loadSite, type SiteHandler } from "#server/site/load-site.ts";

/** How long the build may take on a busy machine. */
export const BUILD_TIMEOUT_MS = 600_000;
const FOLDER = ".output-server";

/** Builds the site for the server edition. @param more other settings. @returns the build's folder. */
export function buildSite(more: Readonly<Record<string, string>> = {}): string {
  const env = {
    ...process.env,
    EDITION: "server",
    BUNDLE_DIR: FOLDER,
    OFFLINE_COPY: "off",
    // Vitest sets "test", for which Vite would build React for development.
    NODE_ENV: "production",
    ...more,
  };
  const command = ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"];
  const build = spawnSync(process.execPath, command, { env, encoding: "utf8" });
  if (build.status !== 0) throw new Error(`The site could not be built:\n${build.stderr}`);
  return resolve(env.BUNDLE_DIR);
}

/** The site that `one-build.ts` built for all files, and the folder of its browser files. */
export async function builtSite(): Promise<{ site: SiteHandler; clientFolder: string }> {
  const folder = resolve(FOLDER);
  return {
    site: await loadSite(join(folder, "server/site.js")),
    clientFolder: join(folder, "client"),
  };
}
