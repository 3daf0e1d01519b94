import type { Plugin } from "vite";

/**
 * In development, answers the addresses of the blog's data files from `content/`, and reloads the
 * page when a file there changes, so that an edit shows without a restart.
 */
export function contentFiles(): Plugin {
  return {
    name: "content-files",
    apply: "serve",
    configureServer(server) {
      server.watcher.add(`${server.config.root}/content`);
      server.watcher.on("all", (_event, file) => {
        if (!file.startsWith(`${server.config.root}/content/`)) return;
        server.environments.ssr?.moduleGraph.invalidateAll();
        server.hot.send({ type: "full-reload" });
      });
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        if (!pathname.endsWith(".json")) return next();
        const base = server.config.base.replace(/\/$/, "");
        // Loaded through the server, so that a change to the renderer does not restart it.
        const { contentOnDisk } = await server.ssrLoadModule("/build/content/publish.ts");
        const { dataFile } = await server.ssrLoadModule("/build/site/data-files.ts");
        const json: unknown = dataFile(
          contentOnDisk(server.config.root),
          pathname.slice(base.length),
        );
        if (typeof json !== "string") return next();
        response.setHeader("content-type", "application/json");
        response.end(json);
      });
    },
  };
}
