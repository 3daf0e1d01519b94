import { existsSync } from "node:fs";

/** Where Debian puts it; without its window it does the same in less than half the time. */
const PLACES = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The browser of the tests. `npm test` names the one that it found (scripts/install/chromium.mjs). */
export const CHROMIUM_PATH =
  process.env.CHROMIUM_PATH || PLACES.find((path) => existsSync(path)) || "chromium";
