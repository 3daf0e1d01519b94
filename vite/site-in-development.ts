import { getRequestListener } from "@hono/node-server";
import { isRunnableDevEnvironment, type Plugin } from "vite";

/**
 * In development, answers every address that is not a module with the site's current sources, and reloads the document
 * after a change to something that only the server renders. The server edition calls the site itself (server/dev.ts).
 */
export function siteInDevelopment(): Plugin {
  return {
    name: "site-in-development",
    apply: "serve",
    configureServer(vite) {
      const { config, environments, watcher } = vite;
      const content = `${config.root}/content/`;
      watcher.add(content);
      watcher.on("all", (_event, file) => {
        if (file.startsWith(content)) environments.client.hot.send({ type: "full-reload" });
      });
      const { ssr } = environments;
      if (config.server.middlewareMode || !isRunnableDevEnvironment(ssr)) return undefined;
      const answer = getRequestListener(async (request) => {
        const { site } = await ssr.runner.import<typeof import("../app/site.tsx")>("/app/site.tsx");
        const { contentOnDisk } = await ssr.runner.import<
          typeof import("../app/backend/files/content.ts")
        >("/app/backend/files/content.ts");
        return site.fetch(request, { content: contentOnDisk(".") });
      });
      // After Vite's own middleware, which has removed the base path.
      return () => {
        vite.middlewares.use((request, response) => void answer(request, response));
      };
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      const { client } = server.environments;
      if (client.moduleGraph.getModulesByFile(file)?.size) return;
      client.hot.send({ type: "full-reload" });
    },
  };
}
