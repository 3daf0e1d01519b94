import type { Plugin } from "vite";
import { bundleScript } from "./bundle-script.ts";
import { hasOfflineCopy } from "../offline/switch.ts";

const ID = "virtual:boot-script";

/**
 * `virtual:boot-script` is the text of `app/boot/boot.ts`, bundled and minified, which the document
 * carries inline. In the browser's own bundle the module is empty: the script has run by then.
 */
export function bootScript(): Plugin {
  let building = false;
  return {
    name: "boot-script",
    configResolved({ command }) {
      building = command === "build";
    },
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (this.environment.name === "client") return 'export default ""';
      const script = await bundleScript("app/boot/boot.ts", "iife", {
        BASE_URL: process.env.BASE_PATH ?? "/",
        OFFLINE_COPY: building && hasOfflineCopy(),
      });
      return `export default ${JSON.stringify(script.trim())}`;
    },
    configureServer(server) {
      server.middlewares.use(async ({ url }, response, next) => {
        if (url !== `${server.config.base}comfort.js`) return next();
        response.setHeader("content-type", "text/javascript");
        response.end(await comfortScript(server.config.base));
      });
    },
    hotUpdate({ file, server }) {
      if (!file.includes("/app/boot/")) return;
      const modules = server.environments.ssr?.moduleGraph.getModuleById(`\0${ID}`);
      if (modules) server.environments.ssr?.moduleGraph.invalidateModule(modules);
    },
  };
}

/** The text of `comfort.js`, which the boot script fetches after the first paint. */
export function comfortScript(base: string): Promise<string> {
  return bundleScript("app/comfort/comfort.ts", "iife", { BASE_URL: base });
}
