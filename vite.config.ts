import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./vite/chunks.ts";
import { loadParts } from "./vite/load-parts.ts";
import { notices } from "./vite/notices.ts";
import { hasOfflineCopy, publicOrigin } from "./vite/settings.ts";
import { siteInDevelopment } from "./vite/site-in-development.ts";

const ORIGIN = "import.meta.env.SITE_ORIGIN";
const offlineCopy = hasOfflineCopy();
const folder = process.env.BUNDLE_DIR ?? ".output";
/** Packages to put into the server bundle: Node would otherwise load them module by module, or they need `NODE_ENV`. */
const BUNDLED = [/^@ariakit\//, "feedsmith", "hono", "react", "react-dom"];

/**
 * The service worker, and the one that removes it (docs/deploying.md). Without an offline copy, the second replaces the
 * first.
 */
const serviceWorkers = offlineCopy
  ? { sw: "app/offline/worker.ts", "sw-off": "app/offline/worker-off.ts" }
  : { sw: "app/offline/worker-off.ts" };

/**
 * Three builds in one run: what browsers load, its service workers, and the site with its export, which lists those
 * files.
 */
export default defineConfig(({ command }) => ({
  appType: "custom",
  base: process.env.BASE_PATH ?? "/",
  define: {
    [ORIGIN]: JSON.stringify(publicOrigin()),
    // No offline copy in development.
    "import.meta.env.OFFLINE_COPY": JSON.stringify(command === "build" && offlineCopy),
    "import.meta.env.EDITION": JSON.stringify(process.env.EDITION ?? "demo"),
  },
  plugins: [react(), loadParts(), notices(), siteInDevelopment()],
  builder: {
    buildApp: async (builder) => {
      const { client, worker, ssr } = builder.environments;
      if (!client || !worker || !ssr) throw new Error("An environment of the build is missing.");
      // Side by side: the site needs none of the browsers' files.
      await Promise.all([
        builder.build(client).then(() => builder.build(worker)),
        builder.build(ssr),
      ]);
    },
  },
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: false,
    emptyOutDir: true,
    // On a busy machine Rolldown would warn about slow plugins.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: `${folder}/client`,
        manifest: true,
        license: true,
        rolldownOptions: {
          input: [
            "app/entry.client.ts",
            "app/desk/main.tsx",
            "app/styles/site.css",
            "app/styles/sheets.css",
          ],
          optimization: { inlineConst: { mode: "all" } },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    // Each is one script without imports: not every supported browser runs service workers that are modules.
    worker: {
      consumer: "client",
      build: {
        outDir: `${folder}/client`,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: serviceWorkers,
          optimization: { inlineConst: { mode: "all" } },
          output: { entryFileNames: "[name].js" },
        },
      },
    },
    // Dynamic imports of modules that the site also imports statically are intended.
    // Minified, because documents contain the inline script's source text (app/document/first-paint.ts).
    ssr: {
      resolve: command === "build" ? { noExternal: BUNDLED } : {},
      define: {
        "process.env.NODE_ENV": JSON.stringify(command === "build" ? "production" : "development"),
        // One build of the server edition can serve any origin, which is set at startup.
        ...(process.env.EDITION === "server" ? { [ORIGIN]: "process.env.SITE_ORIGIN" } : {}),
      },
      build: {
        outDir: `${folder}/server`,
        copyPublicDir: false,
        minify: true,
        rolldownOptions: {
          checks: { ineffectiveDynamicImport: false },
          input: {
            site: "app/site.tsx",
            "export-site": "publish/export-site.ts",
            publish: "publish/publish.ts",
          },
          // In one folder: modules find the browser's files relative to their own.
          output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
        },
      },
    },
  },
}));
