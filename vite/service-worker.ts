import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Bundles the service worker with the browser's scripts, as a file of its own: at the root of the site,
 * under a name that never changes. Beside it lies the one that takes it away (docs/deploying.md).
 *
 * @param offlineCopy whether the site offers an offline copy; else `sw.js` is the one that takes it away.
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
        // As a module it would not run in every browser that is served.
        if (script?.type !== "chunk" || script.imports.length > 0 || script.exports.length > 0) {
          this.error(`${fileName} must be one script, without imports and exports`);
        }
      }
    },
  };
}
