import { existsSync } from "node:fs";

/** Debian's paths; the headless shell takes less than half the time. */
const PLACES = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The browser for tests. `npm test` passes the one it found (scripts/install/chromium.mjs). */
export const CHROMIUM_PATH =
  process.env.CHROMIUM_PATH || PLACES.find((path) => existsSync(path)) || "chromium";
