import { createServer } from "node:http";
import { lockDataFolder } from "./database/open.ts";
import { databaseProblem } from "./database/problem.ts";
import { listen } from "./http/web-server.ts";
import { readSettings } from "./settings.ts";

/*
 * Finds problems before the build starts: an invalid setting, a busy port, a data folder that another
 * server uses or that is not writable.
 */
try {
  const { host, port, dataFolder, databaseUrl } = readSettings(process.env);
  const release = databaseUrl === undefined ? lockDataFolder(dataFolder) : () => {};
  const probe = createServer();
  try {
    await listen(probe, host, port);
  } finally {
    probe.close();
    release();
  }
} catch (error) {
  console.error(databaseProblem(error) ?? (error instanceof Error ? error.message : String(error)));
  process.exit(1);
}
