import { existsSync } from "node:fs";

/** Debian's paths; the headless shell takes less than half the time. */
const PLACES = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The browser for tests. `npm test` passes the one it found (scripts/install/chromium.mjs). */
export const CHROMIUM_PATH =
  process.env.CHROMIUM_PATH || PLACES.find((path) => existsSync(path)) || "chromium";

/** Chromium for tests, without what reaches for the network. @param more switches of one test. */
export const launchOptions = (...more: readonly string[]) => ({
  executablePath: CHROMIUM_PATH,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    // A process less: a tenth of a test's time.
    "--in-process-gpu",
    // A page that opens or goes to another site starts no process of its own: half of what it takes.
    "--renderer-process-limit=1",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    ...more,
  ],
});
