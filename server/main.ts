import "../app/production.ts";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { site } from "../content/site.ts";
import { databaseProblem } from "./database/problem.ts";
import { readSettings } from "./settings.ts";
import { loadSite } from "./site/load-site.ts";
import { type RunningServer, startServer } from "./start.ts";

/*
 * The server edition: reads the settings, starts, says where it is, and ends in good order.
 */
const root = resolve(import.meta.dirname, "..");
const bundle = process.env["BUNDLE_DIR"] ?? join(root, ".output-server");

async function run(): Promise<RunningServer> {
  const settings = readSettings(process.env);
  // The site's pages name their own address.
  process.env["SITE_ORIGIN"] = settings.origin;
  const handler = join(bundle, "server/index.js");
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
  // In one piece: whoever waits for the line of the desk has the link too.
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
  // At once: the first process of a container would not even hear a signal that comes during the start.
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      void starting.then((running) => running.stop()).then(() => process.exit(0));
    });
  }
  await starting;
} catch (error) {
  const words = databaseProblem(error) ?? (error instanceof Error ? error.message : String(error));
  console.error(words);
  process.exit(1);
}
