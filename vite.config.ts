import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { hasOfflineCopy } from "./app/offline/switch.ts";
import { publicOrigin } from "./app/seo/addresses/public-root.ts";
import { chunkGroups } from "./vite/chunks.ts";
import { reloadDocuments } from "./vite/reload-documents.ts";
import { serviceWorker } from "./vite/service-worker.ts";

const ORIGIN = "import.meta.env.SITE_ORIGIN";
const offlineCopy = hasOfflineCopy();

export default defineConfig(({ command }) => ({
  base: process.env.BASE_PATH ?? "/",
  define: {
    [ORIGIN]: JSON.stringify(publicOrigin()),
    // No offline copy in development.
    "import.meta.env.OFFLINE_COPY": JSON.stringify(command === "build" && offlineCopy),
    "import.meta.env.EDITION": JSON.stringify(process.env.EDITION ?? "demo"),
    "import.meta.env.NEWSLETTER": JSON.stringify(process.env.NEWSLETTER ?? "off"),
  },
  plugins: [reloadDocuments(), serviceWorker(offlineCopy), reactRouter()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: false,
    // On a busy machine Rolldown would warn about slow plugins.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        license: true,
        rolldownOptions: {
          // The service worker shares constants with the pages, but must not import anything.
          optimization: { inlineConst: { mode: "all" } },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    // Dynamic imports of modules that the handler also imports statically are intended.
    // Minified, because the handler serves the inline script's source text (app/document/first-paint.ts).
    ssr: {
      // Node would load their 400 modules one by one, which takes a fifth of a small export.
      resolve: { noExternal: [/^@ariakit\//, "feedsmith"] },
      // One build of the server edition can serve any origin, which is set at startup.
      define: process.env.EDITION === "server" ? { [ORIGIN]: "process.env.SITE_ORIGIN" } : {},
      build: { minify: true, rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
    },
  },
}));
