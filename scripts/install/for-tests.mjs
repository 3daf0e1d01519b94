// Installs the programs that the tests need; `npm test` runs it beside the checks of the sources.
import { chromium } from "./chromium.mjs";
import { nginx } from "./nginx.mjs";
import { postgres } from "./postgres.mjs";

postgres();
nginx();
chromium();
