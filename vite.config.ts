import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { hasOfflineCopy } from "./app/offline/switch.ts";
import { publicOrigin } from "./app/seo/public-root.ts";
import { chunkGroups } from "./vite/chunks.ts";
import { reloadDocuments } from "./vite/reload-documents.ts";
import { serviceWorker } from "./vite/service-worker.ts";

const ORIGIN = "import.meta.env.SITE_ORIGIN";
const offlineCopy = hasOfflineCopy();

export default defineConfig(({ command }) => ({
  base: process.env.BASE_PATH ?? "/",
  define: {
    [ORIGIN]: JSON.stringify(publicOrigin()),
    // Nothing is saved while developing.
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
    // Rolldown warns about slow plugins on a busy machine.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        license: true,
        rolldownOptions: {
          // The service worker shares constants with the pages, and may import nothing.
          optimization: { inlineConst: { mode: "all" } },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    // What the browser fetches when it is needed, the request handler has at hand: expected.
    // Minified, since the text of the inline script is served (app/document/first-paint.ts).
    ssr: {
      // One build of the server edition, as in an image, serves any address: it is asked for at the start.
      define: process.env.EDITION === "server" ? { [ORIGIN]: "process.env.SITE_ORIGIN" } : {},
      build: { minify: true, rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
    },
  },
}));
