// `npm run start:server`: from a fresh clone to the server edition.
import { install } from "./install/install.mjs";
import { run } from "./run.mjs";

install();
run("Checking the settings", "node", ["server/before-start.ts"]);
const port = process.env.PORT || "4322";
const settings = {
  EDITION: "server",
  // One folder per port, so that a second start does not delete what the first one serves.
  BUNDLE_DIR: `.output-server-${port}`,
  OFFLINE_COPY: "off",
  SITE_ORIGIN: process.env.SITE_ORIGIN || `http://localhost:${port}`,
};
run("Building the site", "vite", ["build", "--logLevel", "warn"], { env: settings });
// Settings for little memory (docs/server.md): frequent garbage collection, and few malloc arenas.
const node = ["--max-semi-space-size=8", "--heap-growing-percent=20", "server/main.ts"];
const env = { MALLOC_ARENA_MAX: "2", ...settings };
run("Starting the server (stop with Ctrl+C)", "node", node, { env });
