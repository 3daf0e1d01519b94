import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { loadSite, type SiteHandler } from "../../server/site/load-site.ts";

/** How long the framework may take on a busy machine. */
export const BUILD_TIMEOUT_MS = 600_000;
const FOLDER = ".output-server";

/** Builds the site for the server edition, unless a build of the same sources exists. */
export function buildSite(): string {
  const env = {
    ...process.env,
    EDITION: "server",
    BUNDLE_DIR: FOLDER,
    OFFLINE_COPY: "off",
    // Vitest sets "test", which would build React for development and make Playwright build again.
    NODE_ENV: "production",
  };
  const build = spawnSync(process.execPath, ["publish/bundle/bundle.ts"], {
    env,
    encoding: "utf8",
  });
  if (build.status !== 0) {
    throw new Error(`The site could not be built for the server:\n${build.stderr}`);
  }
  return resolve(FOLDER);
}

/** The built site and the folder of its browser files. */
export async function builtSite(): Promise<{ site: SiteHandler; clientFolder: string }> {
  const folder = buildSite();
  return {
    site: await loadSite(join(folder, "server/index.js")),
    clientFolder: join(folder, "client"),
  };
}
