import { createServer } from "node:http";
import { claimFolder } from "./database/open.ts";
import { databaseProblem } from "./database/problem.ts";
import { listen } from "./http/web-server.ts";
import { readSettings } from "./settings.ts";

/*
 * What can be told before anything is built: a wrong setting, a port that is taken, a data folder that
 * another server uses or that cannot be written.
 */
try {
  const { host, port, dataFolder, databaseUrl } = readSettings(process.env);
  const release = databaseUrl === undefined ? claimFolder(dataFolder) : () => {};
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
