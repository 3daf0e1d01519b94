// `npm run start:server`: from a fresh clone to the server edition.
import { install } from "./install.mjs";
import { run } from "./run.mjs";

install();
run("Checking the settings", "node", ["server/before-start.ts"]);
const port = process.env.PORT || "4322";
const settings = {
  EDITION: "server",
  BUNDLE_DIR: ".output-server",
  OFFLINE_COPY: "off",
  // Without mail no address can be confirmed, and the signup says so.
  NEWSLETTER: process.env.SMTP_URL ? "on" : "off",
  SITE_ORIGIN: process.env.SITE_ORIGIN || `http://localhost:${port}`,
};
run("Building the site", "node", ["publish/bundle.ts"], { env: settings });
run("Starting the server (stop with Ctrl+C)", "node", ["server/main.ts"], { env: settings });
