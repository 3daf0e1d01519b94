import { createServer } from "node:http";
import { lockDataFolder } from "./database/open.ts";
import { problemWords } from "./database/problem.ts";
import { listen } from "./http/web-server.ts";
import { readSettings } from "./settings.ts";

/*
 * Finds problems before the build starts: an invalid setting, a busy port, a data folder that another
 * server uses or that is not writable.
 */
try {
  const settings = readSettings(process.env);
  const release = lockDataFolder(settings);
  const probe = createServer();
  try {
    await listen(probe, settings.host, settings.port);
  } finally {
    probe.close();
    release();
  }
} catch (error) {
  console.error(problemWords(error));
  process.exit(1);
}
