import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Bundles the service worker as a separate file with a fixed name at the site's root, together with the
 * worker that removes it (docs/deploying.md).
 *
 * @param offlineCopy whether the site offers an offline copy; otherwise `sw.js` is the removing worker.
 */
export function serviceWorker(offlineCopy: boolean): Plugin {
  const scripts = offlineCopy
    ? { "sw.js": "worker.ts", "sw-off.js": "worker-off.ts" }
    : { "sw.js": "worker-off.ts" };
  return {
    name: "service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      const folder = join(this.environment.config.root, "app/offline");
      for (const [fileName, script] of Object.entries(scripts)) {
        this.emitFile({ type: "chunk", id: join(folder, script), fileName });
      }
    },
    generateBundle(_, bundle) {
      for (const fileName of Object.keys(scripts)) {
        const script = bundle[fileName];
        // Not every supported browser runs module service workers.
        if (script?.type !== "chunk" || script.imports.length > 0 || script.exports.length > 0) {
          this.error(`${fileName} must be one script, without imports and exports`);
        }
      }
    },
  };
}
