// Installs the programs that the tests need; `npm test` runs it in parallel with the checks of the sources.
import { chromium } from "./chromium.mjs";
import { nginx } from "./nginx.mjs";
import { postgres } from "./postgres.mjs";

postgres();
nginx();
chromium();
