import { existsSync } from "node:fs";

/** Debian's paths; tests in the headless shell take less than half the time. */
const PLACES = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The browser for tests. `npm test` passes the one it found (scripts/install/chromium.mjs). */
export const CHROMIUM_PATH =
  process.env.CHROMIUM_PATH || PLACES.find((path) => existsSync(path)) || "chromium";

/** Launches Chromium without its own network traffic. @param more further switches, for one test. */
export const launchOptions = (...more: readonly string[]) => ({
  executablePath: CHROMIUM_PATH,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    // One process less saves a tenth of a test's time.
    "--in-process-gpu",
    // No new process for a page that opens or goes to another site, which would double its time.
    "--renderer-process-limit=1",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    ...more,
  ],
});
