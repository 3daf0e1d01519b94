import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { site } from "../content/site.ts";
import { problemWords } from "./database/problem.ts";
import { readSettings } from "./settings.ts";
import { loadSite } from "./site/load-site.ts";
import { type RunningServer, startServer } from "./start.ts";

/* The server edition's entry point: reads the settings, starts, prints the address, shuts down cleanly. */
const root = resolve(import.meta.dirname, "..");
const bundle = process.env["BUNDLE_DIR"] ?? join(root, ".output-server");

async function run(): Promise<RunningServer> {
  const settings = readSettings(process.env);
  // Pages contain the site's own address.
  process.env["SITE_ORIGIN"] = settings.origin;
  const handler = join(bundle, "server/site.js");
  if (!existsSync(handler)) {
    throw new Error("The site is not built for the server. Run `npm run start:server`.");
  }
  const running = await startServer({
    settings,
    site: await loadSite(handler),
    clientFolder: join(bundle, "client"),
    root,
  });
  const { setUpLink } = running;
  // Printed in one write, so that a program waiting for the desk's line has the link too.
  console.log(
    `\n${site.name} is at ${settings.origin}\nThe desk is at ${settings.origin}/admin${
      setUpLink === undefined
        ? ""
        : `\n\nMake the first account here, within an hour:\n${setUpLink}\n`
    }`,
  );
  return running;
}

try {
  const starting = run();
  // Registered before startup finishes: as a container's first process it would otherwise ignore signals.
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      void starting.then((running) => running.stop()).then(() => process.exit(0));
    });
  }
  await starting;
} catch (error) {
  console.error(problemWords(error));
  process.exit(1);
}
