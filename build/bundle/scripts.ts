import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { comfortScript } from "../vite/boot-script.ts";
import { bundleScript } from "../vite/bundle-script.ts";
import { SCRIPTS } from "./scripts-folder.ts";

/**
 * Bundles what runs beside React: the part without it, the page's side of the service worker, the worker
 * that removes it, and the worker itself, which lacks the list of what it saves.
 */
export async function writeScripts(bundle: string, base: string): Promise<void> {
  const folder = join(bundle, SCRIPTS);
  mkdirSync(folder, { recursive: true });
  const scripts = {
    "comfort.js": await comfortScript(base),
    "offline.js": await bundleScript("app/offline/page.ts", "es", { BASE_URL: base }),
    "sw-off.js": await bundleScript("app/offline/worker-off.ts", "iife", {}),
    "sw.js": await bundleScript("app/offline/worker.ts", "iife", {}),
  };
  for (const [name, code] of Object.entries(scripts)) writeFileSync(join(folder, name), code);
}
