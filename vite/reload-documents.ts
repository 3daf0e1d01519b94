import type { Plugin } from "vite";

/**
 * In development, reloads the document after a change to something that only the server renders: a module
 * that is not in the browser, or a file in `content/`.
 */
export function reloadDocuments(): Plugin {
  return {
    name: "reload-documents",
    apply: "serve",
    configureServer({ config, environments, watcher }) {
      const content = `${config.root}/content/`;
      watcher.add(content);
      watcher.on("all", (_event, file) => {
        if (file.startsWith(content)) environments.client?.hot.send({ type: "full-reload" });
      });
    },
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      const { client } = server.environments;
      if (client?.moduleGraph.getModulesByFile(file)?.size) return;
      client?.hot.send({ type: "full-reload" });
    },
  };
}
