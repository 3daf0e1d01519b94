// `npm run dev:server`: the server edition in development mode, with its database in data/.
import { install } from "./install/install.mjs";
import { run } from "./run.mjs";

install();
const port = process.env.PORT || "4322";
run("Starting the server edition for development (stop with Ctrl+C)", "node", ["server/dev.ts"], {
  env: {
    EDITION: "server",
    OFFLINE_COPY: "off",
    SITE_ORIGIN: process.env.SITE_ORIGIN || `http://localhost:${port}`,
  },
});
