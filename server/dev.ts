import { resolve } from "node:path";
import { createServer } from "vite";
import { readSettings } from "./settings.ts";
import { startServer } from "./start.ts";

/*
 * The server edition for development: Vite serves the browser's modules, every page is rendered from the
 * current sources on each request, and the API and the database are the real ones.
 */
const root = resolve(import.meta.dirname, "..");
const settings = readSettings(process.env);
const vite = await createServer({
  root,
  appType: "custom",
  server: { middlewareMode: true },
});
const running = await startServer({
  settings,
  site: async (request, content) => {
    const module = await vite.ssrLoadModule("/app/site.tsx");
    const { site } = module as typeof import("../app/site.tsx");
    return site.fetch(request, { content });
  },
  clientFolder: resolve(root, "public"),
  root,
  cacheBytes: 0,
  before: vite.middlewares,
});
console.log(`\nThe desk is at ${settings.origin}/admin`);
if (running.setUpLink !== undefined) console.log(`Make the first account: ${running.setUpLink}`);

process.once("SIGINT", () => {
  void Promise.all([running.stop(), vite.close()]).then(() => process.exit(0));
});
